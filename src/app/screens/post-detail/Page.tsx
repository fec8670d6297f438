import { Suspense } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { PostDetailView } from '@/features/post-detail'
import { RecordEditDialog, TransitionDialog } from '@/features/workflow'
import { paths } from '@/shared/routes'

/** One post; over it the form of a step, where the address names one. */
export function Page() {
  const { postId = '', tab, transitionId, recordId } = useParams()
  const navigate = useNavigate()
  const close = () => void navigate(paths.post(postId, { entity: 'workflow' }), { preventScrollReset: true })
  return (
    <>
      <PostDetailView key={postId} postId={postId} pathTab={transitionId || recordId ? 'workflow' : tab} />
      <Suspense>
        {transitionId && (
          <TransitionDialog key={transitionId} postId={postId} transitionId={transitionId} onClose={close} />
        )}
        {recordId && <RecordEditDialog key={recordId} postId={postId} recordId={recordId} onClose={close} />}
      </Suspense>
    </>
  )
}
