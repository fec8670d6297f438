import { useUnit } from 'effector-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { RetryButton, retryMessages } from '@/features/retry'
import { useIntl } from '@/shared/i18n'
import { loadable } from '@/shared/loadable'
import { tipRequested } from '@/shared/overlays'
import { messages } from '../messages'
import type { RegionFailureProps } from './Failures'

/** The designed forms; as long as they are missing, one line takes their place. */
const failures = loadable(() => import('./Failures'))

/** Takes the place of a region that failed; its designed form is loaded when it is needed. */
export function LazyRegionFailure({ onRetry }: RegionFailureProps) {
  const { module } = failures.useModule(true)
  return module ? <module.RegionFailure onRetry={onRetry} /> : <InlineFailure onRetry={onRetry} />
}

/** Takes the place of the whole page, in the same way. */
export function LazyPageFailure() {
  const { module } = failures.useModule(true)
  return module ? <module.PageFailure /> : <InlineFailure />
}

/** One line: for a small region, and as long as the designed form is not loaded. */
export function InlineFailure({ onRetry = () => window.location.reload() }: Partial<RegionFailureProps>) {
  const { formatMessage } = useIntl()
  return (
    <p role="alert">
      {formatMessage(messages.regionFailed)} <RetryButton onClick={onRetry} />
    </p>
  )
}

type FailureWithTipProps = RegionFailureProps & {
  /** Without one where another tip says it: a file that is gone has the tip of the new version. */
  withTip: boolean
}

type LazyOverlayFailureProps = FailureWithTipProps & { onDismiss?: (() => void) | undefined }

/** Takes the place of a region over the page, until it is closed. */
export function LazyOverlayFailure({ onRetry, withTip, onDismiss }: LazyOverlayFailureProps) {
  const [closed, setClosed] = useState(false)
  const { module, failed } = failures.useModule(true)

  function close() {
    setClosed(true)
    onDismiss?.()
  }

  useFailedRegion({ onRetry, withTip, onClose: close })
  if (closed) return null
  if (!module) return failed && <InlineFailure onRetry={onRetry} />
  return <module.OverlayFailure onRetry={restartRegions} onClose={closeRegions} />
}

/** Takes the place of a button, or of something in the header that has no more room than one. */
export function LazyButtonFailure({ onRetry, withTip }: FailureWithTipProps) {
  const { module, failed } = failures.useModule(true)
  useFailedRegion({ onRetry, withTip })
  return module ? <module.ButtonFailure onRetry={onRetry} /> : failed && <InlineFailure onRetry={onRetry} />
}

/** There is one tip, and one place over the page: what is chosen there holds for all regions that failed. */
const failedRegions = new Set<{ start: () => void; close: () => void }>()
const restartRegions = () => failedRegions.forEach(({ start }) => start())
const closeRegions = () => failedRegions.forEach(({ close }) => close())

/**
 * Says in a tip, besides what stands in its place, that a region failed. A graver tip may keep it away, so that only
 * the person closes the region with it.
 */
function useFailedRegion({ onRetry, withTip, onClose }: FailureWithTipProps & { onClose?: () => void }): void {
  const requestTip = useUnit(tipRequested)
  const close = useEffectEvent(() => onClose?.())

  useEffect(() => {
    const region = { start: onRetry, close: () => close() }
    failedRegions.add(region)
    if (withTip)
      requestTip({
        severity: 'error',
        closeBehavior: 'manual',
        title: messages.regionFailed,
        message: messages.regionFailedText,
        actionCallbacks: [{ label: retryMessages.tryAgain, onSelect: restartRegions }],
        closeCallback: (reason) => {
          if (reason === 'closed') closeRegions()
        },
      })
    return () => void failedRegions.delete(region)
  }, [onRetry, withTip, requestTip])
}
