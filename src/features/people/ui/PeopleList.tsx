import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual'
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import type { Schemas } from '@/api'
import { measureRow } from '@/design-system/VirtualList'
import { type MessageDescriptor, useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import styles from './People.module.css'
import { PersonRow } from './PersonRow'

/** The next page is asked for when so few rows are left below the window. */
const nearEnd = 15
/** Before a row was measured. */
const usualHeight = 65

type PeopleListProps = {
  people: readonly Schemas['PersonSummary'][]
  totalCount: number
  /** Headings between those who are at work, will be back, and are away. */
  grouped: boolean
  /** How many there are of each, over all pages; where the server counts them. */
  stateCounts: Schemas['StateCounts'] | undefined
  selectedId: string | null
  onSelect: (id: string) => void
  /** Escape leads back to the field. */
  onLeave: () => void
  canLoadMore: boolean
  onNearEnd: () => void
}

/** The people found, in the page's own scroll: only rows near the window are drawn, and the one that has the focus. */
export function PeopleList({
  people,
  totalCount,
  grouped,
  stateCounts,
  selectedId,
  onSelect,
  onLeave,
  canLoadMore,
  onNearEnd,
}: PeopleListProps) {
  const { formatMessage, formatNumber } = useIntl()
  const list = useRef<HTMLUListElement>(null)
  const [focused, setFocused] = useState<number | null>(null)
  const [scrollMargin, setScrollMargin] = useState(0)

  useEffect(() => {
    const measure = () => setScrollMargin((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY)
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [])

  const rangeOf = useCallback(
    (range: Range) => {
      const indexes = defaultRangeExtractor(range)
      if (focused === null || focused >= range.count || indexes.includes(focused)) return indexes
      return [...indexes, focused].sort((one, other) => one - other)
    },
    [focused],
  )
  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    count: people.length,
    estimateSize: () => usualHeight,
    getItemKey: (index) => people[index]?.id ?? index,
    overscan: 8,
    scrollMargin,
    rangeExtractor: rangeOf,
    measureElement: measureRow,
  })
  const items = virtualizer.getVirtualItems()
  const last = items.findLast(({ index }) => index !== focused)?.index ?? 0
  const tellNearEnd = useEffectEvent(onNearEnd)
  useEffect(() => {
    if (canLoadMore && last >= people.length - nearEnd) tellNearEnd()
  }, [canLoadMore, last, people.length])

  function focusRow(index: number) {
    virtualizer.scrollToIndex(index, { align: 'auto' })
    requestAnimationFrame(() =>
      list.current
        ?.querySelector<HTMLElement>(`[data-index="${index}"] a[href^="/"], [data-index="${index}"] a`)
        ?.focus(),
    )
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Escape') return onLeave()
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0 || focused === null) return
    event.preventDefault()
    const next = people[focused + step]
    if (!next) return step < 0 ? onLeave() : undefined
    focusRow(focused + step)
    if (cardHasRoom()) onSelect(next.id)
  }

  function handleSelect(event: MouseEvent, id: string) {
    // Keys, and a press that wants another tab, follow the link.
    const plain = event.detail > 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && event.button === 0
    if (!plain || !cardHasRoom()) return
    event.preventDefault()
    onSelect(id)
  }

  return (
    // It only listens to what its rows do; what takes the focus are the links in them.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <ul
      ref={list}
      aria-label={formatMessage(messages.list)}
      className={styles.list}
      style={{ blockSize: virtualizer.getTotalSize() }}
      onKeyDown={handleKey}
      onFocus={({ target }: FocusEvent) => setFocused(indexOf(target))}
      onBlur={() => setFocused(null)}
    >
      {items.map(({ index, key, start }) => {
        const person = people[index]
        if (!person) return null
        const heading = grouped ? headingAt(people, index) : undefined
        return (
          <li
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            aria-posinset={index + 1}
            aria-setsize={totalCount}
            className={styles.row}
            style={{ transform: `translateY(${start - scrollMargin}px)` }}
          >
            {heading && (
              <span className={styles.heading}>
                {formatMessage(headings[heading])}{' '}
                {stateCounts && <span className={styles.count}>{formatNumber(stateCounts[heading])}</span>}
              </span>
            )}
            <PersonRow
              person={person}
              selected={person.id === selectedId}
              onSelect={(event) => handleSelect(event, person.id)}
            />
          </li>
        )
      })}
    </ul>
  )
}

/** The card stands beside the list from this width on; below it a row leads to the profile. */
function cardHasRoom(): boolean {
  return window.matchMedia('(width >= 1200px)').matches
}

function indexOf(target: Element): number | null {
  const index = target.closest<HTMLElement>('[data-index]')?.dataset['index']
  return index === undefined ? null : Number(index)
}

type State = keyof Schemas['StateCounts']

const headings: Record<State, MessageDescriptor> = {
  'at-work': messages.groupAtWork,
  'off-hours': messages.groupLater,
  unknown: messages.groupUnknown,
  away: messages.groupAway,
}

/** What the heading above a row speaks of: it stands above the first of those who can be reached alike. */
function headingAt(people: PeopleListProps['people'], index: number): State | undefined {
  const stateAt = (at: number) => people[at]?.availability.state
  const state = stateAt(index)
  if (state === undefined || stateAt(index - 1) === state) return undefined
  return isState(state) ? state : 'unknown'
}

function isState(state: string): state is State {
  return state in headings
}
