import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { api, isApiError, type Schemas, unwrap } from '@/api'
import { sendFile } from '@/features/image-editor'
import { tipRequested } from '@/shared/overlays'
import { randomId } from '@/shared/random-id'
import { fileMessages as messages } from '../messages'
import { showTask, taskQueries } from './task-queries'
import { tellFailure } from './task-refusals'

type Task = Schemas['Task']
type Batch = Pick<Schemas['AttachmentSaveBatch'], 'attachments' | 'removeAttachmentIds' | 'attachmentsUploadSessionId'>

/** Adds files to a task, one after the other, and takes them off. */
export function useTaskFiles({ id: taskId, post }: Task) {
  const queryClient = useQueryClient()
  const tip = useUnit(tipRequested)

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

  const add = useMutation({
    mutationFn: async (file: File) => {
      const { sessionId, fileId } = await sendFile({
        postId: post.id,
        purpose: 'task',
        file,
        name: file.name,
        key: randomId(),
      })
      await save({
        attachments: [{ fileId, name: file.name.slice(-255) }],
        removeAttachmentIds: [],
        attachmentsUploadSessionId: sessionId,
      })
    },
    // One save after the other: each changes what the next has to name.
    scope: { id: `task-files:${taskId}` },
    onError: (error, { name }) => {
      if (isApiError(error) && error.code === 'file-type-forbidden')
        tip({ severity: 'error', title: messages.forbidden, translateParams: { name } })
      else tip({ severity: 'error', title: messages.addFailed, translateParams: { name } })
    },
  })
  const remove = useMutation({
    mutationFn: (attachmentId: string) =>
      save({ attachments: [], removeAttachmentIds: [attachmentId], attachmentsUploadSessionId: null }),
    scope: { id: `task-files:${taskId}` },
    onError: (error) => tellFailure(queryClient, tip, taskId, error),
  })
  return { add, remove }
}
