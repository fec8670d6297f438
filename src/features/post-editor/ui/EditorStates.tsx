import { Page } from '@/design-system/Page'
import { Skeleton } from '@/design-system/Skeleton'
import { LoadFailure } from '@/features/load-failure'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'

/** The editor on its way. */
export function EditorSkeleton() {
  return (
    <Page>
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </Page>
  )
}

export type EditorFailureProps = { error: Error; busy: boolean; onRetry: () => void }

/** The post or the draft could not be loaded; what was typed is safe. */
export function EditorFailure({ error, busy, onRetry }: EditorFailureProps) {
  const { formatMessage } = useIntl()
  return (
    <LoadFailure
      level={1}
      title={formatMessage(messages.loadFailed)}
      description={formatMessage(messages.textIsKept)}
      error={error}
      busy={busy}
      onRetry={onRetry}
    />
  )
}
