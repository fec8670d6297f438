import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Schemas } from '@/api'
import { Avatar } from '@/design-system/Avatar'
import { Button } from '@/design-system/Button'
import { Checkbox } from '@/design-system/Checkbox'
import { FilterChip } from '@/design-system/ChoiceChip'
import { RadioGroup } from '@/design-system/Radio'
import { Swatch } from '@/design-system/Swatch'
import { TitledCard } from '@/design-system/TitledCard'
import { useIntl } from '@/shared/i18n'
import { searchQueries } from '../api/search-queries'
import { messages } from '../messages'
import {
  type ChangeSearch,
  choosing,
  type FacetName,
  facetNames,
  type SearchAddress,
  type SearchQuery,
} from '../model/address'
import { DateFilter } from './DateFilter'
import { OtherPerson } from './OtherPerson'
import styles from './Results.module.css'
import { useValueWords } from './use-value-words'

export type FiltersProps = {
  facets: readonly Schemas['SearchFacet'][]
  address: SearchAddress
  /** What is searched, and its name. */
  search: { query: SearchQuery; filter: string }
  /** In a community no other one can be chosen. */
  isInside: boolean
  onChange: ChangeSearch
}

const archives = ['with', 'without', 'only'] as const

/** What the results can be narrowed to: within one filter the choices add up, between them they narrow. */
export function Filters({ facets, address, search, isInside, onChange }: FiltersProps) {
  const { formatMessage } = useIntl()
  const card = (name: FacetName) => {
    const facet = facets.find((one) => one.name === name)
    if (!facet || facet.values.length === 0 || (isInside && name === 'in')) return null
    const shared = { name, facet, chosen: address[name], onChange }
    if (name === 'has') return <FacetChips key={name} {...shared} />
    return <FacetCard key={name} {...shared} search={search} />
  }
  return (
    <>
      {beforeDates.map(card)}
      <DateFilter from={address.from} to={address.to} onChange={onChange} />
      {facetNames.filter((name) => !beforeDates.includes(name)).map(card)}
      <TitledCard title={formatMessage(messages.archive)}>
        <RadioGroup
          label={formatMessage(messages.archive)}
          labelHidden
          value={address.archive}
          options={archives.map((value) => ({ value, label: formatMessage(archiveWords[value]) }))}
          onValueChange={(archive) => onChange({ archive })}
        />
      </TitledCard>
    </>
  )
}

/** Where and by whom it was written comes first. */
const beforeDates: readonly FacetName[] = ['in', 'by']

const archiveWords = { with: messages.withArchive, without: messages.withoutArchive, only: messages.onlyArchive }

/** How many values a filter shows before it is asked for all. */
const shownAtFirst = 5

type FacetProps = {
  name: FacetName
  facet: Schemas['SearchFacet']
  chosen: readonly string[]
  onChange: ChangeSearch
}

/** A filter of few values. */
function FacetChips({ name, facet, chosen, onChange }: FacetProps) {
  const { formatMessage } = useIntl()
  const wordsOf = useValueWords()
  const title = formatMessage(messages[name])
  return (
    <TitledCard title={title}>
      <div role="group" aria-label={title} className={styles.chips}>
        {facet.values.map((value) => (
          <FilterChip
            key={value.id}
            pressed={chosen.includes(value.id)}
            onPressedChange={() => onChange(toggling(name, chosen, value.id))}
          >
            {wordsOf(name, value)} {value.count}
          </FilterChip>
        ))}
      </div>
    </TitledCard>
  )
}

/** A filter whose most frequent values are shown, and on demand all. */
function FacetCard({ name, facet, chosen, search, onChange }: FacetProps & Pick<FiltersProps, 'search'>) {
  const { formatMessage } = useIntl()
  const wordsOf = useValueWords()
  const [isWhole, setWhole] = useState(false)
  const { query, filter } = search
  const rest = useQuery({ ...searchQueries.facet(query, filter, name), enabled: isWhole && facet.moreCount > 0 })
  const { values, moreCount } = (isWhole && rest.data) || facet
  const shown = isWhole ? values : values.filter(({ id }, index) => index < shownAtFirst || chosen.includes(id))
  const left = values.length - shown.length + moreCount
  return (
    <TitledCard title={formatMessage(messages[name])}>
      <ul className={styles.values}>
        {shown.map((value) => (
          <li key={value.id}>
            <Checkbox
              label={
                <span className={styles.value}>
                  {value.color !== undefined && <Swatch color={value.color} />}
                  {value.user && <Avatar name={value.label} src={value.user.accountPhotoUrl} size={24} />}
                  <span className={styles.label}>{wordsOf(name, value)}</span>{' '}
                  <span className={styles.count}>{value.count}</span>
                </span>
              }
              checked={chosen.includes(value.id)}
              onCheckedChange={() => onChange(toggling(name, chosen, value.id))}
            />
          </li>
        ))}
      </ul>
      {(left > 0 || isWhole) && (
        <div className={styles.more}>
          <Button
            size="sm"
            variant="plain"
            aria-expanded={isWhole}
            busy={rest.isLoading}
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole && !rest.isLoading
              ? formatMessage(messages.fewerValues)
              : formatMessage(messages.moreValues, { count: left })}
          </Button>
        </div>
      )}
      {name === 'by' && (
        <OtherPerson
          onChoose={(id) => {
            if (!chosen.includes(id)) onChange(toggling(name, chosen, id))
          }}
        />
      )}
    </TitledCard>
  )
}

/** The change that chooses a value, or lets go of it. */
function toggling(name: FacetName, chosen: readonly string[], id: string): Partial<SearchAddress> {
  return choosing(name, chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
}
