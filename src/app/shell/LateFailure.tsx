import { type ComponentType, lazy, Suspense } from 'react'
import { Button } from '@/design-system/Button'
import { useIntl } from '@/shared/i18n'
import { retry } from '@/shared/loadable'
import { messages } from '../messages'
import type { RegionFailureProps } from './RegionFailure'

const loadFailures = () => import('./Failures')
const RegionFailure = late<RegionFailureProps>(async () => (await loadFailures()).RegionFailure)
const PageFailure = late(async () => (await loadFailures()).PageFailure)

/** Stands in for a region that broke; its designed form is asked for when it is needed, unless the overlays have brought it. */
export function LateRegionFailure({ onRetry }: RegionFailureProps) {
  return (
    <Suspense fallback={<PlainFailure onRetry={onRetry} />}>
      <RegionFailure onRetry={onRetry} />
    </Suspense>
  )
}

/** Stands in for the whole page, in the same way. */
export function LatePageFailure() {
  return (
    <Suspense fallback={<PlainFailure />}>
      <PageFailure />
    </Suspense>
  )
}

/** Without its own file a failure still says what it is, in the words that came with the first screen. */
function PlainFailure({ onRetry = () => window.location.reload() }: Partial<RegionFailureProps>) {
  const { formatMessage } = useIntl()
  return (
    <p role="alert">
      {formatMessage(messages.regionFailed)} <Button onClick={onRetry}>{formatMessage(messages.tryAgain)}</Button>
    </p>
  )
}

/** A failure must not break in its turn when its file is gone with its build. */
function late<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await retry(load).catch(() => PlainFailure as ComponentType<Props>) }))
}
