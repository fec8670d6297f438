import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { isApiError, type Schemas } from '@/api'
import { Button } from '@/design-system/Button'
import { Card } from '@/design-system/Card'
import { EmptyState } from '@/design-system/EmptyState'
import { Page } from '@/design-system/Page'
import { SearchField } from '@/design-system/SearchField'
import { Select } from '@/design-system/Select'
import { ShowAt } from '@/design-system/ShowAt'
import { Skeleton, SkeletonGroup } from '@/design-system/Skeleton'
import { Text } from '@/design-system/Text'
import { VisuallyHidden } from '@/design-system/VisuallyHidden'
import { environmentQueries } from '@/features/environment'
import { LoadFailure } from '@/features/load-failure'
import { useIntl } from '@/shared/i18n'
import { peopleQueries } from '../api/people-queries'
import { messages } from '../messages'
import { countOfFilters, searchOf, sortOf, withValues } from '../model/people-address'
import styles from './People.module.css'
import { PeopleFilters, PeopleFilterSheet } from './PeopleFilters'
import { PeopleList } from './PeopleList'
import { PersonCard } from './PersonCard'

/** How long after the last key the search is sent. */
const SEARCH_DEBOUNCE_MS = 200

/** The directory: find a colleague by what they are called, know and do, and by whether they can be reached. */
export function PeopleView() {
  const { formatMessage } = useIntl()
  const [address, setAddress] = useSearchParams()
  const field = useRef<HTMLInputElement>(null)
  const results = useRef<HTMLDivElement>(null)
  const search = searchOf(address)
  const list = useInfiniteQuery({
    ...peopleQueries.list(search),
    throwOnError: (thrown) => isApiError(thrown) && thrown.kind === 'forbidden',
    refetchInterval: ({ state }) => untilNextChange(state.data?.pages),
  })
  const facets = useQuery({ ...peopleQueries.facets(search), placeholderData: (before) => before })
  // An older list stays until the new one is there, and if that fails.
  const shown = useLatest(list.data)
  const stale = shown !== undefined && shown !== list.data
  const people = shown?.pages.flatMap((page) => page.people) ?? []
  const totalCount = shown?.pages[0]?.totalCount ?? 0
  const filtered = search.search !== undefined || countOfFilters(address) > 0
  const change = (next: URLSearchParams) => setAddress(next, { replace: true, preventScrollReset: true })
  const changeFilter = (name: string, values: readonly string[]) => change(withValues(address, name, values))
  const clear = () => change(withValues(new URLSearchParams(), 'sort', address.getAll('sort')))
  const filters = {
    address,
    facets: facets.data,
    failed: facets.isError,
    onRetry: () => void facets.refetch(),
    onChange: changeFilter,
  }
  const count = formatMessage(messages.found, { count: totalCount })
  const lead = useLead(shown?.pages[0])
  const selectedId = address.get('person')

  function enterList(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    results.current?.querySelector<HTMLElement>('[data-index="0"] a')?.focus()
  }

  return (
    <Page
      title={formatMessage(messages.title)}
      width="wide"
      {...(lead !== null && { lead })}
      actions={
        <Select
          label={formatMessage(messages.sort)}
          labelHidden
          variant="plain"
          value={sortOf(address) ?? (search.search === undefined ? 'name' : 'best')}
          options={[
            ...(search.search === undefined ? [] : [{ value: 'best', label: formatMessage(messages.sortBest) }]),
            { value: 'name', label: formatMessage(messages.sortName) },
            { value: 'available', label: formatMessage(messages.sortAvailable) },
          ]}
          onValueChange={(sort) => changeFilter('sort', sort === 'best' ? [] : [sort])}
        />
      }
    >
      <div className={styles.tools}>
        <Words
          key="words"
          field={field}
          said={address.get('search') ?? ''}
          onSay={(words) => changeFilter('search', [words])}
          onKeyDown={enterList}
        />
        <ShowAt window="small">
          <PeopleFilterSheet {...filters} totalCount={totalCount} onClear={clear} />
        </ShowAt>
      </div>
      <ShowAt window="medium-up">
        <PeopleFilters {...filters} />
      </ShowAt>
      <VisuallyHidden role="status">{list.isSuccess && filtered ? count : null}</VisuallyHidden>
      {list.isError && shown && (
        <div role="alert" className={styles.failed}>
          <Text size="sm">
            {formatMessage(messages.failed)}. {stale && formatMessage(messages.failedOld)}
          </Text>
          <Button
            size="sm"
            busy={list.isFetching}
            onClick={() => void (list.data ? list.fetchNextPage() : list.refetch())}
          >
            {formatMessage(messages.tryAgain)}
          </Button>
        </div>
      )}
      <div className={styles.columns} data-card={selectedId !== null || undefined}>
        <div ref={results} aria-busy={(stale && !list.isError) || undefined} className={styles.results}>
          {people.length > 0 && (
            <Card padding="none" className={styles.found} data-stale={stale || undefined}>
              <PeopleList
                people={people}
                totalCount={totalCount}
                grouped={search.sort === 'available'}
                stateCounts={shown?.pages[0]?.stateCounts}
                selectedId={selectedId}
                onSelect={(id) => changeFilter('person', [id])}
                onLeave={() => field.current?.focus()}
                canLoadMore={list.hasNextPage && !list.isFetching && !list.isError}
                onNearEnd={() => void list.fetchNextPage()}
              />
              {list.isFetchingNextPage && <Loading label={formatMessage(messages.loadingMore)} rows={2} />}
            </Card>
          )}
          {shown && people.length === 0 && (
            <EmptyState
              title={formatMessage(messages.nobody)}
              {...(filtered && { description: formatMessage(messages.nobodyWhy) })}
              {...(filtered && { action: <Button onClick={clear}>{formatMessage(messages.clearAll)}</Button> })}
            />
          )}
          {!shown && list.isPending && <Loading label={formatMessage(messages.loading)} rows={8} />}
          {!shown && list.isError && (
            <LoadFailure
              title={formatMessage(messages.failed)}
              error={list.error}
              busy={list.isFetching}
              onRetry={() => void list.refetch()}
            />
          )}
        </div>
        {selectedId !== null && (
          <ShowAt window="wide">
            <PersonCard userId={selectedId} />
          </ShowAt>
        )}
      </div>
    </Page>
  )
}

/** How many are found, and of how many where that is known and not the same. */
function useLead(page: Schemas['PeoplePage'] | undefined): string | null {
  const { formatMessage } = useIntl()
  const { data: environment } = useQuery(environmentQueries.info())
  if (!page) return null
  const { totalCount: count, directoryCount: total } = page
  if (total === undefined || total <= count) return formatMessage(messages.found, { count })
  const organisation = environment?.customer.name
  return organisation === undefined
    ? formatMessage(messages.foundOfAll, { count, total })
    : formatMessage(messages.foundOf, { count, total, organisation })
}

type WordsProps = {
  field: React.RefObject<HTMLInputElement | null>
  /** What the address says. */
  said: string
  onSay: (words: string) => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** The words of the search: here while they are typed, in the address soon after. */
function Words({ field, said, onSay, onKeyDown }: WordsProps) {
  const { formatMessage } = useIntl()
  const [words, setWords] = useState(said)
  const [known, setKnown] = useState(said)
  // Back, or "Clear all", has changed the address meanwhile.
  if (said !== known) {
    setKnown(said)
    if (said !== words.trim()) setWords(said)
  }
  const say = useEffectEvent(onSay)
  useEffect(() => {
    if (words.trim() === said) return
    const timer = setTimeout(() => say(words.trim()), SEARCH_DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [words, said])
  return (
    <SearchField
      ref={field}
      label={formatMessage(messages.search)}
      placeholder={formatMessage(messages.searchHint)}
      clearLabel={formatMessage(messages.clear)}
      value={words}
      onValueChange={setWords}
      onKeyDown={onKeyDown}
      className={styles.search}
    />
  )
}

function Loading({ label, rows }: { label: string; rows: number }) {
  return (
    <SkeletonGroup label={label} className={styles.loading}>
      {Array.from({ length: rows }, (_, index) => (
        <span key={index} className={styles.bar}>
          <Skeleton shape="circle" size={40} />
          <Skeleton length="half" />
        </span>
      ))}
    </SkeletonGroup>
  )
}

/** The last value that was there. */
function useLatest<Value>(value: Value | undefined): Value | undefined {
  const [latest, setLatest] = useState(value)
  if (value !== undefined && value !== latest) setLatest(value)
  return value ?? latest
}

/** Who is at work changes by the clock: the list asks again when the first of its people comes or goes. */
function untilNextChange(pages: readonly Schemas['PeoplePage'][] | undefined): number | false {
  const ends = pages?.flatMap(({ people }) =>
    people.flatMap(({ availability: { until } }) => (until === null ? [] : [Date.parse(until)])),
  )
  if (!ends || ends.length === 0) return false
  const hour = 3_600_000
  return Math.min(Math.max(Math.min(...ends) - Date.now(), 60_000), hour)
}
