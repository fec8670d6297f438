import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual'
import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { Schemas } from '@/api'
import { Avatar } from '@/design-system/Avatar'
import { Icon, PhoneIcon } from '@/design-system/icons'
import { useIsSmall } from '@/design-system/tokens'
import { measureRow, useRowKey } from '@/design-system/VirtualList'
import { VisuallyHidden } from '@/design-system/VisuallyHidden'
import { PersonLink } from '@/features/entity-links'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import { reasonsOf } from '../model/directory'
import styles from './People.module.css'

/** The next page is asked for when so few rows are left below the window. */
const nearEnd = 15

/** Px that a row is high before it was measured. */
const usualHeight = { small: 72, other: 64 }

type PeopleListProps = {
  people: readonly Schemas['PersonSummary'][]
  totalCount: number
  canLoadMore: boolean
  onNearEnd: () => void
  /** Escape, and Up from the first row, lead back to the search. */
  onLeave: () => void
}

/** The people found, in the page's own scroll: rows near the window are drawn, and the one that has the focus. */
export function PeopleList({ people, totalCount, canLoadMore, onNearEnd, onLeave }: PeopleListProps) {
  const { formatMessage } = useIntl()
  const isSmall = useIsSmall()
  const list = useRef<HTMLUListElement>(null)
  const [focused, setFocused] = useState<number | null>(null)
  const scrollMargin = useDistanceFromTop(list)

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
    estimateSize: () => (isSmall ? usualHeight.small : usualHeight.other),
    getItemKey: useRowKey(people, idOf),
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
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(`[data-index="${index}"] button`)?.focus())
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Escape') return onLeave()
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined || focused === null) return
    event.preventDefault()
    const next = focused + step
    if (next < 0) onLeave()
    else if (next < people.length) focusRow(next)
  }

  return (
    // It only listens to what its rows do; what takes the focus are the controls in them.
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
        return (
          person && (
            <li
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              aria-posinset={index + 1}
              aria-setsize={totalCount}
              className={styles.row}
              style={{ transform: `translateY(${start - scrollMargin}px)` }}
            >
              <PersonRow person={person} />
            </li>
          )
        )
      })}
    </ul>
  )
}

/** A colleague: the row opens the profile; on phones its button calls. */
function PersonRow({ person }: { person: Schemas['PersonSummary'] }) {
  const { formatMessage, formatName } = useIntl()
  const { id, fullName, caption, place, internalPhone, matches } = person
  const number = person.mobilePhone ?? person.phone
  const found = new Set(matches.map(({ field }) => field))
  const reasons = reasonsOf(matches).map(({ message, text }) => (message ? formatMessage(message, { text }) : text))
  return (
    <div className={styles.person}>
      <Avatar name={fullName} src={person.accountPhotoUrl} size={40} />
      <div className={styles.who}>
        <PersonLink userId={id} name={fullName} className={styles.name} />
        {caption !== null && (
          <span className={styles.fact} data-found={found.has('caption') || undefined}>
            {caption}
          </span>
        )}
      </div>
      {(place !== null || reasons.length > 0) && (
        <div className={styles.where}>
          {place !== null && (
            <span className={styles.place} data-found={found.has('place') || undefined}>
              {place}
            </span>
          )}
          {reasons.length > 0 && <span className={styles.reasons}>{reasons.join(' · ')}</span>}
        </div>
      )}
      <span className={styles.extension} data-missing={internalPhone === null || undefined}>
        {internalPhone !== null && <Icon of={PhoneIcon} size="sm" />}
        <span aria-hidden>{internalPhone ?? '---'}</span>
        <VisuallyHidden>
          {internalPhone === null
            ? formatMessage(messages.notGiven)
            : formatMessage(messages.extension, { number: internalPhone })}
        </VisuallyHidden>
      </span>
      {number !== null && (
        <a
          href={`tel:${number.replaceAll(/[^+\d]/g, '')}`}
          aria-label={formatMessage(messages.call, { name: formatName(fullName), number })}
          className={styles.call}
        >
          <Icon of={PhoneIcon} />
        </a>
      )}
    </div>
  )
}

function idOf({ id }: Schemas['PersonSummary']): string {
  return id
}

function indexOf(target: Element): number | null {
  const index = target.closest<HTMLElement>('[data-index]')?.dataset['index']
  return index === undefined ? null : Number(index)
}

/** What stands above may change its height, so it is measured again whenever the page changes its size. */
function useDistanceFromTop(list: RefObject<HTMLElement | null>): number {
  const [distance, setDistance] = useState(0)
  useLayoutEffect(() => {
    const measure = () => setDistance(Math.round((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY))
    measure()
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure)
    observer?.observe(document.body)
    return () => observer?.disconnect()
  }, [list])
  return distance
}
