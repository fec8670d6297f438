import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'

import { Dialog } from '@/design-system/Dialog'
import { Skeleton, SkeletonGroup } from '@/design-system/Skeleton'
import { AttachmentGallery, attachmentQueries } from '@/features/attachments'
import { LoadFailure } from '@/features/load-failure'
import { postQueries } from '@/features/posts'
import { useIntl } from '@/shared/i18n'
import type { OverlayRequestOf } from '@/shared/overlays'

import { messages } from '../messages'
import { PictureGallery } from './PictureGallery'
import styles from './PostGallery.module.css'

export type PostGalleryProps = { request: OverlayRequestOf<'postGallery'>; onClose: () => void }

/** The pictures or the files of a post in large, from a place that knows only how many there are. */
export function PostGallery({ request: { postId, title, imageId, attachmentId, page }, onClose }: PostGalleryProps) {
  const ofFiles = attachmentId !== undefined
  const files = useQuery({ ...attachmentQueries.list(postId), enabled: ofFiles })
  const post = useQuery({ ...postQueries.detail(postId), enabled: !ofFiles })
  const [turned, setTurned] = useState<number | null>(null)
  if (ofFiles && files.data) {
    return (
      <Suspense>
        <AttachmentGallery
          attachments={files.data.attachments}
          attachmentId={attachmentId}
          page={page}
          onClose={onClose}
        />
      </Suspense>
    )
  }
  if (!ofFiles && post.data) {
    const { images } = post.data
    const wanted = Math.max(
      0,
      images.findIndex(({ id }) => id === imageId),
    )
    return (
      <Suspense>
        <PictureGallery {...{ title, images, onClose }} index={turned ?? wanted} onIndexChange={setTurned} />
      </Suspense>
    )
  }
  return <Waiting title={title} query={ofFiles ? files : post} onClose={onClose} />
}

/** A dialog that opens and is replaced at once would only flicker. */
const PATIENCE_MS = 300

type WaitingProps = {
  title: string
  query: { error: Error | null; isFetching: boolean; refetch: () => unknown }
  onClose: () => void
}

/** What stands there until the gallery can open: nothing at first, then a dialog that can be closed. */
function Waiting({ title, query: { error, isFetching, refetch }, onClose }: WaitingProps) {
  const { formatMessage } = useIntl()
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [])
  if (!late && !error) return null
  return (
    <Dialog title={title} closeLabel={formatMessage(messages.closePictures)} onClose={onClose}>
      {error ? (
        <LoadFailure
          level={3}
          title={formatMessage(messages.postFailed)}
          description={formatMessage(messages.postFailedText)}
          error={error}
          busy={isFetching}
          onRetry={refetch}
        />
      ) : (
        <SkeletonGroup label={formatMessage(messages.postLoading)}>
          <Skeleton shape="block" className={styles.picture} />
        </SkeletonGroup>
      )}
    </Dialog>
  )
}
