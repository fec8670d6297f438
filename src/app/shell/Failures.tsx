import { allSettled } from 'effector'
import { Suspense, useEffect } from 'react'
import { createPortal } from 'react-dom'
import { useLocation, useMatches, useRouteError } from 'react-router-dom'
import { isApiError } from '@/api'
import { ErrorState } from '@/design-system/ErrorState'
import { IconButton } from '@/design-system/IconButton'
import { Icon, TriangleAlertIcon } from '@/design-system/icons'
import { LogoLoader } from '@/design-system/LogoLoader'
import { Page } from '@/design-system/Page'
import { Tip } from '@/design-system/Tip'
import { RetryButton } from '@/features/retry'
import { $user } from '@/features/session'
import { tipMessages } from '@/features/tips'
import { reportError } from '@/shared/errors'
import { focusHeading } from '@/shared/focus-heading'
import { useIntl } from '@/shared/i18n'
import { loadable } from '@/shared/loadable'
import type { Route } from '@/shared/routes'
import { scope } from '@/shared/scope'
import { messages } from '../messages'
import { messages as lateMessages } from './messages'
import styles from './Failures.module.css'
import { isMissingChunk } from './new-version'

const notifications = loadable(() => import('@/features/notifications'))
const errorPages = loadable(() => import('@/features/error-pages'))
const NotFoundPage = errorPages.component('NotFoundPage')
const ForbiddenPage = errorPages.component('ForbiddenPage')

/**
 * Takes the place of the whole page: the 403 or 404 of the page's subject, at its own address; else a designed failure.
 */
export function PageFailure() {
  const { formatMessage } = useIntl()
  const error = useRouteError()
  const route = useMatches().at(-1)?.handle as Route | undefined
  const refusal = isApiError(error) && (error.kind === 'not-found' || error.kind === 'forbidden') ? error : null
  const isMissing = refusal?.kind === 'not-found'
  const entity = refusal && (entityOf(refusal.code, isMissing ? '-not-found' : '-forbidden') ?? route?.errorEntity)
  const { pathname } = useLocation()

  useEffect(() => {
    if (!isApiError(error) && !isMissingChunk(error)) reportError(error, 'the page')
  }, [error])
  useEffect(() => {
    // A failed chunk has a tip of its own.
    if (refusal) reportToNotifications(pathname).catch(() => undefined)
  }, [refusal, pathname])

  if (refusal) {
    const ErrorPage = isMissing ? NotFoundPage : ForbiddenPage
    return (
      <Suspense fallback={<LogoLoader label={formatMessage(lateMessages.pageLoading)} />}>
        <ErrorPage entity={entity ?? undefined} requestId={refusal.requestId} />
        <FocusTaken />
      </Suspense>
    )
  }
  return <RegionFailure onRetry={() => window.location.reload()} />
}

/** What had the focus is gone with the page, and its heading was looked for before this one was there. */
function FocusTaken() {
  useEffect(() => {
    if (document.activeElement === null || document.activeElement === document.body) focusHeading()
  }, [])
  return null
}

export type RegionFailureProps = { onRetry: () => void }

/** Takes the place of a region that failed. */
export function RegionFailure({ onRetry }: RegionFailureProps) {
  const { formatMessage } = useIntl()
  return (
    <Page>
      <ErrorState
        title={formatMessage(messages.regionFailed)}
        description={formatMessage(messages.regionFailedText)}
        action={<RetryButton onClick={onRetry} />}
      />
    </Page>
  )
}

/** Takes the place of a region over the page that failed. Of several the first stands for all. */
export function OverlayFailure({ onRetry, onClose }: RegionFailureProps & { onClose: () => void }) {
  const { formatMessage } = useIntl()
  return createPortal(
    // As the tips: a press on it closes nothing below, and modals leave it operable.
    <div role="alert" data-keeps-panels="" data-react-aria-top-layer="" className={styles.overlay}>
      <Tip
        tone="error"
        toneLabel={formatMessage(tipMessages.error)}
        title={formatMessage(messages.regionFailed)}
        actions={<RetryButton size="sm" onClick={onRetry} />}
        closeLabel={formatMessage(tipMessages.close)}
        onClose={onClose}
      >
        {formatMessage(messages.regionFailedText)}
      </Tip>
    </div>,
    document.body,
  )
}

/** Takes the place of a button that failed, or of what has no more room than one. */
export function ButtonFailure({ onRetry }: RegionFailureProps) {
  const { formatMessage } = useIntl()
  return (
    <span role="alert">
      <IconButton
        label={formatMessage(lateMessages.headerPartFailed)}
        icon={<Icon of={TriangleAlertIcon} />}
        onClick={onRetry}
      />
    </span>
  )
}

/**
 * The server's code names what is missing or forbidden: `workflow-forbidden` on a post's page concerns its workflow.
 */
function entityOf(code: string, ending: '-not-found' | '-forbidden'): string | undefined {
  return code.endsWith(ending) ? code.slice(0, -ending.length) : undefined
}

/** A notification that leads to this path says so from now on. Notifications are no part of the first load. */
async function reportToNotifications(path: string): Promise<void> {
  const { unavailablePageFound } = await notifications.load()
  const user = scope.getState($user)
  if (user !== null) await allSettled(unavailablePageFound, { scope, params: { userId: user.id, path } })
}
