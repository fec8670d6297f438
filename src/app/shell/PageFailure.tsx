import { lazy, Suspense, useEffect } from 'react'
import { useMatches, useRouteError } from 'react-router-dom'
import { isApiError } from '@/api'
import { reportError } from '@/shared/errors'
import type { RouteRow } from '../routes/route'
import { isMissingChunk } from './new-version'
import { RegionFailure } from './RegionFailure'

const NotFoundPage = lazy(async () => ({ default: (await import('@/features/error-pages')).NotFoundPage }))
const ForbiddenPage = lazy(async () => ({ default: (await import('@/features/error-pages')).ForbiddenPage }))

/** What stands in for the whole page: the 403 or 404 of the thing asked for, at its own address; else a designed failure. */
export function PageFailure() {
  const error = useRouteError()
  const row = useMatches().at(-1)?.handle as RouteRow | undefined

  useEffect(() => {
    if (!isApiError(error) && !isMissingChunk(error)) reportError(error, 'the page')
  }, [error])

  if (isApiError(error) && (error.kind === 'not-found' || error.kind === 'forbidden')) {
    const isMissing = error.kind === 'not-found'
    const entity = closedEntity(error.code, isMissing ? '-not-found' : '-forbidden') ?? row?.errorEntity
    const Stand = isMissing ? NotFoundPage : ForbiddenPage
    return (
      <Suspense>
        <Stand entity={entity} requestId={error.requestId} />
      </Suspense>
    )
  }
  return <RegionFailure onRetry={() => window.location.reload()} />
}

/** The server's code names what is missing or closed: `workflow-forbidden` on the page of a post is about the workflow. */
function closedEntity(code: string, ending: '-not-found' | '-forbidden'): string | undefined {
  return code.endsWith(ending) ? code.slice(0, -ending.length) : undefined
}
