import { useEffect, useRef } from 'react'
import type { Schemas } from '@/api'
import { Button } from '@/design-system/Button'
import { RemovableChip } from '@/design-system/ChoiceChip'
import { calendarDate } from '@/shared/day-time'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import { type ChangeSearch, choosing, facetNames, type SearchAddress, typesIn, unfiltered } from '../model/address'
import styles from './Results.module.css'
import { useValueWords } from './use-value-words'

export type ChosenFiltersProps = {
  facets: readonly Schemas['SearchFacet'][]
  address: SearchAddress
  onChange: ChangeSearch
}

/** The filters that are set, each with the way to remove it. */
export function ChosenFilters({ facets, address, onChange }: ChosenFiltersProps) {
  const { formatMessage } = useIntl()
  const chosen = useChosen(facets, address)
  const group = useRef<HTMLDivElement>(null)
  const count = useRef(chosen.length)
  useEffect(() => {
    // The pressed one is gone, and has left the focus on the page: its neighbour has it.
    const isFewer = chosen.length < count.current
    count.current = chosen.length
    if (isFewer && document.activeElement === document.body) group.current?.querySelector('button')?.focus()
  }, [chosen.length])
  if (chosen.length === 0) return null
  return (
    <div ref={group} role="group" aria-label={formatMessage(messages.chosen)} className={styles.tools}>
      {chosen.map(({ key, label, without }) => (
        <RemovableChip
          key={key}
          tone="accent"
          removeLabel={formatMessage(messages.removeFilter, { filter: label })}
          onRemove={() => onChange(without)}
        >
          {label}
        </RemovableChip>
      ))}
      <Button
        size="sm"
        variant="plain"
        onClick={() => onChange(isOfSeveral(address) ? { ...unfiltered, types: '' } : unfiltered)}
      >
        {formatMessage(messages.clearAll)}
      </Button>
    </div>
  )
}

type Chosen = { key: string; label: string; without: Partial<SearchAddress> }

/** Several kinds narrow the tab of all; one kind is a tab of its own. */
const isOfSeveral = ({ types }: SearchAddress) => typesIn(types).length > 1

function useChosen(facets: readonly Schemas['SearchFacet'][], address: SearchAddress): Chosen[] {
  const { formatMessage, formatList, formatDate } = useIntl()
  const wordsOf = useValueWords()
  const day = (text: string) => formatDate(`${text}T00:00Z`, calendarDate)
  const { types, from, to, post, archive } = address
  const chosen: Chosen[] = facetNames.flatMap((name) => {
    const known = facets.find((facet) => facet.name === name)?.values ?? []
    return address[name].flatMap((id) => {
      const value = known.find((one) => one.id === id)
      if (!value) return []
      return [
        {
          key: `${name} ${id}`,
          label: wordsOf(name, value),
          without: choosing(
            name,
            address[name].filter((one) => one !== id),
          ),
        },
      ]
    })
  })
  if (isOfSeveral(address)) {
    const label = formatList(
      typesIn(types).map((type) => formatMessage(messages[type])),
      'disjunction',
    )
    chosen.unshift({ key: 'types', label, without: { types: '' } })
  }
  if (from !== '')
    chosen.push({ key: 'from', label: formatMessage(messages.since, { day: day(from) }), without: { from: '' } })
  if (to !== '') chosen.push({ key: 'to', label: formatMessage(messages.until, { day: day(to) }), without: { to: '' } })
  if (post !== '') chosen.push({ key: 'post', label: formatMessage(messages.onePost), without: { post: '' } })
  if (archive !== 'with') {
    const label = formatMessage(archive === 'only' ? messages.onlyArchive : messages.withoutArchive)
    chosen.push({ key: 'archive', label, without: { archive: 'with' } })
  }
  return chosen
}
