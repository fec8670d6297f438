import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { api, type Schemas, unwrap } from '@/api'
import { useSentFiles } from '@/features/sent-files'
import { tipRequested } from '@/shared/overlays'
import { showTask, taskQueries } from './task-queries'
import { tellFailure } from './task-refusals'

type Task = Schemas['Task']
type Batch = Pick<Schemas['AttachmentSaveBatch'], 'attachments' | 'removeAttachmentIds' | 'attachmentsUploadSessionId'>

/** Adds files to a task as soon as they are chosen, and takes them off. */
export function useTaskFiles({ id: taskId, post }: Task) {
  const queryClient = useQueryClient()
  const tip = useUnit(tipRequested)
  // One save after the other: each changes what the next has to name.
  const scope = { id: `task-files:${taskId}` }

  /** Each save names the task as it stands by then. */
  async function save(batch: Batch): Promise<void> {
    const { occToken } = await queryClient.fetchQuery({ ...taskQueries.task(taskId), staleTime: 0 })
    const task = await unwrap(
      api.POST('/internal/v2/communication/tasks/{taskId}/attachments', {
        params: { path: { taskId } },
        body: { ...batch, updateAttachments: [], occToken },
      }),
    )
    showTask(queryClient, task)
  }

  const { mutateAsync: add } = useMutation({ mutationFn: save, scope })
  const remove = useMutation({
    mutationFn: (attachmentId: string) =>
      save({ attachments: [], removeAttachmentIds: [attachmentId], attachmentsUploadSessionId: null }),
    scope,
    onError: (error) => tellFailure(queryClient, tip, taskId, error),
  })
  const onTheWay = useSentFiles({
    postId: post.id,
    purpose: 'task',
    onSent: ({ sessionId, fileId, name }) =>
      add({
        attachments: [{ fileId, name: name.slice(-255) }],
        removeAttachmentIds: [],
        attachmentsUploadSessionId: sessionId,
      }),
  })
  return { onTheWay, remove }
}
