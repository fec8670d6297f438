import { Suspense, useState } from 'react'

import type { Schemas } from '@/api'
import { ButtonLink } from '@/design-system/Button'
import { visibleFileName } from '@/design-system/FileName'
import { DownloadIcon, Icon } from '@/design-system/icons'
import type { LightboxPicture, LightboxProps } from '@/design-system/Lightbox'
import { useIntl } from '@/shared/i18n'
import { loadable } from '@/shared/loadable'

import { messages } from '../messages'
import { kindOf, ownAddress } from '../model/kind'

const Lightbox = loadable(() => import('@/design-system/Lightbox')).component('Lightbox')

export type AttachmentGalleryProps = {
  attachments: readonly Schemas['AttachmentSummary'][]
  /** The file to begin with; the first one where it is not among them. */
  attachmentId: string
  onClose: () => void
}

/** The large view of the files: pictures, videos and PDF documents are shown, others named; each can be downloaded. */
export function AttachmentGallery({ attachments, attachmentId, onClose }: AttachmentGalleryProps) {
  return (
    <MediaGallery
      pictures={attachments.map(asPicture)}
      pictureId={attachmentId}
      renderActions={(picture) => <DownloadAction picture={picture} />}
      onClose={onClose}
    />
  )
}

export type MediaGalleryProps = Pick<LightboxProps, 'pictures' | 'renderActions' | 'onClose'> & {
  /** The one to begin with; the first where it is not among them. */
  pictureId: string
}

/** Pictures and files one at a time over the page. */
export function MediaGallery({ pictures, pictureId, renderActions, onClose }: MediaGalleryProps) {
  const { formatMessage } = useIntl()
  const [index, setIndex] = useState(() =>
    Math.max(
      0,
      pictures.findIndex(({ id }) => id === pictureId),
    ),
  )
  return (
    <Suspense>
      <Lightbox
        pictures={pictures}
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
        {...(renderActions && { renderActions })}
      />
    </Suspense>
  )
}

/** Downloads the file that is shown. */
export function DownloadAction({ picture: { url, alternativeText } }: { picture: LightboxPicture }) {
  const { formatMessage } = useIntl()
  if (url === '') return null
  return (
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

/** Files that lie elsewhere have no address here: they are named and not opened. */
export function asPicture(attachment: Schemas['AttachmentSummary']): LightboxPicture {
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
