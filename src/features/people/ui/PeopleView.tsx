import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, Suspense, useRef, useState } from 'react'
import { concernsThePage, type Schemas } from '@/api'
import { Button } from '@/design-system/Button'
import { Card } from '@/design-system/Card'
import { Heading } from '@/design-system/Heading'
import { Page } from '@/design-system/Page'
import { Skeleton, SkeletonGroup } from '@/design-system/Skeleton'
import { Text } from '@/design-system/Text'
import { environmentQueries } from '@/features/environment'
import { QueryView } from '@/features/query-view'
import { RetryButton } from '@/features/retry'
import { SearchWords } from '@/features/search-words'
import { type AddressState, useAddressState } from '@/shared/address-state'
import { useIntl } from '@/shared/i18n'
import { loadable } from '@/shared/loadable'
import { peopleQueries } from '../api/queries'
import { messages } from '../messages'
import { searchOf } from '../model/directory'
import styles from './People.module.css'
import { PeopleFilters } from './PeopleFilters'
import { PeopleList } from './PeopleList'

/** Of those that a row opens; loaded with the first one. */
const UserProfileDialog = loadable(() => import('@/features/user-profile')).component('UserProfileDialog')

const nothing = { search: '', place: [], area: [] } satisfies Partial<AddressState<'people'>>

/** The directory: find a colleague by name, by what they do and by where. */
export function PeopleView() {
  const { formatMessage } = useIntl()
  const [address, change] = useAddressState('people')
  const field = useRef<HTMLInputElement>(null)
  const results = useRef<HTMLDivElement>(null)
  const search = searchOf(address)
  const list = useInfiniteQuery({ ...peopleQueries.list(search), throwOnError: concernsThePage })
  const facets = useQuery({ ...peopleQueries.facets(search), placeholderData: keepPreviousData })
  // An older list stays until the new one is there, and if that fails; one of nobody says nothing of other words.
  const latest = useLatest(list.data)
  const shown = list.data ?? (latest?.pages[0]?.totalCount === 0 ? undefined : latest)
  const isOlder = shown !== list.data
  const totalCount = shown?.pages[0]?.totalCount ?? 0
  const name = shown?.pages.flatMap(({ people }) => people).find(({ id }) => id === address.person)?.fullName

  function narrow(next: Partial<AddressState<'people'>>, options?: { replace: boolean }) {
    change(next, options)
    // Another list begins at its top.
    window.scrollTo({ top: 0, behavior: 'instant' })
  }

  function clear(next: Partial<AddressState<'people'>>) {
    narrow(next)
    field.current?.focus()
  }

  function enterList(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    results.current?.querySelector<HTMLElement>('[data-index] button')?.focus()
  }

  return (
    <Page width="reading">
      <div className={styles.head}>
        <Heading level={1}>{formatMessage(messages.title)}</Heading>
        <Count page={shown?.pages[0]} narrowed={Object.keys(search).length > 0} />
      </div>
      <div className={styles.tools}>
        <SearchWords
          ref={field}
          label={formatMessage(messages.search)}
          placeholder={formatMessage(messages.searchHint)}
          clearLabel={formatMessage(messages.clear)}
          said={address.search}
          onSay={(words) => narrow({ search: words }, { replace: true })}
          onKeyDown={enterList}
          className={styles.search}
        />
        <PeopleFilters
          chosen={address}
          facets={facets}
          totalCount={totalCount}
          onChange={narrow}
          onClearAll={() => clear(nothing)}
        />
      </div>
      <div ref={results} aria-busy={(isOlder && list.isFetching) || undefined} className={styles.results}>
        <QueryView
          query={{ ...list, data: shown }}
          skeleton={
            <Card padding="none" className={styles.card}>
              <PeopleSkeleton label={formatMessage(messages.loading)} rows={8} />
            </Card>
          }
          words={messages}
          empty={{ when: () => totalCount === 0, ...whyEmpty() }}
        >
          {({ pages }) => (
            <Card padding="none" className={styles.card} data-older={isOlder || undefined}>
              <PeopleList
                people={pages.flatMap(({ people }) => people)}
                totalCount={totalCount}
                canLoadMore={list.hasNextPage && !list.isFetching && !list.isError}
                onNearEnd={() => void list.fetchNextPage()}
                onLeave={() => field.current?.focus()}
                onOpen={(person) => change({ person })}
              />
              <ListEnd
                state={list.isFetchNextPageError ? 'failed' : list.hasNextPage || isOlder ? 'more' : 'end'}
                busy={list.isFetchingNextPage}
                onRetry={() => void list.fetchNextPage()}
              />
            </Card>
          )}
        </QueryView>
      </div>
      {address.person !== '' && (
        <Suspense>
          <UserProfileDialog
            key={address.person}
            request={{ overlay: 'userProfile', userId: address.person, ...(name !== undefined && { name }) }}
            onClose={() => change({ person: '' }, { replace: true })}
          />
        </Suspense>
      )}
    </Page>
  )

  /** What to remove, and the one button for it. */
  function whyEmpty() {
    const { search: words = '', place, areaId } = search
    const filters = place !== undefined || areaId !== undefined
    if (words === '' && !filters) {
      return { title: formatMessage(messages.empty), description: formatMessage(messages.emptyWhy) }
    }
    const [why, label, gone] =
      words === ''
        ? [messages.fewerFilters, messages.clearFilters, { place: [], area: [] }]
        : filters
          ? [messages.fewerOfBoth, messages.clearAll, nothing]
          : [messages.fewerWords, messages.clear, { search: '' }]
    return {
      title: words === '' ? formatMessage(messages.nobody) : formatMessage(messages.nobodySaid, { words }),
      description: formatMessage(why),
      action: <Button onClick={() => clear(gone)}>{formatMessage(label)}</Button>,
    }
  }
}

type CountProps = { page: Schemas['PeoplePage'] | undefined; narrowed: boolean }

/** How many people are listed, and of how many as soon as that is known. */
function Count({ page, narrowed }: CountProps) {
  const { formatMessage } = useIntl()
  const { data: total } = useQuery({ ...peopleQueries.total(), enabled: narrowed })
  const { data: environment } = useQuery(environmentQueries.info())
  const organisation = environment?.customer.name
  const count = page?.totalCount ?? 0
  return (
    <p role="status" className={styles.count}>
      {page &&
        (narrowed && total !== undefined && total >= count && organisation !== undefined
          ? formatMessage(messages.foundOf, { count, total, organisation })
          : formatMessage(messages.found, { count }))}
    </p>
  )
}

type ListEndProps = { state: 'more' | 'failed' | 'end'; busy: boolean; onRetry: () => void }

/** Below the last row: more on its way, what went wrong, or the end. */
function ListEnd({ state, busy, onRetry }: ListEndProps) {
  const { formatMessage } = useIntl()
  if (state === 'more') return busy && <PeopleSkeleton label={formatMessage(messages.loadingMore)} rows={2} />
  if (state === 'end') {
    return (
      <Text size="sm" tone="muted" className={styles.end}>
        {formatMessage(messages.end)}
      </Text>
    )
  }
  return (
    <div role="alert" className={styles.end}>
      <Text size="sm">{formatMessage(messages.moreFailed)}</Text>
      <RetryButton size="sm" busy={busy} onClick={onRetry} />
    </div>
  )
}

function PeopleSkeleton({ label, rows }: { label: string; rows: number }) {
  return (
    <SkeletonGroup label={label}>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={styles.person}>
          <Skeleton shape="circle" size={40} />
          <div className={styles.who}>
            <Skeleton length="half" />
            <Skeleton length="long" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  )
}

/** The value, or the last one that was there. */
function useLatest<Value>(value: Value | undefined): Value | undefined {
  const [latest, setLatest] = useState(value)
  if (value !== undefined && value !== latest) setLatest(value)
  return value ?? latest
}
