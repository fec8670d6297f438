import { useState } from 'react'
import { Button } from '@/design-system/Button'
import { EmptyState } from '@/design-system/EmptyState'
import { Icon, SlidersHorizontalIcon } from '@/design-system/icons'
import { Select } from '@/design-system/Select'
import { Sheet } from '@/design-system/Sheet'
import { Skeleton, SkeletonGroup } from '@/design-system/Skeleton'
import { Tabs } from '@/design-system/Tabs'
import { VisuallyHidden } from '@/design-system/VisuallyHidden'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import { countOfFilters, type SearchTab, searchTypes, tabOf, withoutFilters, withValues } from '../model/search-address'
import { FilterChips } from './FilterChips'
import { SearchFilters } from './SearchFilters'
import { ResultList } from './ResultList'
import styles from './SearchResults.module.css'
import { useCountWords } from './use-count-words'
import type { Search } from './use-search'

export type SearchPanelProps = {
  search: Search
  /** The search stands within this community. */
  communityId?: string | undefined
}

/** The tabs with what was found, and beside it what it can be narrowed by. */
export function SearchPanel({ search, communityId }: SearchPanelProps) {
  const { formatMessage, formatNumber } = useIntl()
  const { address, change, shown, fresh, list } = search
  const counts = shown?.pages[0]?.counts
  const count = useCountWords(search)
  const inCommunity = communityId !== undefined
  return (
    <>
      <VisuallyHidden role="status">{fresh ? count : null}</VisuallyHidden>
      <Tabs<SearchTab>
        label={formatMessage(messages.kinds)}
        activation="manual"
        items={(['all', ...searchTypes] as const).map((value) => {
          const known = counts?.[value]
          const label = formatMessage(messages[value])
          return known?.atLeast
            ? { value, label: formatMessage(messages.tabMany, { tab: label, count: formatNumber(known.value) }) }
            : { value, label, count: known?.value }
        })}
        value={tabOf(address)}
        onValueChange={(tab) => change(withValues(address, 'types', tab === 'all' ? [] : [tab]))}
      >
        <div className={styles.columns}>
          <div className={styles.results} aria-busy={(!fresh && !list.isError) || undefined}>
            <FilterSheet search={search} inCommunity={inCommunity} />
            <FilterChips search={search} />
            <Found search={search} communityId={communityId} />
          </div>
          <aside aria-label={formatMessage(messages.filters)} className={styles.rail}>
            <SearchFilters search={search} inCommunity={inCommunity} />
          </aside>
        </div>
      </Tabs>
    </>
  )
}

function Found({ search, communityId }: SearchPanelProps) {
  const { formatMessage } = useIntl()
  const { address, change, words, shown, fresh, list } = search
  if (!shown)
    return (
      <SkeletonGroup label={formatMessage(messages.searching)} className={styles.list}>
        {Array.from({ length: 6 }, (_, index) => (
          <div key={index} className={styles.group}>
            <Skeleton length="half" />
            <Skeleton />
            <Skeleton />
          </div>
        ))}
      </SkeletonGroup>
    )
  const results = shown.pages.flatMap((page) => page.results)
  if (results.length === 0)
    return (
      <div data-stale={!fresh || undefined} className={styles.found}>
        <EmptyState
          title={formatMessage(messages.nothing, { words: words.kind === 'words' ? words.q : '' })}
          description={formatMessage(countOfFilters(address) > 0 ? messages.nothingFiltered : messages.nothingWhy)}
          {...(countOfFilters(address) > 0 && {
            action: <Button onClick={() => change(withoutFilters(address))}>{formatMessage(messages.clearAll)}</Button>,
          })}
        />
      </div>
    )
  return (
    <div data-stale={!fresh || undefined} className={styles.found}>
      <ResultList
        results={results}
        media={shown.pages[0]?.media ?? []}
        mediaCount={shown.pages[0]?.counts.media.value ?? 0}
        tab={tabOf(address)}
        inCommunity={communityId !== undefined}
        onShowMedia={() => change(withValues(address, 'types', ['media']))}
      />
      {list.hasNextPage && fresh && (
        <div>
          <Button busy={list.isFetchingNextPage} onClick={() => void search.showMore()}>
            {formatMessage(messages.showMore)}
          </Button>
        </div>
      )}
    </div>
  )
}

/** The filters behind one button, where there is no room beside the results. */
function FilterSheet({ search, inCommunity }: { search: Search; inCommunity: boolean }) {
  const { formatMessage } = useIntl()
  const [open, setOpen] = useState(false)
  const count = countOfFilters(search.address)
  const words = useCountWords(search)
  return (
    <div className={styles.narrowOnly}>
      <Button icon={<Icon of={SlidersHorizontalIcon} size="sm" />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {count === 0 ? formatMessage(messages.filters) : formatMessage(messages.filtersSet, { count })}
      </Button>
      {open && (
        <Sheet
          title={formatMessage(messages.filters)}
          closeLabel={formatMessage(messages.close)}
          onClose={() => setOpen(false)}
          footer={
            <>
              {count > 0 && (
                <Button onClick={() => search.change(withoutFilters(search.address))}>
                  {formatMessage(messages.clearAll)}
                </Button>
              )}
              <Button variant="primary" onClick={() => setOpen(false)}>
                {words ?? formatMessage(messages.searching)}
              </Button>
            </>
          }
        >
          <SearchFilters search={search} inCommunity={inCommunity} />
        </Sheet>
      )}
    </div>
  )
}

export function SortSelect({ search: { address, change } }: { search: Search }) {
  const { formatMessage } = useIntl()
  return (
    <Select
      label={formatMessage(messages.sort)}
      labelHidden
      variant="plain"
      value={address.get('sort') === 'newest' ? 'newest' : 'best'}
      options={[
        { value: 'best', label: formatMessage(messages.best) },
        { value: 'newest', label: formatMessage(messages.newest) },
      ]}
      onValueChange={(sort) => change(withValues(address, 'sort', sort === 'newest' ? ['newest'] : []))}
    />
  )
}
