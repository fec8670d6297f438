import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Navigate } from 'react-router-dom'
import { isApiError, type Schemas } from '@/api'
import { Button } from '@/design-system/Button'
import { Dialog } from '@/design-system/Dialog'
import { EmptyState } from '@/design-system/EmptyState'
import { Skeleton } from '@/design-system/Skeleton'
import { Stack } from '@/design-system/Stack'
import { LoadFailure } from '@/features/load-failure'
import { useIntl } from '@/shared/i18n'
import { loadable } from '@/shared/loadable'
import { paths } from '@/shared/routes'
import { failureOf, useTaskAct } from '../api/task-calls'
import { taskQueries } from '../api/task-queries'
import { detailMessages as messages, messages as words } from '../messages'
import { NotNeededForm } from './NotNeededForm'
import { TaskDetail } from './TaskDetail'
import { TaskMenu } from './TaskMenu'

const EditTaskDialog = loadable(() => import('./EditTaskDialog')).component('EditTaskDialog')

export type TaskDialogProps = {
  taskId: string
  onClose: () => void
  /** Opens another task in its place: a copy. */
  onOpen: (taskId: string) => void
}

/** Everything about one task, over the list in which it stands. */
export function TaskDialog({ taskId, onClose, onOpen }: TaskDialogProps) {
  const { formatMessage } = useIntl()
  const { data, error, isFetching, refetch } = useQuery(taskQueries.task(taskId))
  // What a person was asked is answered on a page of its own.
  if (data?.kind === 'feedback') return <Navigate to={paths.postFeedbackRecipient(data.post.id, { taskId })} replace />
  if (data) return <Opened task={data} onClose={onClose} onOpen={onOpen} />
  const missing = isApiError(error) && error.kind === 'not-found'
  return (
    <Dialog size="lg" title={formatMessage(messages.task)} closeLabel={formatMessage(messages.close)} onClose={onClose}>
      {missing ? (
        <EmptyState
          title={formatMessage(messages.goneTitle)}
          action={<Button onClick={onClose}>{formatMessage(messages.close)}</Button>}
        />
      ) : error ? (
        <LoadFailure
          title={formatMessage(isApiError(error) && error.kind === 'forbidden' ? failureOf(error) : messages.failed)}
          error={error}
          busy={isFetching}
          onRetry={refetch}
        />
      ) : (
        <Skeleton />
      )}
    </Dialog>
  )
}

type OpenedProps = { task: Schemas['Task'] } & Omit<TaskDialogProps, 'taskId'>

function Opened({ task, onClose, onOpen }: OpenedProps) {
  const { formatMessage } = useIntl()
  const [mode, setMode] = useState<'shown' | 'edited' | 'ending'>('shown')
  const act = useTaskAct(task.id)
  const { closing, canMove, canEdit } = task
  const show = () => setMode('shown')
  return (
    <>
      <Dialog
        size="lg"
        title={task.title}
        closeLabel={formatMessage(messages.close)}
        onClose={onClose}
        footer={
          <>
            <TaskMenu task={task} onDeleted={onClose} onCopied={onOpen} />
            {canEdit && <Button onClick={() => setMode('edited')}>{formatMessage(messages.edit)}</Button>}
            {canMove && !closing && mode !== 'ending' && (
              <Button onClick={() => setMode('ending')}>{formatMessage(words.notNeeded)}</Button>
            )}
            {canMove && (
              <Button
                variant="primary"
                busy={act.isPending}
                busyLabel={formatMessage(messages.sending)}
                onClick={() => act.mutate(closing ? 'reopen' : 'close')}
              >
                {formatMessage(closing ? messages.reopen : messages.closeTask)}
              </Button>
            )}
          </>
        }
      >
        <Stack gap={5}>
          {mode === 'ending' && !closing && <NotNeededForm taskId={task.id} onDone={show} />}
          <TaskDetail task={task} />
        </Stack>
      </Dialog>
      {mode === 'edited' && (
        <Suspense>
          <EditTaskDialog task={task} onClose={show} />
        </Suspense>
      )}
    </>
  )
}
