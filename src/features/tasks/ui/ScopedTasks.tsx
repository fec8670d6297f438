import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button } from '@/design-system/Button'
import { Icon, PlusIcon } from '@/design-system/icons'
import { Stack } from '@/design-system/Stack'
import { useSingleKey } from '@/features/shortcuts'
import { useAddressState } from '@/shared/address-state'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { messages } from '../messages'
import type { TaskAddress } from '../model/list-address'
import { TaskDialogs } from './TaskDialogs'
import { TasksOfScope } from './TasksOfScope'

/** The row of the route table that says what can be chosen, by list. */
const rows = { assigned: 'my-space-assigned', monitored: 'my-space-monitored' } as const

export type ScopedTasksProps = { scope: keyof typeof rows }

/** One of the lists of a person's tasks as a part of another screen, as `/tasks` shows it. */
export function ScopedTasks({ scope }: ScopedTasksProps) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const [own, change] = useAddressState(rows[scope])
  const [creating, setCreating] = useState(false)
  const open = (taskId: string) => change({ taskId })
  const create = () => setCreating(true)
  useSingleKey('n', create)

  function narrow({ scope: other, ...next }: Partial<TaskAddress>, options?: { replace: boolean }) {
    if (other === undefined) change(next, options)
    else void navigate(paths.tasks({ scope: other }))
    // Another list begins at its top.
    window.scrollTo({ top: 0, behavior: 'instant' })
  }

  return (
    <Stack gap={4}>
      <div>
        <Button icon={<Icon of={PlusIcon} />} aria-haspopup="dialog" onClick={create}>
          {formatMessage(messages.newTask)}
        </Button>
      </div>
      <TasksOfScope address={{ ...own, scope }} onChange={narrow} onOpen={open} onNew={create} />
      <TaskDialogs creating={creating} taskId={own.taskId} onCreated={() => setCreating(false)} onShow={open} />
    </Stack>
  )
}
