import { useState } from 'react'
import { Button } from '@/design-system/Button'
import { Icon, PlusIcon } from '@/design-system/icons'
import { Page } from '@/design-system/Page'
import { Tabs } from '@/design-system/Tabs'
import { useSingleKey } from '@/features/shortcuts'
import { useAddressState } from '@/shared/address-state'
import { useIntl } from '@/shared/i18n'
import { useOpenTasks } from '../api/use-open-tasks'
import { messages } from '../messages'
import { scopes, type TaskAddress } from '../model/list-address'
import { TaskDialogs } from './TaskDialogs'
import { TasksOfScope } from './TasksOfScope'

/** What a person has to do, could take, and follows; the choice and the open task are in the address. */
export function TasksView() {
  const { formatMessage } = useIntl()
  const [address, change] = useAddressState('tasks')
  const [creating, setCreating] = useState(false)
  const counts = {
    assigned: useOpenTasks('assigned'),
    group: useOpenTasks('group'),
    monitored: useOpenTasks('monitored'),
  }
  const open = (taskId: string) => change({ taskId })
  useSingleKey('n', () => setCreating(true))

  function narrow(next: Partial<TaskAddress>, options?: { replace: boolean }) {
    change(next, options)
    // Another list begins at its top.
    window.scrollTo({ top: 0, behavior: 'instant' })
  }

  return (
    <Page
      width="wide"
      title={formatMessage(messages.title)}
      actions={
        <Button
          variant="primary"
          icon={<Icon of={PlusIcon} />}
          aria-haspopup="dialog"
          onClick={() => setCreating(true)}
        >
          {formatMessage(messages.newTask)}
        </Button>
      }
    >
      <Tabs
        label={formatMessage(messages.tabs)}
        items={scopes.map((value) => ({ value, label: formatMessage(messages[value]), count: counts[value] }))}
        value={address.scope}
        activation="manual"
        onValueChange={(scope) => narrow({ scope })}
      >
        <TasksOfScope address={address} onChange={narrow} onOpen={open} onNew={() => setCreating(true)} />
      </Tabs>
      <TaskDialogs
        creating={creating}
        taskId={address.taskId}
        onCreated={() => setCreating(false)}
        onShow={(taskId) => change({ taskId })}
      />
    </Page>
  )
}
