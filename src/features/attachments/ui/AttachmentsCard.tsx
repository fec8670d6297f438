import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'

import { Card } from '@/design-system/Card'
import { Heading } from '@/design-system/Heading'
import { Link } from '@/design-system/Link'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/paths'

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

/** The first files of a post in the rail beside it. What went wrong is told by the tab, which holds them all. */
export function AttachmentsCard({ postId, count, now }: AttachmentsCardProps) {
  const intl = useIntl()
  const titleId = useId()
  const { data, error } = useQuery({ ...attachmentQueries.list(postId), enabled: count > 0 })
  if (count === 0 || error || data?.attachments.length === 0) return null
  return (
    <Card as="section" aria-labelledby={titleId} className={styles.card}>
      <Heading level={2} size="label" id={titleId}>
        {intl.formatMessage(messages.title)}
      </Heading>
      {data ? (
        <AttachmentList attachments={data.attachments} variant="short" most={mostRows} now={now} />
      ) : (
        <AttachmentsSkeleton rows={Math.min(count, mostRows)} />
      )}
      {data && data.attachments.length > mostRows && (
        <Link variant="action" href={paths.post(postId, { entity: 'attachments' })}>
          {intl.formatMessage(messages.all, { count: data.attachments.length })}
        </Link>
      )}
    </Card>
  )
}
