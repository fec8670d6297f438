import { useState } from 'react'
import type { Schemas } from '@/api'
import { Button } from '@/design-system/Button'
import { Checkbox } from '@/design-system/Checkbox'
import { DatePicker } from '@/design-system/DatePicker'
import { RadioGroup } from '@/design-system/Radio'
import { TitledCard } from '@/design-system/TitledCard'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import { choosing, type FacetName, facetNames, type SearchAddress } from '../model/address'
import styles from './Results.module.css'
import { useValueWords } from './use-value-words'

export type ChangeSearch = (change: Partial<SearchAddress>) => void

export type FiltersProps = {
  facets: readonly Schemas['SearchFacet'][]
  address: SearchAddress
  onChange: ChangeSearch
}

const archives = ['with', 'without', 'only'] as const

/** What the results can be narrowed to: within one filter the choices add up, between them they narrow. */
export function Filters({ facets, address, onChange }: FiltersProps) {
  const { formatMessage } = useIntl()
  const cards = facetNames.flatMap((name) => {
    const facet = facets.find((one) => one.name === name)
    return facet && facet.values.length > 0 ? [{ name, facet }] : []
  })
  const [people, others] = [cards.slice(0, 2), cards.slice(2)]
  const card = ({ name, facet }: (typeof cards)[number]) => (
    <FacetCard key={name} name={name} facet={facet} chosen={address[name]} onChange={onChange} />
  )
  return (
    <>
      {people.map(card)}
      <TitledCard title={formatMessage(messages.date)}>
        <div className={styles.days}>
          <DatePicker
            label={formatMessage(messages.from)}
            clearLabel={formatMessage(messages.clearDay)}
            value={address.from || null}
            max={address.to || undefined}
            onValueChange={(day) => onChange({ from: day ?? '' })}
          />
          <DatePicker
            label={formatMessage(messages.to)}
            clearLabel={formatMessage(messages.clearDay)}
            value={address.to || null}
            min={address.from || undefined}
            onValueChange={(day) => onChange({ to: day ?? '' })}
          />
        </div>
      </TitledCard>
      {others.map(card)}
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

const archiveWords = { with: messages.withArchive, without: messages.withoutArchive, only: messages.onlyArchive }

/** How many values a filter shows before it is asked for all. */
const shownAtFirst = 5

type FacetCardProps = {
  name: FacetName
  facet: Schemas['SearchFacet']
  chosen: readonly string[]
  onChange: ChangeSearch
}

function FacetCard({ name, facet: { values }, chosen, onChange }: FacetCardProps) {
  const { formatMessage } = useIntl()
  const wordsOf = useValueWords()
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? values : values.filter(({ id }, index) => index < shownAtFirst || chosen.includes(id))
  const rest = values.length - shown.length
  return (
    <TitledCard title={formatMessage(messages[name])}>
      <ul className={styles.values}>
        {shown.map((value) => (
          <li key={value.id}>
            <Checkbox
              label={
                <span className={styles.value}>
                  <span className={styles.label}>{wordsOf(name, value)}</span>{' '}
                  <span className={styles.count}>{value.count}</span>
                </span>
              }
              checked={chosen.includes(value.id)}
              onCheckedChange={(checked) =>
                onChange(choosing(name, checked ? [...chosen, value.id] : chosen.filter((id) => id !== value.id)))
              }
            />
          </li>
        ))}
      </ul>
      {(rest > 0 || isWhole) && (
        <div>
          <Button size="sm" variant="plain" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? formatMessage(messages.fewerValues) : formatMessage(messages.moreValues, { count: rest })}
          </Button>
        </div>
      )}
    </TitledCard>
  )
}
