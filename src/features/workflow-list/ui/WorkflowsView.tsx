import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { Schemas } from '@/api'
import { Page } from '@/design-system/Page'
import { Stack } from '@/design-system/Stack'
import { Tabs } from '@/design-system/Tabs'
import { useAddressState } from '@/shared/address-state'
import { useIntl } from '@/shared/i18n'
import { workflowListQueries } from '../api/workflow-list-queries'
import { messages } from '../messages'
import { everythingWaiting, filterCount, filterOf, type ListAddress, listTabs, unfiltered } from '../model/list-address'
import { WorkflowCards } from './WorkflowCards'
import { WorkflowFilters } from './WorkflowFilters'
import { WorkflowPostList, type WorkflowPostListProps } from './WorkflowPostList'

export type WorkflowsViewProps = Pick<WorkflowPostListProps, 'actions'>

/** What waits for a decision, what the person has written, and all posts in workflows; the choice is in the address. */
export function WorkflowsView({ actions }: WorkflowsViewProps) {
  const { formatMessage } = useIntl()
  const [address, change] = useAddressState('workflows')
  const { data: waiting } = useInfiniteQuery(workflowListQueries.posts(everythingWaiting))

  function narrow(next: Partial<ListAddress>, options?: { replace: boolean }) {
    change(next, options)
    // Another list begins at its top.
    window.scrollTo({ top: 0, behavior: 'instant' })
  }

  return (
    <Page width="wide" title={formatMessage(messages.title)}>
      <Tabs
        label={formatMessage(messages.tabs)}
        items={listTabs.map((value) => ({
          value,
          label: formatMessage(messages[value]),
          count: value === 'waiting' ? waiting?.pages.at(-1)?.totalCount : undefined,
        }))}
        value={address.tab}
        activation="manual"
        onValueChange={(tab) => narrow({ tab })}
      >
        {address.tab === 'workflows' ? (
          <WorkflowCards />
        ) : (
          <PostsOfTab address={address} tab={address.tab} actions={actions} onChange={narrow} />
        )}
      </Tabs>
    </Page>
  )
}

type PostsOfTabProps = Pick<WorkflowPostListProps, 'tab' | 'actions'> & {
  address: ListAddress
  onChange: (change: Partial<ListAddress>, options?: { replace: boolean }) => void
}

function PostsOfTab({ address, tab, actions, onChange }: PostsOfTabProps) {
  const filter = filterOf(address)
  const list = useInfiniteQuery({
    ...workflowListQueries.posts(filter),
    // While the same list is narrowed further, what there was stays on screen.
    placeholderData: (before, query) => (query?.queryKey[3].scope === filter.scope ? before : undefined),
  })
  const { data: known } = useQuery(workflowListQueries.workflows())
  const workflows: readonly Schemas['Workflow'][] = known?.workflows ?? []
  return (
    <Stack gap={4}>
      <WorkflowFilters
        address={address}
        workflows={workflows}
        totalCount={list.data?.pages.at(-1)?.totalCount ?? 0}
        onChange={onChange}
      />
      <WorkflowPostList
        list={list}
        tab={tab}
        filter={filter}
        movable={workflows.some(({ canMoveMany }) => canMoveMany)}
        narrowed={filterCount(address) > 0 || address.search.trim() !== ''}
        actions={actions}
        onClear={() => onChange(unfiltered)}
      />
    </Stack>
  )
}
