import { Suspense, useState } from 'react'

import type { Schemas } from '@/api'
import { Icon, ImageIcon } from '@/design-system/icons'
import { useIntl } from '@/shared/i18n'

import { messages } from '../messages'
import { PictureGallery } from './PictureGallery'
import styles from './PostPictures.module.css'

/** So many stand below the text; the others are counted on the last of them. */
const most = 3

type PostPicturesProps = {
  /** Of the post, to name the large view by. */
  title: string
  images: readonly Schemas['PostImage'][]
}

/** The pictures of a post: one as it is, several side by side, each opening large. */
export function PostPictures({ title, images }: PostPicturesProps) {
  const intl = useIntl()
  const [shown, setShown] = useState<number | null>(null)
  if (images.length === 0) return null
  const hidden = images.length - most
  return (
    <>
      <ul
        aria-label={intl.formatMessage(messages.pictures)}
        data-count={Math.min(images.length, most)}
        className={styles.root}
      >
        {images.slice(0, most).map((image, index) => (
          <li key={image.id} className={styles.item}>
            <button
              type="button"
              aria-label={intl.formatMessage(messages.openPicture, {
                position: index + 1,
                total: images.length,
                description: image.alternativeText,
              })}
              className={styles.button}
              onClick={() => setShown(index)}
            >
              <PostPicture image={image} eager={index === 0} />
              {hidden > 0 && index === most - 1 && (
                <span aria-hidden="true" className={styles.more}>
                  {intl.formatMessage(messages.morePictures, { count: hidden })}
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
      {shown !== null && (
        <Suspense>
          <PictureGallery
            title={title}
            images={images}
            index={shown}
            onIndexChange={setShown}
            onClose={() => setShown(null)}
          />
        </Suspense>
      )}
    </>
  )
}

/** One picture, or a text when it does not load, for example because the CSP of the installation forbids its origin. */
function PostPicture({ image, eager }: { image: Schemas['PostImage']; eager: boolean }) {
  const { formatMessage } = useIntl()
  const [failed, setFailed] = useState(false)
  if (failed) {
    return (
      <span className={styles.failed}>
        <Icon of={ImageIcon} />
        {formatMessage(messages.pictureFailed)}
      </span>
    )
  }
  return (
    <img
      src={image.url}
      alt=""
      width={image.width}
      height={image.height}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      className={styles.picture}
      onError={() => setFailed(true)}
    />
  )
}
