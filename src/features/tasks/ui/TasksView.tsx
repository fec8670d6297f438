import { useInfiniteQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Button } from '@/design-system/Button'
import { Icon, PlusIcon } from '@/design-system/icons'
import { Page } from '@/design-system/Page'
import { Stack } from '@/design-system/Stack'
import { Tabs } from '@/design-system/Tabs'
import { ToAnswerLink } from '@/features/to-answer'
import { useIntl } from '@/shared/i18n'
import { loadable } from '@/shared/loadable'
import { taskQueries } from '../api/task-queries'
import { messages } from '../messages'
import { isNarrowed, type Scope, scopeOf, scopes } from '../model/list-address'
import { TaskList } from './TaskList'
import { TaskSection } from './TaskSection'
import { useTaskAddress } from './use-task-address'

const NewTaskDialog = loadable(() => import('./NewTaskDialog')).component('NewTaskDialog')

/** How many rows of another list stand below one's own. */
const PREVIEW = 3

/** What a person has to do, could take, and follows; the choice and the open task are in the address. */
export function TasksView() {
  const { formatMessage } = useIntl()
  const [address] = useSearchParams()
  const change = useTaskAddress()
  const [creating, setCreating] = useState(false)
  const scope = scopeOf(address)
  const narrowed = isNarrowed(address)
  const numbers: Record<Scope, number | undefined> = {
    assigned: useOpenCount('assigned'),
    group: useOpenCount('group'),
    monitored: useOpenCount('monitored'),
  }
  const open = (id: string) => change({ taskId: id })
  return (
    <Page
      width="wide"
      title={formatMessage(messages.title)}
      actions={
        <>
          <ToAnswerLink />
          <Button variant="primary" icon={<Icon of={PlusIcon} />} onClick={() => setCreating(true)}>
            {formatMessage(messages.newTask)}
          </Button>
        </>
      }
    >
      <Tabs<Scope>
        label={formatMessage(messages.tabs)}
        items={scopes.map((value) => ({ value, label: formatMessage(messages[value]), count: numbers[value] }))}
        value={scope}
        onValueChange={(value) => change({ scope: value === 'assigned' ? '' : value })}
      >
        <Stack gap={5}>
          <TaskList scope={scope} onNew={() => setCreating(true)} />
          {scope === 'assigned' && !narrowed && (
            <>
              <TaskSection
                title={formatMessage(messages.toTake)}
                filter={{ scope: 'group' }}
                most={PREVIEW}
                onShowAll={() => change({ scope: 'group' })}
                onOpen={open}
              />
              <TaskSection
                title={formatMessage(messages.recentlyClosed)}
                filter={{ scope: 'assigned', state: 'closed', closedWithinDays: 14 }}
                most={PREVIEW}
                onShowAll={() => change({ state: 'closed' })}
                onOpen={open}
              />
            </>
          )}
        </Stack>
      </Tabs>
      <Suspense>{creating && <NewTaskDialog post={null} onClose={() => setCreating(false)} />}</Suspense>
    </Page>
  )
}

/** The open tasks of a tab, whatever the filters. */
function useOpenCount(scope: Scope): number | undefined {
  const { timeZone } = useIntl()
  return useInfiniteQuery(taskQueries.list({ scope }, timeZone)).data?.pages.at(-1)?.counts.open
}
