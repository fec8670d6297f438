import { RemovableChip } from '@/design-system/Chip'
import { TextButton } from '@/design-system/TextButton'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import {
  archiveOf,
  countOfFilters,
  daysOf,
  listFilters,
  type ListFilter,
  valuesOf,
  withoutFilters,
  withValues,
} from '../model/search-address'
import styles from './SearchResults.module.css'
import { useFilterWords } from './use-filter-words'
import type { Search } from './use-search'

const facetOf = {
  in: 'community',
  by: 'person',
  state: 'status',
  has: 'has',
  tag: 'hashtag',
  lang: 'language',
} as const satisfies Record<ListFilter, string>

/** What the results are narrowed by, each with the way to let go of it. */
export function FilterChips({ search: { address, change, shown } }: { search: Search }) {
  const { formatMessage } = useIntl()
  const words = useFilterWords()
  if (countOfFilters(address) === 0) return null
  const facets = shown?.pages[0]?.facets ?? []
  const { from, to } = daysOf(address)
  const archive = archiveOf(address)
  const chips = [
    ...listFilters.flatMap((name) => {
      const values = valuesOf(address, name)
      return values.map((id) => {
        const known = facets.find((facet) => facet.name === facetOf[name])?.values.find((value) => value.id === id)
        const byItself = name === 'has' || name === 'lang' ? { id, name: id } : undefined
        const value = known ?? byItself
        return {
          key: `${name} ${id}`,
          label: value ? words.value(facetOf[name], value) : '…',
          without: () =>
            withValues(
              address,
              name,
              values.filter((one) => one !== id),
            ),
        }
      })
    }),
    ...(from !== undefined || to !== undefined
      ? [
          {
            key: 'days',
            label: words.days(from, to),
            without: () => withValues(withValues(address, 'from', []), 'to', []),
          },
        ]
      : []),
    ...(archive
      ? [
          {
            key: 'archive',
            label: words.value('archive', { id: archive, name: archive }),
            without: () => withValues(address, 'archive', []),
          },
        ]
      : []),
  ]
  return (
    <ul aria-label={formatMessage(messages.chosenFilters)} className={styles.chips}>
      {chips.map(({ key, label, without }) => (
        <li key={key}>
          <RemovableChip
            tone="accent"
            removeLabel={formatMessage(messages.remove, { filter: label })}
            onRemove={() => change(without())}
          >
            {label}
          </RemovableChip>
        </li>
      ))}
      <li>
        <TextButton className={styles.small} onClick={() => change(withoutFilters(address))}>
          {formatMessage(messages.clearAll)}
        </TextButton>
      </li>
    </ul>
  )
}
