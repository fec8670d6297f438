import { useUnit } from 'effector-react'
import { useState } from 'react'

import type { Schemas } from '@/api'
import { overlayRequested } from '@/shared/overlays'

import { isPicture } from '../model/kind'
import { AttachmentGallery } from './AttachmentGallery'
import styles from './Attachments.module.css'
import { AttachmentRow, type AttachmentRowProps } from './AttachmentRow'

type AttachmentListProps = Pick<AttachmentRowProps, 'variant' | 'now'> & {
  attachments: readonly Schemas['AttachmentSummary'][]
  /** The post that they belong to: then the versions of each can be opened. */
  postId?: string
  /** Only so many rows; the pictures can all be turned over to nevertheless. */
  most?: number
}

/** Rows of files whose pictures open large. */
export function AttachmentList({ attachments, postId, most = Infinity, ...row }: AttachmentListProps) {
  const [shown, setShown] = useState<string | null>(null)
  const openOverlay = useUnit(overlayRequested)
  return (
    <>
      <ul className={styles.list}>
        {attachments.slice(0, most).map((attachment) => (
          <li key={attachment.id}>
            <AttachmentRow
              {...row}
              attachment={attachment}
              onOpenPicture={() => setShown(attachment.id)}
              {...(postId !== undefined && {
                onOpenVersions: () =>
                  openOverlay({ overlay: 'attachmentVersions', postId, attachmentId: attachment.id }),
              })}
            />
          </li>
        ))}
      </ul>
      {shown !== null && (
        <AttachmentGallery
          attachments={attachments.filter(isPicture)}
          attachmentId={shown}
          onClose={() => setShown(null)}
        />
      )}
    </>
  )
}
