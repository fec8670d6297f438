import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Dialog } from '@/design-system/Dialog'
import { Skeleton } from '@/design-system/Skeleton'
import { QueryView } from '@/features/query-view'
import { useIntl } from '@/shared/i18n'
import type { TransitionToTake } from '../api/use-transition'
import { workflowQueries } from '../api/workflow-queries'
import { formMessages, messages } from '../messages'
import { MovedNotice } from './MovedNotice'
import { TransitionForm } from './TransitionForm'
import { PlaceOfPost, type StepPost, TitleOfPost } from './TransitionHead'

export type TransitionDialogProps = {
  post: StepPost
  transitionId: string
  onClose: () => void
} & Pick<TransitionToTake, 'onTaken' | 'quiet'>

/**
 * A step of a post with what it asks for, what stands in its way and what it brings about. What was written stays when
 * somebody else was faster, when it fails and when the tab dies.
 */
export function TransitionDialog({ post, transitionId, onClose, ...taking }: TransitionDialogProps) {
  const { formatMessage } = useIntl()
  const query = useQuery(workflowQueries.ofPost(post.id))
  const workflow = query.data
  const found = workflow?.options.find(({ transition }) => transition.id === transitionId)
  // Somebody else may move the post on; the form stays, with what was written in it.
  const [kept, setKept] = useState(found)
  if (found && found !== kept) setKept(found)
  // What was written before a reload is still there, though the step is none of the options any more.
  const former = useQuery({
    ...workflowQueries.option(post.id, transitionId),
    enabled: workflow !== undefined && !found && !kept,
  })
  const option = found ?? kept ?? former.data
  if (workflow && option) return <TransitionForm {...{ post, option, workflow, onClose, ...taking }} gone={!found} />
  return (
    <Dialog
      size="side"
      place={<PlaceOfPost post={post} />}
      title={formatMessage(messages.title)}
      subtitle={<TitleOfPost post={post} />}
      closeLabel={formatMessage(formMessages.close)}
      onClose={onClose}
    >
      <QueryView query={query} skeleton={<Skeleton />} words={{ failed: messages.loadFailed }}>
        {(data) => (former.isFetching ? <Skeleton /> : <MovedNotice postId={post.id} workflow={data} />)}
      </QueryView>
    </Dialog>
  )
}
