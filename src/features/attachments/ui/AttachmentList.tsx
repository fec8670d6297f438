import type { Schemas } from '@/api'

import styles from './Attachments.module.css'
import { AttachmentRow, type AttachmentRowProps } from './AttachmentRow'
import { useAttachedPictures } from './use-attached-pictures'

type AttachmentListProps = Pick<AttachmentRowProps, 'variant' | 'now'> & {
  attachments: readonly Schemas['AttachmentSummary'][]
  /** Only so many rows; the pictures can all be turned over to nevertheless. */
  most?: number
}

/** Rows of files whose pictures open large. */
export function AttachmentList({ attachments, most = Infinity, ...row }: AttachmentListProps) {
  const { open, lightbox } = useAttachedPictures(attachments)
  return (
    <>
      <ul className={styles.list}>
        {attachments.slice(0, most).map((attachment) => (
          <li key={attachment.id}>
            <AttachmentRow {...row} attachment={attachment} onOpenPicture={() => open(attachment.id)} />
          </li>
        ))}
      </ul>
      {lightbox}
    </>
  )
}
