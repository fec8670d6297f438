import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { PostDetailView } from '@/features/post-detail'
import { postQueries } from '@/features/posts'
import { RecordEditDialog, TransitionDialog } from '@/features/workflow'
import { paths } from '@/shared/routes'

/** One post; over it the form of a step, or of a decision of the past, where the address names one. */
export function Page() {
  const { postId = '', tab, transitionId, recordId } = useParams()
  const inForm = transitionId !== undefined || recordId !== undefined
  return (
    <>
      <PostDetailView key={postId} postId={postId} pathTab={inForm ? 'workflow' : tab} />
      {inForm && <WorkflowForm {...{ postId, transitionId, recordId }} />}
    </>
  )
}

type WorkflowFormProps = { postId: string; transitionId: string | undefined; recordId: string | undefined }

function WorkflowForm({ postId, transitionId, recordId }: WorkflowFormProps) {
  const navigate = useNavigate()
  const { data: post } = useQuery(postQueries.detail(postId))
  // Back leads to where the form was opened, not into it again.
  const close = () =>
    void navigate(paths.post(postId, { entity: 'workflow' }), { replace: true, preventScrollReset: true })
  if (!post) return null
  return (
    <Suspense>
      {transitionId !== undefined && (
        <TransitionDialog key={transitionId} {...{ post, transitionId }} onClose={close} />
      )}
      {recordId !== undefined && <RecordEditDialog key={recordId} {...{ post, recordId }} onClose={close} />}
    </Suspense>
  )
}
