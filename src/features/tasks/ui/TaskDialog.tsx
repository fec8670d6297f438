import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { Suspense, useState } from 'react'
import { Navigate } from 'react-router-dom'
import { isApiError, type Schemas } from '@/api'
import { Button } from '@/design-system/Button'
import { Dialog } from '@/design-system/Dialog'
import { Link } from '@/design-system/Link'
import { Skeleton } from '@/design-system/Skeleton'
import { Stack } from '@/design-system/Stack'
import { StatusChip } from '@/design-system/StatusChip'
import { QueryView } from '@/features/query-view'
import { useIntl } from '@/shared/i18n'
import { loadable } from '@/shared/loadable'
import { paths } from '@/shared/routes'
import { taskQueries } from '../api/task-queries'
import { useTaskAct } from '../api/use-task-act'
import { detailMessages as messages, messages as words } from '../messages'
import { $deletedTasks } from '../model/deleted-tasks'
import { NotNeededForm } from './NotNeededForm'
import { TaskDetail } from './TaskDetail'
import { TaskMenu } from './TaskMenu'
import styles from './Tasks.module.css'

const EditTaskDialog = loadable(() => import('./EditTaskDialog')).component('EditTaskDialog')

export type TaskDialogProps = {
  taskId: string
  onClose: () => void
  /** Opens another task in its place: a copy. */
  onOpen: (taskId: string) => void
}

/** Everything about one task, beside the list in which it stands; on phones over all of it. */
export function TaskDialog({ taskId, onClose, onOpen }: TaskDialogProps) {
  const { formatMessage } = useIntl()
  const query = useQuery(taskQueries.task(taskId))
  const isDeleted = useUnit($deletedTasks).has(taskId)
  if (isDeleted) return null
  // Somebody may take it away while it is open.
  const isGone = isApiError(query.error) && query.error.kind === 'not-found'
  if (query.data?.kind === 'feedback')
    return <Navigate to={paths.postFeedbackRecipient(query.data.post.id, { taskId })} replace />
  if (query.data && !isGone) return <OpenedTask task={query.data} onClose={onClose} onOpen={onOpen} />
  return (
    <Dialog
      size="side"
      title={formatMessage(messages.task)}
      closeLabel={formatMessage(messages.close)}
      onClose={onClose}
    >
      <QueryView
        query={isGone ? { ...query, data: undefined } : query}
        skeleton={<Skeleton />}
        words={{ failed: messages.failed, notFound: messages.goneTitle, notFoundWhy: messages.goneText }}
      >
        {(task) => <TaskDetail task={task} />}
      </QueryView>
    </Dialog>
  )
}

type OpenedTaskProps = { task: Schemas['Task'] } & Omit<TaskDialogProps, 'taskId'>

function OpenedTask({ task, onClose, onOpen }: OpenedTaskProps) {
  const { formatMessage, formatName } = useIntl()
  const [mode, setMode] = useState<'shown' | 'edited' | 'ending'>('shown')
  const act = useTaskAct(task.id)
  const { closing, canMove, canEdit, post, state } = task
  const show = () => setMode('shown')
  return (
    <>
      <Dialog
        size="side"
        place={
          <Stack direction="row" gap={2}>
            <StatusChip color={state.metadata.styleColor} colorCode={state.metadata.styleColorCode}>
              {state.name}
            </StatusChip>
            <span>{formatName(post.community.name)}</span>
          </Stack>
        }
        title={formatName(task.title)}
        subtitle={
          <Link variant="quiet" href={paths.post(post.id)} lang={post.language} className={styles.post}>
            {formatName(post.title)}
          </Link>
        }
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
