import { Suspense, useState } from 'react'
import { loadable } from '@/shared/loadable'
import type { Scope } from '../model/list-address'
import { TaskList } from './TaskList'

const NewTaskDialog = loadable(() => import('./NewTaskDialog')).component('NewTaskDialog')

/** The tasks of one scope within another screen, as their own screen lists them. */
export function OwnTasks({ scope }: { scope: Scope }) {
  const [creating, setCreating] = useState(false)
  return (
    <>
      <TaskList scope={scope} onNew={() => setCreating(true)} />
      <Suspense>{creating && <NewTaskDialog post={null} onClose={() => setCreating(false)} />}</Suspense>
    </>
  )
}
