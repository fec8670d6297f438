import { useQuery } from '@tanstack/react-query'

import { QueryView } from '@/features/query-view'
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
  const { formatMessage } = useIntl()
  return (
    <QueryView
      query={useQuery(attachmentQueries.list(postId))}
      skeleton={<AttachmentsSkeleton rows={3} />}
      words={{ failed: messages.failed, failedWhy: messages.failedText }}
      empty={{
        when: ({ attachments }) => attachments.length === 0,
        title: formatMessage(messages.empty),
        description: formatMessage(messages.emptyText),
      }}
    >
      {({ attachments }) => <AttachmentList postId={postId} attachments={attachments} now={now} />}
    </QueryView>
  )
}
