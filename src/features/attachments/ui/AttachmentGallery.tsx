import { Suspense, useState } from 'react'

import type { Schemas } from '@/api'
import { ButtonLink } from '@/design-system/Button'
import { visibleFileName } from '@/design-system/FileName'
import { DownloadIcon, Icon } from '@/design-system/icons'
import type { LightboxPicture } from '@/design-system/Lightbox'
import { useIntl } from '@/shared/i18n'
import { loadable } from '@/shared/loadable'

import { messages } from '../messages'
import { kindOf, ownAddress } from '../model/kind'

const Lightbox = loadable(() => import('@/design-system/Lightbox')).component('Lightbox')

export type AttachmentGalleryProps = {
  attachments: readonly Schemas['AttachmentSummary'][]
  /** The file to begin with; the first one where it is not among them. */
  attachmentId: string
  /** The page at which that file is opened. */
  page?: number | undefined
  onClose: () => void
}

/** The large view of the files: pictures, videos and PDF documents are shown, others named; each can be downloaded. */
export function AttachmentGallery({ attachments, attachmentId, page, onClose }: AttachmentGalleryProps) {
  const { formatMessage } = useIntl()
  const [index, setIndex] = useState(() =>
    Math.max(
      0,
      attachments.findIndex(({ id }) => id === attachmentId),
    ),
  )
  return (
    <Suspense>
      <Lightbox
        pictures={attachments.map((attachment) => {
          const picture = asPicture(attachment)
          if (attachment.id !== attachmentId || page === undefined) return picture
          return atPage(picture, page, formatMessage(messages.atPage, { name: picture.alternativeText, page }))
        })}
        index={index}
        onIndexChange={setIndex}
        onClose={onClose}
        labels={{
          title: formatMessage(messages.gallery),
          close: formatMessage(messages.close),
          previous: formatMessage(messages.previous),
          next: formatMessage(messages.next),
          thumbnails: formatMessage(messages.thumbnails),
          position: (current, total) => formatMessage(messages.position, { current, total }),
          failed: formatMessage(messages.pictureFailed),
          noPreview: formatMessage(messages.noPreview),
          zoomIn: formatMessage(messages.zoomIn),
          zoomOut: formatMessage(messages.zoomOut),
        }}
        renderActions={({ url, alternativeText }) =>
          url !== '' && (
            <ButtonLink
              variant="plain"
              size="sm"
              href={url}
              download={alternativeText}
              aria-label={formatMessage(messages.download, { name: alternativeText })}
              icon={<Icon of={DownloadIcon} />}
            />
          )
        }
      />
    </Suspense>
  )
}

/** Files that lie elsewhere have no address here: they are named and not opened. */
function asPicture(attachment: Schemas['AttachmentSummary']): LightboxPicture {
  const { id, name, url, thumbnailUrl } = attachment
  return {
    id,
    url: ownAddress(url) ?? '',
    kind: kindOf(attachment),
    thumbnailUrl: thumbnailUrl === null ? null : ownAddress(thumbnailUrl),
    alternativeText: visibleFileName(name),
    caption: visibleFileName(name),
  }
}

/** The same at one of its pages: readers of PDF take it behind the #, and where there is none the words say it. */
function atPage(picture: LightboxPicture, page: number, caption: string): LightboxPicture {
  return { ...picture, url: picture.url && `${picture.url}#page=${page}`, caption }
}
