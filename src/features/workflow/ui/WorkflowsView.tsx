import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Page } from '@/design-system/Page'
import { Stack } from '@/design-system/Stack'
import { Tabs } from '@/design-system/Tabs'
import { useIntl } from '@/shared/i18n'
import { workflowQueries } from '../api/workflow-queries'
import { listMessages as messages } from '../messages'
import { figureNames, filterNames, filterOf, type ListTab, listTabs, tabOf } from '../model/list-address'
import { WorkflowCards } from './WorkflowCards'
import { FigureNarrowing } from './FigureNarrowing'
import { WorkflowFilters } from './WorkflowFilters'
import { WorkflowPostList } from './WorkflowPostList'

/** What waits for a decision, what the person has written, and all posts in workflows; the choice is in the address. */
export function WorkflowsView() {
  const { formatMessage } = useIntl()
  const [address, setAddress] = useSearchParams()
  const tab = tabOf(address)
  const waiting = useInfiniteQuery(workflowQueries.posts({ scope: 'waiting' }))
  const list = useInfiniteQuery({ ...workflowQueries.posts(filterOf(address)), enabled: tab !== 'workflows' })
  const { data: known } = useQuery(workflowQueries.workflows())
  const count = list.data?.pages.at(-1)?.totalCount
  const body = useRef<HTMLDivElement>(null)

  useEffect(() => {
    // A row that was decided about takes its button along, and the focus with it.
    if (document.activeElement === document.body) body.current?.focus({ preventScroll: true })
  }, [count])

  function change(part: Readonly<Record<string, string>>) {
    setAddress(
      (before) => {
        const next = new URLSearchParams(before)
        for (const [name, value] of Object.entries(part)) {
          if (value === '') next.delete(name)
          else next.set(name, value)
        }
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  }

  return (
    <Page width="wide" title={formatMessage(messages.title)}>
      <Tabs<ListTab>
        label={formatMessage(messages.tabs)}
        items={listTabs.map((value) => ({
          value,
          label: formatMessage(messages[value]),
          count: value === 'waiting' ? waiting.data?.pages.at(-1)?.totalCount : undefined,
        }))}
        value={tab}
        onValueChange={(value) => change({ tab: value === 'waiting' ? '' : value })}
      >
        {tab === 'workflows' ? (
          <WorkflowCards />
        ) : (
          <Stack gap={4}>
            <WorkflowFilters address={address} workflows={known?.workflows ?? []} onChange={change} />
            <FigureNarrowing
              address={address}
              states={known?.workflows.flatMap(({ states }) => states) ?? []}
              onClear={() => change(Object.fromEntries(figureNames.map((name) => [name, ''])))}
            />
            <div ref={body} tabIndex={-1}>
              <WorkflowPostList
                list={list}
                tab={tab}
                listKey={JSON.stringify(filterOf(address))}
                canMoveMany={known?.workflows.some((one) => one.canMoveMany) ?? false}
                onClear={() => change(Object.fromEntries(filterNames.map((name) => [name, ''])))}
              />
            </div>
          </Stack>
        )}
      </Tabs>
    </Page>
  )
}
