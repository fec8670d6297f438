import { Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { AttachmentVersionsDialog } from '@/features/attachments'

/** A link may name a file of the post (`?attachmentId=`): its versions lie over the page until they are closed. */
export function FileOfAddress({ postId }: { postId: string }) {
  const [search, setSearch] = useSearchParams()
  const attachmentId = search.get('attachmentId')
  if (!attachmentId) return null

  function handleClose() {
    setSearch(
      (current) => {
        const left = new URLSearchParams(current)
        left.delete('attachmentId')
        return left
      },
      { replace: true, preventScrollReset: true },
    )
  }
  return (
    <Suspense>
      <AttachmentVersionsDialog
        key={attachmentId}
        request={{ overlay: 'attachmentVersions', postId, attachmentId }}
        onClose={handleClose}
      />
    </Suspense>
  )
}
