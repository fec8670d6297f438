import { Suspense, useRef, useState } from 'react'
import type { Schemas } from '@/api'
import { Button } from '@/design-system/Button'
import { RemovableChip } from '@/design-system/ChoiceChip'
import { ChevronDownIcon, Icon, SlidersHorizontalIcon } from '@/design-system/icons'
import { useIsSmall } from '@/design-system/tokens'
import type { ReadQuery } from '@/features/query-view'
import { useIntl } from '@/shared/i18n'
import { loadable } from '@/shared/loadable'
import { messages } from '../messages'
import { type ChosenFilters, type FilterName, filterNames } from '../model/directory'
import styles from './People.module.css'

const panels = loadable(() => import('./FilterPanels'))
const FilterPopover = panels.component('FilterPopover')
const FilterSheet = panels.component('FilterSheet')

export type FiltersProps = {
  chosen: ChosenFilters
  facets: ReadQuery<Schemas['PeopleFacets']>
  /** How many people are found as it is. */
  totalCount: number
  onChange: (change: Partial<ChosenFilters>) => void
  onClearAll: () => void
}

/** What the directory is narrowed by: buttons with what is chosen beside them; on phones one button for all. */
export function PeopleFilters(props: FiltersProps) {
  const { formatMessage } = useIntl()
  const isSmall = useIsSmall()
  const bar = useRef<HTMLDivElement>(null)
  const { chosen, facets, onChange, onClearAll } = props
  if (isSmall) return <AllFilters {...props} />

  // Until the names are known, nothing is called by its id for a moment.
  const nameOf = (name: FilterName, id: string) =>
    facets.data ? (facets.data[name].find((facet) => facet.id === id)?.name ?? id) : facets.error ? id : '…'
  function remove(name: FilterName, id: string) {
    onChange({ [name]: chosen[name].filter((one) => one !== id) })
    // The chip is gone now; the focus goes to the filter that it was of.
    bar.current?.querySelector<HTMLElement>(`[data-filter='${name}']`)?.focus()
  }
  const chips = filterNames.flatMap((name) =>
    chosen[name].map((id) => ({
      key: `${name} ${id}`,
      words: nameOf(name, id),
      onRemove: () => remove(name, id),
    })),
  )
  return (
    <div ref={bar} role="group" aria-label={formatMessage(messages.filters)} className={styles.filters}>
      {filterNames.map((name) => (
        <OneFilter key={name} name={name} {...props} />
      ))}
      {chips.map(({ key, words, onRemove }) => (
        <RemovableChip
          key={key}
          tone="accent"
          removeLabel={formatMessage(messages.remove, { value: words })}
          onRemove={onRemove}
          className={styles.chip}
        >
          {words}
        </RemovableChip>
      ))}
      {chips.length > 0 && (
        <Button size="sm" variant="plain" onClick={onClearAll}>
          {formatMessage(messages.clearAll)}
        </Button>
      )}
    </div>
  )
}

function OneFilter({ name, ...props }: FiltersProps & { name: FilterName }) {
  const { formatMessage } = useIntl()
  const trigger = useRef<HTMLButtonElement>(null)
  const [panel, setPanel] = useState<'never' | 'open' | 'shut'>('never')
  return (
    <>
      <Button
        ref={trigger}
        size="sm"
        data-filter={name}
        aria-haspopup="dialog"
        aria-expanded={panel === 'open'}
        className={styles.filter}
        onClick={() => setPanel('open')}
      >
        {formatMessage(messages[name])}
        <Icon of={ChevronDownIcon} size="sm" />
      </Button>
      {panel !== 'never' && (
        <Suspense>
          <FilterPopover
            {...props}
            name={name}
            triggerRef={trigger}
            open={panel === 'open'}
            onOpenChange={(open) => setPanel(open ? 'open' : 'shut')}
          />
        </Suspense>
      )}
    </>
  )
}

function AllFilters(props: FiltersProps) {
  const { formatMessage } = useIntl()
  const [open, setOpen] = useState(false)
  const count = filterNames.reduce((sum, name) => sum + props.chosen[name].length, 0)
  return (
    <>
      <Button
        icon={<Icon of={SlidersHorizontalIcon} size="sm" />}
        aria-haspopup="dialog"
        aria-expanded={open}
        className={styles.all}
        onClick={() => setOpen(true)}
      >
        {count === 0 ? formatMessage(messages.filters) : formatMessage(messages.filtersSet, { count })}
      </Button>
      {open && (
        <Suspense>
          <FilterSheet {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
