import { Button } from '@/design-system/Button'
import { EmptyState } from '@/design-system/EmptyState'
import { Page } from '@/design-system/Page'
import { useIntl } from '@/shared/i18n'
import { useCheckPosts } from '../api/use-check-posts'
import { messages } from '../messages'

/** In place of a check that is too old: the same posts can be checked anew. */
export function ExpiredCheck({ preflightId }: { preflightId: string }) {
  const { formatMessage } = useIntl()
  const { check, isPending } = useCheckPosts({ replace: true })
  return (
    <Page width="wide" title={formatMessage(messages.move)}>
      <EmptyState
        title={formatMessage(messages.expired)}
        description={formatMessage(messages.expiredWhy)}
        action={
          <Button busy={isPending} busyLabel={formatMessage(messages.checking)} onClick={() => check({ preflightId })}>
            {formatMessage(messages.checkAgain)}
          </Button>
        }
      />
    </Page>
  )
}
