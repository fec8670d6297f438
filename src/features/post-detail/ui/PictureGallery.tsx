import type { Schemas } from '@/api'
import { useIntl } from '@/shared/i18n'
import { loadable } from '@/shared/loadable'

import { messages } from '../messages'

const Lightbox = loadable(() => import('@/design-system/Lightbox')).component('Lightbox')

export type PictureGalleryProps = {
  /** Of the post, to name the large view by. */
  title: string
  images: readonly Schemas['PostImage'][]
  index: number
  onIndexChange: (index: number) => void
  onClose: () => void
}

/** The large view of a post's pictures. */
export function PictureGallery({ title, images, ...rest }: PictureGalleryProps) {
  const { formatMessage } = useIntl()
  return (
    <Lightbox
      {...rest}
      pictures={images.map(({ id, url, alternativeText }) => ({
        id,
        url,
        alternativeText,
        ...(alternativeText !== '' && { caption: alternativeText }),
      }))}
      labels={{
        title: formatMessage(messages.picturesOf, { title }),
        close: formatMessage(messages.closePictures),
        previous: formatMessage(messages.previousPicture),
        next: formatMessage(messages.nextPicture),
        thumbnails: formatMessage(messages.allPictures),
        position: (current, total) => formatMessage(messages.picturePosition, { current, total }),
        failed: formatMessage(messages.pictureFailed),
      }}
    />
  )
}
