import type { Schemas } from '@/api'
import { TitledCard } from '@/design-system/Card'
import { Link } from '@/design-system/Link'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'

import { messages } from '../messages'
import { AttachmentList } from './AttachmentList'
import styles from './Attachments.module.css'
import { AttachmentsSkeleton } from './AttachmentsSkeleton'

/** So many files stand beside the post; the rest is one step away. */
const mostRows = 4

export type AttachmentsCardViewProps = {
  postId: string
  /** How many there are according to the post. */
  count: number
  /** Absent while they are on their way. */
  attachments: readonly Schemas['AttachmentSummary'][] | undefined
  now?: Date | undefined
}

/** The first files of a post, each with its version, in the rail beside it. */
export function AttachmentsCardView({ postId, count, attachments, now }: AttachmentsCardViewProps) {
  const intl = useIntl()
  return (
    <TitledCard title={intl.formatMessage(messages.title)} className={styles.card}>
      {attachments ? (
        <AttachmentList attachments={attachments} variant="short" most={mostRows} now={now} />
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
