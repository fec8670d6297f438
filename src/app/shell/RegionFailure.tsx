import { Button } from '@/design-system/Button'
import { ErrorState } from '@/design-system/ErrorState'
import { Page } from '@/design-system/Page'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'

export type RegionFailureProps = { onRetry: () => void }

/** Stands in for a region that broke. */
export function RegionFailure({ onRetry }: RegionFailureProps) {
  const { formatMessage } = useIntl()
  return (
    <Page>
      <ErrorState
        title={formatMessage(messages.regionFailed)}
        description={formatMessage(messages.regionFailedText)}
        action={<Button onClick={onRetry}>{formatMessage(messages.tryAgain)}</Button>}
      />
    </Page>
  )
}
