import { Suspense } from 'react'
import { loadable } from '@/shared/loadable'

const NewTaskDialog = loadable(() => import('./NewTaskDialog')).component('NewTaskDialog')
const TaskDialog = loadable(() => import('./TaskDialog')).component('TaskDialog')

export type TaskDialogsProps = {
  creating: boolean
  /** The task that is open over the list; empty for none. */
  taskId: string
  onCreated: () => void
  onShow: (taskId: string) => void
}

/** What opens over a list of tasks: one of them, and the form of a new one. */
export function TaskDialogs({ creating, taskId, onCreated, onShow }: TaskDialogsProps) {
  return (
    <Suspense>
      {creating && <NewTaskDialog post={null} onClose={onCreated} />}
      {taskId !== '' && <TaskDialog key={taskId} taskId={taskId} onClose={() => onShow('')} onOpen={onShow} />}
    </Suspense>
  )
}
