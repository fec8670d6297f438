import { useRef, useState } from 'react'
import type { Schemas } from '@/api'
import { Button } from '@/design-system/Button'
import { Checkbox } from '@/design-system/Checkbox'
import { ChevronDownIcon, Icon, SlidersHorizontalIcon } from '@/design-system/icons'
import { Popover } from '@/design-system/Popover'
import { Sheet } from '@/design-system/Sheet'
import { Switch } from '@/design-system/Switch'
import { Text } from '@/design-system/Text'
import { type MessageDescriptor, useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import { countOfFilters, valueFilterNames, type ValueFilter, valuesOf } from '../model/people-address'
import styles from './PeopleFilters.module.css'
import { usePersonWords } from './use-person-words'

const labels: Record<ValueFilter, MessageDescriptor> = {
  place: messages.place,
  area: messages.area,
  unit: messages.unit,
  skill: messages.skill,
  language: messages.language,
  duty: messages.duty,
}

const facetNames = {
  place: 'place',
  area: 'area',
  unit: 'businessUnit',
  skill: 'skill',
  language: 'language',
  duty: 'duty',
} as const satisfies Record<ValueFilter, keyof Schemas['PeopleFacets']>

type FiltersProps = {
  address: URLSearchParams
  facets: Schemas['PeopleFacets'] | undefined
  failed: boolean
  onRetry: () => void
  onChange: (name: string, values: readonly string[]) => void
}

/** The filters side by side; a press opens the values of one. */
export function PeopleFilters(props: FiltersProps) {
  const { formatMessage } = useIntl()
  return (
    <div role="group" aria-label={formatMessage(messages.filters)} className={styles.bar}>
      {valueFilterNames.map((name) => (
        <FilterButton key={name} name={name} {...props} />
      ))}
      <Flags {...props} />
    </div>
  )
}

/** The same behind one button, where there is no room. */
export function PeopleFilterSheet({
  totalCount,
  onClear,
  ...props
}: FiltersProps & { totalCount: number; onClear: () => void }) {
  const { formatMessage } = useIntl()
  const [open, setOpen] = useState(false)
  const count = countOfFilters(props.address)
  return (
    <>
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
              {count > 0 && <Button onClick={onClear}>{formatMessage(messages.clearAll)}</Button>}
              <Button variant="primary" onClick={() => setOpen(false)}>
                {formatMessage(messages.show, { count: totalCount })}
              </Button>
            </>
          }
        >
          <div className={styles.sheet}>
            <Flags {...props} />
            {/* Who is in need looks for a duty and a place first. */}
            {(['duty', 'place', 'skill', 'language', 'area', 'unit'] as const).map((name) => (
              <fieldset key={name} className={styles.field}>
                <legend className={styles.legend}>{formatMessage(labels[name])}</legend>
                <Values name={name} {...props} />
              </fieldset>
            ))}
          </div>
        </Sheet>
      )}
    </>
  )
}

function Flags({ address, onChange }: FiltersProps) {
  const { formatMessage } = useIntl()
  const flags = [
    ['at-work', messages.atWork],
    ['followed', messages.followed],
  ] as const
  return flags.map(([name, label]) => (
    <Switch
      key={name}
      label={formatMessage(label)}
      checked={address.get(name) === '1'}
      onCheckedChange={(on) => onChange(name, on ? ['1'] : [])}
    />
  ))
}

function FilterButton({ name, ...props }: FiltersProps & { name: ValueFilter }) {
  const { formatMessage } = useIntl()
  const nameOf = useValueNames(name, props.facets)
  const trigger = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const chosen = valuesOf(props.address, name)
  const filter = formatMessage(labels[name])
  const value = chosen.length === 1 && chosen[0] !== undefined ? nameOf(chosen[0]) : String(chosen.length)
  return (
    <>
      <Button
        ref={trigger}
        size="sm"
        aria-haspopup="dialog"
        aria-expanded={open}
        data-chosen={chosen.length > 0 || undefined}
        className={styles.filter}
        onClick={() => setOpen(true)}
      >
        {chosen.length === 0 ? filter : formatMessage(messages.chosen, { filter, value })}
        <Icon of={ChevronDownIcon} size="sm" />
      </Button>
      <Popover label={filter} triggerRef={trigger} open={open} onOpenChange={setOpen}>
        <div className={styles.values}>
          <Values name={name} {...props} />
          {chosen.length > 0 && (
            <Button size="sm" onClick={() => props.onChange(name, [])}>
              {formatMessage(messages.clearFilter)}
            </Button>
          )}
        </div>
      </Popover>
    </>
  )
}

/** Names of values as the server knows them; what it does not know is said to be unknown. */
function useValueNames(name: ValueFilter, facets: Schemas['PeopleFacets'] | undefined) {
  const { formatMessage } = useIntl()
  const { language } = usePersonWords()
  return (id: string) => {
    const known = facets?.[facetNames[name]].find((facet) => facet.id === id)?.name
    if (known === undefined) return facets ? formatMessage(messages.unknown) : '…'
    return name === 'language' ? language(known) : known
  }
}

function Values({ name, address, facets, failed, onRetry, onChange }: FiltersProps & { name: ValueFilter }) {
  const { formatMessage } = useIntl()
  const nameOf = useValueNames(name, facets)
  const chosen = valuesOf(address, name)
  if (!facets && failed) {
    return (
      <>
        <Text size="sm" tone="muted">
          {formatMessage(messages.filtersFailed)}
        </Text>
        <Button size="sm" onClick={onRetry}>
          {formatMessage(messages.tryAgain)}
        </Button>
      </>
    )
  }
  const found = facets?.[facetNames[name]] ?? []
  const lost = chosen.filter((id) => found.every((facet) => facet.id !== id)).map((id) => ({ id, count: 0 }))
  const values = [...found, ...lost]
  if (values.length === 0) {
    return (
      <Text size="sm" tone="muted">
        {formatMessage(messages.noValues)}
      </Text>
    )
  }
  return values.map(({ id, count }) => (
    <Checkbox
      key={id}
      label={formatMessage(messages.option, { name: nameOf(id), count })}
      checked={chosen.includes(id)}
      onCheckedChange={(on) => onChange(name, on ? [...chosen, id] : chosen.filter((one) => one !== id))}
    />
  ))
}
