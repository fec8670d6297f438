import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { isApiError, type Schemas } from '@/api'
import { Button, ButtonLink } from '@/design-system/Button'
import { Icon, SlidersHorizontalIcon } from '@/design-system/icons'
import { Select } from '@/design-system/Select'
import { Skeleton, SkeletonGroup } from '@/design-system/Skeleton'
import { Tabs } from '@/design-system/Tabs'
import { VisuallyHidden } from '@/design-system/VisuallyHidden'
import { QueryView } from '@/features/query-view'
import { retryMessages } from '@/features/retry'
import { useCurrentUser } from '@/features/session'
import { useAddressState } from '@/shared/address-state'
import { useWait } from '@/shared/call-wait'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { findOf } from '../../find/model/find-words'
import { searchQueries } from '../api/search-queries'
import { messages } from '../messages'
import {
  type ChangeSearch,
  type FacetName,
  filterCount,
  queryOf,
  type SearchAddress,
  type SearchTab,
  searchTypes,
  tabOf,
  typesIn,
  unfiltered,
} from '../model/address'
import { rememberSearch } from '../model/recent'
import { ChosenFilters } from './ChosenFilters'
import { FilterSheet } from './FilterSheet'
import { Filters } from './Filters'
import { FoundCommunities } from './FoundCommunities'
import { ResultList } from './ResultList'
import styles from './Results.module.css'
import { ResultsFrame } from './ResultsFrame'
import { useLast } from './use-last'
import { useReading } from './use-reading'

const sorts = ['best', 'newest'] as const

export type SearchResultsProps = {
  query: string
  /** Names the search; equal words sent anew have another one. */
  filter: string
  /** Only what stands in this community is searched, below its head. */
  communityId: string | undefined
}

/** What was found, by kind, and what narrows it. */
export function SearchResults({ query, filter, communityId }: SearchResultsProps) {
  const { formatMessage } = useIntl()
  const { id: userId } = useCurrentUser()
  const isInside = communityId !== undefined
  const [address, change] = useSearchAddress(isInside)
  const [isFiltering, setFiltering] = useState(false)
  const tabs = useRef<HTMLDivElement>(null)
  const asked = { ...queryOf(query, address), ...(isInside && { in: [communityId] }) }
  const options = searchQueries.results(asked, filter)
  const list = useInfiniteQuery(options)
  const data = useLast(list.data)
  const [first] = data?.pages ?? []
  const isOld = list.data === undefined || list.isPlaceholderData
  const title = useTitle(first, address)
  const reading = useReading(first?.reading)
  useStartAgain(list, options.queryKey)
  useSelectedThatExist(isOld ? undefined : first, address, change)

  const isFound = list.isSuccess && !list.isPlaceholderData
  useEffect(() => {
    if (isFound) rememberSearch(userId, query)
  }, [isFound, userId, query])

  // What was pressed is gone with its row: its tab has the focus.
  const focusTab = (type: SearchTab) =>
    tabs.current?.querySelector<HTMLElement>(`[role="tab"][id$="-${type}"]`)?.focus()
  const showMedia = () => {
    change({ types: 'media' })
    focusTab('media')
  }

  const tab = tabOf(address.types)
  const count = filterCount(address)
  const filters = first && (
    <Filters
      facets={first.facets}
      address={address}
      search={{ query: asked, filter }}
      isInside={isInside}
      onChange={change}
    />
  )
  const everywhere = isInside && <Everywhere />

  return (
    <ResultsFrame
      isInside={isInside}
      title={title ?? formatMessage(messages.searching)}
      lead={reading}
      actions={
        <>
          {everywhere}
          <Select
            label={formatMessage(messages.sort)}
            labelHidden
            value={address.sort}
            options={sorts.map((value) => ({ value, label: formatMessage(messages[value]) }))}
            onValueChange={(value) => change({ sort: sorts.find((sort) => sort === value) ?? 'best' })}
          />
        </>
      }
      rail={filters ?? null}
    >
      <VisuallyHidden role="status">{isOld ? '' : title}</VisuallyHidden>
      {isFiltering && filters && (
        <FilterSheet
          count={first?.counts[tab].value ?? 0}
          onClear={count > 0 ? () => change(unfiltered) : undefined}
          onClose={() => setFiltering(false)}
        >
          {filters}
        </FilterSheet>
      )}
      <Tabs
        ref={tabs}
        label={formatMessage(messages.types)}
        activation="manual"
        items={(['all', ...searchTypes] as const).map((value) => ({
          value,
          label: formatMessage(tabWords[value]),
          count: first?.counts[value].value,
          countLabel: first?.counts[value].atLeast
            ? formatMessage(messages.countAtLeast, { count: first.counts[value].value })
            : undefined,
        }))}
        value={tab}
        onValueChange={(value) => change({ types: value === 'all' ? '' : value })}
      >
        <div className={clsx(styles.tools, styles.narrowing)}>
          <Button
            className={styles.filtersButton}
            icon={<Icon of={SlidersHorizontalIcon} size="sm" />}
            aria-haspopup="dialog"
            aria-expanded={isFiltering}
            disabled={!filters}
            onClick={() => setFiltering(true)}
          >
            {count === 0 ? formatMessage(messages.filters) : formatMessage(messages.filtersSet, { count })}
          </Button>
          <ChosenFilters facets={first?.facets ?? []} address={address} onChange={change} />
        </div>
        <QueryView
          query={{
            data,
            error: list.error,
            errorUpdateCount: list.errorUpdateCount,
            isFetching: list.isFetching,
            isFetchNextPageError: list.isFetchNextPageError,
            refetch: list.refetch,
          }}
          skeleton={<ResultsSkeleton label={formatMessage(messages.loading)} />}
          words={{ failed: messages.failed }}
          empty={{
            when: ({ pages: [page] }) => page?.results.length === 0 && !page.communities?.length,
            title:
              tab === 'all' || first?.counts.all.value === 0
                ? formatMessage(messages.nothingFound)
                : formatMessage(messages.nothingOfType, { type: formatMessage(words[tab]) }),
            ...(first?.counts.all.value === 0 && { description: formatMessage(messages.nothingFoundText) }),
            action: (
              <>
                <WayOut tab={tab} all={first?.counts.all.value ?? 0} count={count} onChange={change} />
                {everywhere}
              </>
            ),
          }}
        >
          {({ pages }) => (
            <div className={isOld ? styles.old : undefined} aria-busy={isOld && list.isFetching}>
              {tab === 'all' && <FoundCommunities communities={pages[0]?.communities ?? []} />}
              <ResultList
                results={pages.flatMap(({ results }) => results)}
                find={findOf(query)}
                type={tab}
                level={isInside ? 3 : 2}
                media={tab === 'all' ? pages[0]?.media : undefined}
                mediaCount={pages[0]?.counts.media.value ?? 0}
                onAllMedia={showMedia}
                onAllInPost={() => focusTab('all')}
              />
              {list.hasNextPage && <ShowMore list={list} />}
            </div>
          )}
        </QueryView>
      </Tabs>
    </ResultsFrame>
  )
}

/** What is chosen in the address, of a search everywhere or in a community. */
function useSearchAddress(isInside: boolean): [SearchAddress, ChangeSearch] {
  const [address, change] = useAddressState(isInside ? 'community-search' : 'search')
  return [isInside ? { ...address, in: [] } : address, change]
}

/** The same words and filters, in all communities. */
function Everywhere() {
  const { formatMessage } = useIntl()
  const { search } = useLocation()
  return (
    <ButtonLink className={styles.unprinted} href={`${paths.search()}${search}`}>
      {formatMessage(messages.everywhere)}
    </ButtonLink>
  )
}

const words = {
  posts: messages.posts,
  comments: messages.comments,
  media: messages.media,
  documents: messages.documents,
}

const tabWords = { all: messages.all, ...words }

type WayOutProps = {
  tab: SearchAddress['types']
  all: number
  count: number
  onChange: (change: Partial<SearchAddress>) => void
}

/** What can be done where nothing was found. */
function WayOut({ tab, all, count, onChange }: WayOutProps) {
  const { formatMessage } = useIntl()
  if (tab !== 'all' && all > 0)
    return <Button onClick={() => onChange({ types: '' })}>{formatMessage(messages.showAll)}</Button>
  if (count === 0) return null
  return <Button onClick={() => onChange(unfiltered)}>{formatMessage(messages.clearAll)}</Button>
}

/** How much was found of what the address asks for. */
function useTitle(page: Schemas['SearchPage'] | undefined, { types }: SearchAddress): string | undefined {
  const { formatMessage } = useIntl()
  if (!page) return undefined
  const kinds = typesIn(types)
  const counts = (kinds.length === 0 ? searchTypes : kinds).map((kind) => page.counts[kind])
  const count = kinds.length === 0 ? page.counts.all : sumOf(counts)
  const posts = page.postsCount.value
  return formatMessage(count.atLeast ? messages.foundMany : messages.found, { count: count.value, posts })
}

function sumOf(counts: readonly Schemas['SearchCount'][]): Schemas['SearchCount'] {
  return {
    value: counts.reduce((sum, { value }) => sum + value, 0),
    atLeast: counts.some(({ atLeast }) => atLeast),
  }
}

type List = { isFetchNextPageError: boolean; error: Error | null }

type ShowMoreProps = { list: List & { isFetchingNextPage: boolean; fetchNextPage: () => unknown } }

/** The way to further results; after too many tries only once the server wants to be asked again. */
function ShowMore({ list: { isFetchNextPageError, error, isFetchingNextPage, fetchNextPage } }: ShowMoreProps) {
  const { formatMessage, formatPhrase } = useIntl()
  const wait = useWait(isFetchNextPageError && isApiError(error) ? error : null)
  return (
    <div className={clsx(styles.tools, styles.unprinted)}>
      <Button
        busy={isFetchingNextPage}
        aria-disabled={wait !== null}
        onClick={() => {
          if (!wait) void fetchNextPage()
        }}
      >
        {formatMessage(isFetchNextPageError ? retryMessages.tryAgain : messages.showMore)}
      </Button>
      <span role="status">{wait && formatPhrase(wait)}</span>
    </div>
  )
}

/** A place in the list that the server no longer knows: the list begins at its top. */
function useStartAgain({ isFetchNextPageError, error }: List, queryKey: readonly unknown[]): void {
  const queryClient = useQueryClient()
  const startAgain = useEffectEvent(() => {
    void queryClient.resetQueries({ queryKey, exact: true })
    window.scrollTo({ top: 0, behavior: 'instant' })
  })
  const isUnknown = isFetchNextPageError && isApiError(error) && error.code === 'page-token-unknown'
  useEffect(() => {
    if (isUnknown) startAgain()
  }, [isUnknown])
}

const named = ['in', 'by', 'state', 'tag'] as const

/** What the server does not know goes from the address. */
function useSelectedThatExist(
  page: Schemas['SearchPage'] | undefined,
  address: SearchAddress,
  onChange: (change: Partial<SearchAddress>, options: { replace: boolean }) => void,
): void {
  const gone = page
    ? named.flatMap((name) => {
        const known = page.facets.find((facet) => facet.name === name)?.values.map(({ id }) => id) ?? []
        const left = address[name].filter((id) => known.includes(id))
        return left.length === address[name].length ? [] : [[name, left] as const]
      })
    : []
  const key = JSON.stringify(gone)
  const kept: Partial<Record<FacetName, readonly string[]>> = Object.fromEntries(gone)
  const drop = useEffectEvent(() => onChange(kept, { replace: true }))
  useEffect(() => {
    if (key !== '[]') drop()
  }, [key])
}

/** Results that are still to come. */
function ResultsSkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label}>
      {Array.from({ length: 4 }, (_, index) => (
        <div key={index} className={styles.result}>
          <Skeleton length="half" />
          <Skeleton length="long" />
          <Skeleton length="long" />
        </div>
      ))}
    </SkeletonGroup>
  )
}
