import { useQuery } from '@tanstack/react-query'

import { EmptyState } from '@/design-system/EmptyState'
import { LoadFailure } from '@/features/load-failure'
import { useIntl } from '@/shared/i18n'

import { attachmentQueries } from '../api/attachment-queries'
import { messages } from '../messages'
import { AttachmentList } from './AttachmentList'
import { AttachmentsSkeleton } from './AttachmentsSkeleton'

export type AttachmentsPanelProps = {
  postId: string
  now?: Date | undefined
}

/** All files of a post, as a tab below it shows them. */
export function AttachmentsPanel({ postId, now }: AttachmentsPanelProps) {
  const intl = useIntl()
  const { data, error, isFetching, refetch } = useQuery(attachmentQueries.list(postId))
  if (!data) {
    if (!error) return <AttachmentsSkeleton rows={3} />
    return (
      <LoadFailure
        title={intl.formatMessage(messages.failed)}
        description={intl.formatMessage(messages.failedText)}
        error={error}
        busy={isFetching}
        onRetry={refetch}
      />
    )
  }
  if (data.attachments.length === 0) {
    return (
      <EmptyState title={intl.formatMessage(messages.empty)} description={intl.formatMessage(messages.emptyText)} />
    )
  }
  return <AttachmentList postId={postId} attachments={data.attachments} now={now} />
}
