import { useUnit } from 'effector-react'
import { useEffect, useEffectEvent } from 'react'
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

type RegionFailureTipProps = RegionFailureProps & { onDismiss?: (() => void) | undefined }

/** Only one tip is on the screen at a time: its button starts every region anew that failed. */
const failedRegions = new Set<() => void>()

/** Says in a tip that a region failed whose own place is small or over the page. */
export function RegionFailureTip({ onRetry, onDismiss }: RegionFailureTipProps) {
  const requestTip = useUnit(tipRequested)
  const dismiss = useEffectEvent(() => onDismiss?.())

  useEffect(() => {
    failedRegions.add(onRetry)
    requestTip({
      severity: 'error',
      closeBehavior: 'manual',
      title: messages.regionFailed,
      message: messages.regionFailedText,
      actionCallbacks: [{ label: retryMessages.tryAgain, onSelect: () => failedRegions.forEach((start) => start()) }],
      closeCallback: (reason) => {
        if (reason !== 'acted') dismiss()
      },
    })
    return () => void failedRegions.delete(onRetry)
  }, [onRetry, requestTip])

  return null
}
