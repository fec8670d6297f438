import { useUnit } from 'effector-react'
import { type ComponentType, lazy, Suspense, useEffect, useEffectEvent } from 'react'
import { Button } from '@/design-system/Button'
import { useIntl } from '@/shared/i18n'
import { retry } from '@/shared/loadable'
import { tipRequested } from '@/shared/overlays'
import { messages } from '../messages'
import type { RegionFailureProps } from './Failures'

const loadFailures = () => import('./Failures')
const RegionFailure = orInline<RegionFailureProps>(async () => (await loadFailures()).RegionFailure)
const PageFailure = orInline(async () => (await loadFailures()).PageFailure)

/** Takes the place of a region that failed; its designed form is loaded when it is needed. */
export function LazyRegionFailure({ onRetry }: RegionFailureProps) {
  return (
    <Suspense fallback={<InlineFailure onRetry={onRetry} />}>
      <RegionFailure onRetry={onRetry} />
    </Suspense>
  )
}

/** Takes the place of the whole page, in the same way. */
export function LazyPageFailure() {
  return (
    <Suspense fallback={<InlineFailure />}>
      <PageFailure />
    </Suspense>
  )
}

/** One line: for a small region, and as long as the designed form is not loaded. */
export function InlineFailure({ onRetry = () => window.location.reload() }: Partial<RegionFailureProps>) {
  const { formatMessage } = useIntl()
  return (
    <p role="alert">
      {formatMessage(messages.regionFailed)} <Button onClick={onRetry}>{formatMessage(messages.tryAgain)}</Button>
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
      actionCallbacks: [{ label: messages.tryAgain, onSelect: () => failedRegions.forEach((start) => start()) }],
      closeCallback: (reason) => {
        if (reason !== 'acted') dismiss()
      },
    })
    return () => void failedRegions.delete(onRetry)
  }, [onRetry, requestTip])

  return null
}

/** The designed form must not fail in its turn when its file is gone with its build. */
function orInline<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await retry(load).catch(() => InlineFailure as ComponentType<Props>) }))
}
