import { lazy, type ReactNode, Suspense, useState } from 'react'

import type { Schemas } from '@/api'
import type { LightboxPicture } from '@/design-system/Lightbox'
import { useIntl } from '@/shared/i18n'
import { whenOnline } from '@/shared/when-online'

import { messages } from '../messages'
import { ownAddress } from '../model/own-address'
import { isPicture } from '../model/picture'

const Lightbox = lazy(async () => ({
  default: (await whenOnline(() => import('@/design-system/Lightbox'))).Lightbox,
}))

/** Opens the pictures among the files large, one after the other. The viewer is loaded with the first of them. */
export function useAttachedPictures(attachments: readonly Schemas['AttachmentSummary'][]): {
  open: (attachmentId: string) => void
  lightbox: ReactNode
} {
  const intl = useIntl()
  const [shown, setShown] = useState<number | null>(null)
  const pictures: LightboxPicture[] = attachments.filter(isPicture).map(({ id, name, url, thumbnailUrl }) => ({
    id,
    url,
    thumbnailUrl: thumbnailUrl === null ? null : ownAddress(thumbnailUrl),
    alternativeText: name,
    caption: name,
  }))
  return {
    open: (attachmentId) =>
      setShown(
        Math.max(
          0,
          pictures.findIndex(({ id }) => id === attachmentId),
        ),
      ),
    lightbox: shown !== null && (
      <Suspense>
        <Lightbox
          pictures={pictures}
          index={shown}
          onIndexChange={setShown}
          onClose={() => setShown(null)}
          labels={{
            title: intl.formatMessage(messages.pictures),
            close: intl.formatMessage(messages.close),
            previous: intl.formatMessage(messages.previous),
            next: intl.formatMessage(messages.next),
            thumbnails: intl.formatMessage(messages.thumbnails),
            position: (current, total) => intl.formatMessage(messages.position, { current, total }),
            failed: intl.formatMessage(messages.pictureFailed),
          }}
        />
      </Suspense>
    ),
  }
}
