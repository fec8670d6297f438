import { useQuery } from '@tanstack/react-query'
import { Link } from '@/design-system/Link'
import { TitledCard } from '@/design-system/TitledCard'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'

import { attachmentQueries } from '../api/attachment-queries'
import { messages } from '../messages'
import { AttachmentList } from './AttachmentList'
import styles from './Attachments.module.css'
import { AttachmentsSkeleton } from './AttachmentsSkeleton'

/** So many files stand beside the post; the rest is one step away. */
const mostRows = 4

export type AttachmentsCardProps = {
  postId: string
  /** How many there are according to the post: without any there is no card. */
  count: number
  now?: Date | undefined
}

/**
 * The first files of a post, each with its version, in the rail beside it. Errors are shown by the tab with all files.
 */
export function AttachmentsCard({ postId, count, now }: AttachmentsCardProps) {
  const intl = useIntl()
  const { data, error } = useQuery({ ...attachmentQueries.list(postId), enabled: count > 0 })
  const attachments = data?.attachments
  if (count === 0 || (error && !data) || attachments?.length === 0) return null
  return (
    <TitledCard title={intl.formatMessage(messages.title)} className={styles.card}>
      {attachments ? (
        <AttachmentList postId={postId} attachments={attachments} variant="short" most={mostRows} now={now} />
      ) : (
        <AttachmentsSkeleton rows={Math.min(count, mostRows)} />
      )}
      {attachments && attachments.length > mostRows && (
        <Link variant="action" href={paths.post(postId, { entity: 'attachments' })}>
          {intl.formatMessage(messages.all, { count: attachments.length })}
        </Link>
      )}
    </TitledCard>
  )
}
