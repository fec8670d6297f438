import { type InfiniteData, useInfiniteQuery, type UseInfiniteQueryResult } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import type { Schemas } from '@/api'
import { Button } from '@/design-system/Button'
import { EmptyState } from '@/design-system/EmptyState'
import { Page } from '@/design-system/Page'
import { Skeleton } from '@/design-system/Skeleton'
import { Stack } from '@/design-system/Stack'
import { Tabs } from '@/design-system/Tabs'
import { LoadFailure } from '@/features/load-failure'
import { useIntl } from '@/shared/i18n'
import { noteQueries } from '../api/note-queries'
import { listMessages as messages } from '../messages'
import { filterNames, filterOf, viewOf, views } from '../model/list-address'
import { NoteFilters } from './NoteFilters'
import { NoteList } from './NoteList'

/** The person's AI notes and those that others have shared; the choice is in the address. */
export function NotesView() {
  const { formatMessage } = useIntl()
  const [address, setAddress] = useSearchParams()
  const view = viewOf(address)
  const list = useInfiniteQuery(noteQueries.list(filterOf(address)))
  const counts = list.data?.pages.at(-1)?.counts
  const change = (part: Readonly<Record<string, string>>) =>
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
  return (
    <Page width="reading" title={formatMessage(messages.title)}>
      <Tabs
        label={formatMessage(messages.tabs)}
        items={views.map((value) => ({ value, label: formatMessage(messages[value]), count: counts?.[value] }))}
        value={view}
        onValueChange={(value) => change({ view: value === 'mine' ? '' : value })}
      >
        <Stack gap={5}>
          <NoteFilters address={address} onChange={change} />
          <Found
            list={list}
            narrowed={filterNames.some((name) => Boolean(address.get(name)))}
            shared={view === 'shared'}
            onClear={() => change(Object.fromEntries(filterNames.map((name) => [name, ''])))}
          />
        </Stack>
      </Tabs>
    </Page>
  )
}

type FoundProps = {
  list: UseInfiniteQueryResult<InfiniteData<Schemas['AiNotePage']>>
  narrowed: boolean
  shared: boolean
  onClear: () => void
}

function Found({ list, narrowed, shared, onClear }: FoundProps) {
  const { formatMessage } = useIntl()
  const { data, error, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = list
  const notes = data?.pages.flatMap((page) => page.notes)
  if (!notes)
    return error ? (
      <LoadFailure title={formatMessage(messages.loadFailed)} error={error} busy={isFetching} onRetry={refetch} />
    ) : (
      <Skeleton />
    )
  if (notes.length === 0 && narrowed)
    return (
      <EmptyState
        title={formatMessage(messages.nothingFound)}
        action={<Button onClick={onClear}>{formatMessage(messages.clear)}</Button>}
      />
    )
  if (notes.length === 0)
    return (
      <EmptyState
        title={formatMessage(shared ? messages.emptyShared : messages.empty)}
        description={formatMessage(shared ? messages.emptySharedText : messages.emptyText)}
      />
    )
  return (
    <Stack gap={4}>
      <NoteList notes={notes} />
      {hasNextPage && (
        <div>
          <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {formatMessage(messages.more)}
          </Button>
        </div>
      )}
    </Stack>
  )
}
