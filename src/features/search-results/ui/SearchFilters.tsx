import { useState } from 'react'
import type { Schemas } from '@/api'
import { Card } from '@/design-system/Card'
import { Checkbox } from '@/design-system/Checkbox'
import { FilterChip } from '@/design-system/Chip'
import { DatePicker } from '@/design-system/DatePicker'
import { TextButton } from '@/design-system/TextButton'
import { calendarDay } from '@/shared/day-time'
import { type MessageDescriptor, useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import { archiveOf, daysOf, type ListFilter, valuesOf, withValues } from '../model/search-address'
import styles from './SearchResults.module.css'
import { useFilterWords } from './use-filter-words'
import { type Search, useSteadyFacets } from './use-search'

type Facet = Schemas['SearchFacet']

/** In the order in which they stand below each other; the days come after the person. */
const filters: readonly (readonly [facet: Facet['name'], filter: ListFilter | 'archive', label: MessageDescriptor])[] =
  [
    ['community', 'in', messages.community],
    ['person', 'by', messages.person],
    ['status', 'state', messages.status],
    ['has', 'has', messages.has],
    ['hashtag', 'tag', messages.hashtag],
    ['language', 'lang', messages.language],
    ['archive', 'archive', messages.archive],
  ]

/** As many values as stand there before one asks for the others. */
const SHOWN = 4

export type SearchFiltersProps = { search: Search; inCommunity: boolean }

/** What the results can be narrowed by: within one thing wider, between them narrower. */
export function SearchFilters({ search, inCommunity }: SearchFiltersProps) {
  const { address, shown, words } = search
  const facets = useSteadyFacets(shown?.pages[0]?.facets ?? [], words.kind === 'words' ? words.q : '')
  const worth = filters.flatMap(([name, filter, label]) => {
    if (inCommunity && name === 'community') return []
    const facet = facets.find((one) => one.name === name)
    const chosen = filter === 'archive' ? archiveOf(address) !== undefined : valuesOf(address, filter).length > 0
    return facet && (facet.values.length > 1 || chosen) ? [{ facet, filter, label }] : []
  })
  const before = worth.filter(({ facet }) => facet.name === 'community' || facet.name === 'person')
  const after = worth.filter((one) => !before.includes(one))
  return (
    <div className={styles.filters}>
      {before.map((one) => (
        <Values key={one.facet.name} search={search} {...one} />
      ))}
      {shown && <Days search={search} />}
      {after.map((one) => (
        <Values key={one.facet.name} search={search} {...one} />
      ))}
    </div>
  )
}

type ValuesProps = { search: Search; facet: Facet; filter: ListFilter | 'archive'; label: MessageDescriptor }

function Values({ search: { address, change }, facet, filter, label }: ValuesProps) {
  const { formatMessage, formatNumber } = useIntl()
  const words = useFilterWords()
  const [all, setAll] = useState(false)
  const archive = archiveOf(address)
  const chosen = filter === 'archive' ? (archive ? [archive] : []) : valuesOf(address, filter)
  const shown = facet.values.filter(({ id }, index) => all || index < SHOWN || chosen.includes(id))
  const hidden = facet.values.length - shown.length
  const choose = (id: string, on: boolean) => {
    const others = filter === 'archive' ? [] : chosen.filter((one) => one !== id)
    change(withValues(address, filter, on ? [...others, id] : others))
  }
  return (
    <Card>
      <fieldset className={styles.fieldset}>
        <legend className={styles.legend}>{formatMessage(label)}</legend>
        {shown.map((value) => (
          <div key={value.id} className={styles.value}>
            <Checkbox
              label={
                <span className={styles.valueName}>
                  {value.color !== undefined && <span data-hue={value.color} className={styles.swatch} />}
                  {words.value(facet.name, value)}
                </span>
              }
              checked={chosen.includes(value.id)}
              aria-description={formatMessage(messages.results, { count: value.count })}
              onCheckedChange={(on) => choose(value.id, on)}
            />
            <span aria-hidden className={styles.valueCount}>
              {formatNumber(value.count)}
            </span>
          </div>
        ))}
        {(hidden > 0 || all) && (
          <TextButton className={styles.small} aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? formatMessage(messages.fewer) : formatMessage(messages.more, { count: hidden })}
          </TextButton>
        )}
      </fieldset>
    </Card>
  )
}

const spans = [
  [7, messages.lastWeek],
  [30, messages.lastMonth],
] as const

function Days({ search: { address, change } }: { search: Search }) {
  const { formatMessage, timeZone } = useIntl()
  const { from, to } = daysOf(address)
  const set = (first: string | undefined, last: string | undefined) =>
    change(withValues(withValues(address, 'from', [first ?? '']), 'to', [last ?? '']))
  const [now] = useState(() => Date.now())
  const daysBefore = (days: number) => calendarDay(new Date(now - days * 86_400_000), timeZone)
  return (
    <Card>
      <fieldset className={styles.fieldset}>
        <legend className={styles.legend}>{formatMessage(messages.date)}</legend>
        <div className={styles.chips}>
          <FilterChip pressed={!from && !to} onPressedChange={() => set(undefined, undefined)}>
            {formatMessage(messages.anyTime)}
          </FilterChip>
          {spans.map(([days, label]) => {
            const start = daysBefore(days)
            const pressed = from === start && !to
            return (
              <FilterChip
                key={days}
                pressed={pressed}
                onPressedChange={() => set(pressed ? undefined : start, undefined)}
              >
                {formatMessage(label)}
              </FilterChip>
            )
          })}
        </div>
        <DatePicker
          label={formatMessage(messages.from)}
          clearLabel={formatMessage(messages.clearFrom)}
          value={from ?? null}
          onValueChange={(day) => set(day ?? undefined, to)}
        />
        <DatePicker
          label={formatMessage(messages.to)}
          clearLabel={formatMessage(messages.clearTo)}
          value={to ?? null}
          onValueChange={(day) => set(from, day ?? undefined)}
        />
      </fieldset>
    </Card>
  )
}
