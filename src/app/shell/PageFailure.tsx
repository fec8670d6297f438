import { lazy, Suspense, useEffect } from 'react'
import { useLocation, useMatches, useRouteError } from 'react-router-dom'
import { isApiError } from '@/api'
import { reportError } from '@/shared/errors'
import { retry } from '@/shared/loadable'
import type { Route } from '@/shared/routes'
import { isMissingChunk } from './new-version'
import { RegionFailure } from './RegionFailure'
import { useGonePage } from './use-gone-page'

const loadPages = () => import('@/features/error-pages')
const NotFoundPage = lazy(async () => ({ default: (await retry(loadPages)).NotFoundPage }))
const ForbiddenPage = lazy(async () => ({ default: (await retry(loadPages)).ForbiddenPage }))

/** What stands in for the whole page: the 403 or 404 of the thing asked for, at its own address; else a designed failure. */
export function PageFailure() {
  const error = useRouteError()
  const row = useMatches().at(-1)?.handle as Route | undefined
  const stands = isApiError(error) && (error.kind === 'not-found' || error.kind === 'forbidden') ? error : null
  const isMissing = stands?.kind === 'not-found'
  const entity = stands && (closedEntity(stands.code, isMissing ? '-not-found' : '-forbidden') ?? row?.errorEntity)
  const { pathname } = useLocation()
  useGonePage(stands ? pathname : null)

  useEffect(() => {
    if (!isApiError(error) && !isMissingChunk(error)) reportError(error, 'the page')
  }, [error])

  if (stands) {
    const Stand = isMissing ? NotFoundPage : ForbiddenPage
    return (
      <Suspense>
        <Stand entity={entity ?? undefined} requestId={stands.requestId} />
      </Suspense>
    )
  }
  return <RegionFailure onRetry={() => window.location.reload()} />
}

/** The server's code names what is missing or closed: `workflow-forbidden` on the page of a post is about the workflow. */
function closedEntity(code: string, ending: '-not-found' | '-forbidden'): string | undefined {
  return code.endsWith(ending) ? code.slice(0, -ending.length) : undefined
}
