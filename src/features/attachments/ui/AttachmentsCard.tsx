import { useQuery } from '@tanstack/react-query'

import { attachmentQueries } from '../api/attachment-queries'
import { AttachmentsCardView } from './AttachmentsCardView'

export type AttachmentsCardProps = {
  postId: string
  /** How many there are according to the post: without any there is no card. */
  count: number
  now?: Date | undefined
}

/** The first files of a post in the rail beside it. What went wrong is told by the tab, which holds them all. */
export function AttachmentsCard({ postId, count, now }: AttachmentsCardProps) {
  const { data, error } = useQuery({ ...attachmentQueries.list(postId), enabled: count > 0 })
  if (count === 0 || error || data?.attachments.length === 0) return null
  return <AttachmentsCardView postId={postId} count={count} attachments={data?.attachments} now={now} />
}
