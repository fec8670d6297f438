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

type Mode = 'shown' | 'edited' | 'ending'

/** Everything about one task, beside the list in which it stands; on phones over all of it. */
export function TaskDialog({ taskId, onClose, onOpen }: TaskDialogProps) {
  const { formatMessage, formatName } = useIntl()
  const query = useQuery(taskQueries.task(taskId))
  const isDeleted = useUnit($deletedTasks).has(taskId)
  const [mode, setMode] = useState<Mode>('shown')
  const show = () => setMode('shown')
  if (isDeleted) return null
  // Somebody may take it away while it is open.
  const isGone = isApiError(query.error) && query.error.kind === 'not-found'
  const task = isGone ? undefined : query.data
  if (task?.kind === 'feedback') return <Navigate to={paths.postFeedbackRecipient(task.post.id, { taskId })} replace />
  return (
    <>
      {/* One dialog while it loads and afterwards: it knows to what the focus goes back. */}
      <Dialog
        size="side"
        place={task && <TaskPlace task={task} />}
        title={task ? formatName(task.title) : formatMessage(messages.task)}
        subtitle={task && <TaskPost post={task.post} />}
        closeLabel={formatMessage(messages.close)}
        onClose={onClose}
        footer={task && <TaskActs task={task} mode={mode} onMode={setMode} onDeleted={onClose} onCopied={onOpen} />}
      >
        {task ? (
          <Stack gap={5}>
            {mode === 'ending' && !task.closing && <NotNeededForm taskId={task.id} onDone={show} />}
            <TaskDetail task={task} />
          </Stack>
        ) : (
          <QueryView
            query={{ ...query, data: undefined }}
            skeleton={<Skeleton />}
            words={{ failed: messages.failed, notFound: messages.goneTitle, notFoundWhy: messages.goneText }}
          >
            {() => null}
          </QueryView>
        )}
      </Dialog>
      {task && mode === 'edited' && (
        <Suspense>
          <EditTaskDialog task={task} onClose={show} />
        </Suspense>
      )}
    </>
  )
}

function TaskPlace({ task: { state, post } }: { task: Schemas['Task'] }) {
  const { formatName } = useIntl()
  return (
    <Stack direction="row" gap={2}>
      <StatusChip color={state.metadata.styleColor} colorCode={state.metadata.styleColorCode}>
        {state.name}
      </StatusChip>
      <span>{formatName(post.community.name)}</span>
    </Stack>
  )
}

function TaskPost({ post }: Pick<Schemas['Task'], 'post'>) {
  const { formatName } = useIntl()
  return (
    <Link variant="quiet" href={paths.post(post.id)} lang={post.language} className={styles.post}>
      {formatName(post.title)}
    </Link>
  )
}

type TaskActsProps = {
  task: Schemas['Task']
  mode: Mode
  onMode: (mode: Mode) => void
  onDeleted: () => void
  onCopied: (taskId: string) => void
}

/** What the person can do with the task, at the foot of it. */
function TaskActs({ task, mode, onMode, onDeleted, onCopied }: TaskActsProps) {
  const { formatMessage } = useIntl()
  const act = useTaskAct(task.id)
  const { closing, canMove, canEdit } = task
  return (
    <>
      <TaskMenu task={task} onDeleted={onDeleted} onCopied={onCopied} />
      {canEdit && <Button onClick={() => onMode('edited')}>{formatMessage(messages.edit)}</Button>}
      {canMove && !closing && mode !== 'ending' && (
        <Button onClick={() => onMode('ending')}>{formatMessage(words.notNeeded)}</Button>
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
  )
}
