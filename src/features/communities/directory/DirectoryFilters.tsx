import type { Schemas } from '@/api'
import { SegmentedControl } from '@/design-system/SegmentedControl'
import { Select } from '@/design-system/Select'
import { ListFilters } from '@/features/list-filters'
import { useIntl } from '@/shared/i18n'
import { messages as words } from '../messages'
import { messages } from './messages'
import { type DirectoryAddress, filterCount } from '../model/address'
import { portalLanguages } from '../model/languages'

export type DirectoryFiltersProps = {
  address: DirectoryAddress
  catalogs: readonly Schemas['Catalog'][]
  /** Places at which communities can be; none where the server does not tell. */
  sites: readonly string[]
  /** How many communities the list has as it is. */
  count: number
  onChange: (change: Partial<DirectoryAddress>, options?: { replace: boolean }) => void
}

const shows = ['all', 'mine', 'open'] as const
const sorts = ['name', 'active', 'new'] as const

/** What the directory is narrowed to, and its order. */
export function DirectoryFilters({ address, catalogs, sites, count, onChange }: DirectoryFiltersProps) {
  const { formatMessage } = useIntl()
  const any = { value: '', label: formatMessage(words.any) }
  return (
    <>
      <ListFilters
        searchLabel={formatMessage(messages.searchCommunities)}
        said={address.search}
        onSay={(search) => onChange({ search }, { replace: true })}
        count={filterCount(address)}
        onClear={() => onChange({ catalogId: '', language: '', site: '' })}
        showLabel={formatMessage(messages.show, { count })}
      >
        <Select
          label={formatMessage(words.catalog)}
          value={address.catalogId}
          options={[any, ...catalogs.map(({ id, name }) => ({ value: id, label: name }))]}
          onValueChange={(catalogId) => onChange({ catalogId })}
        />
        <Select
          label={formatMessage(messages.language)}
          value={address.language}
          options={[any, ...portalLanguages.map(({ code, name }) => ({ value: code, label: name, lang: code }))]}
          onValueChange={(language) => onChange({ language })}
        />
        {sites.length > 0 && (
          <Select
            label={formatMessage(words.siteField)}
            value={address.site}
            options={[any, ...sites.map((site) => ({ value: site, label: site }))]}
            onValueChange={(site) => onChange({ site })}
          />
        )}
        <Select
          label={formatMessage(messages.sort)}
          value={address.sort}
          options={sorts.map((value) => ({ value, label: formatMessage(sortWords[value]) }))}
          onValueChange={(value) => onChange({ sort: sorts.find((sort) => sort === value) ?? 'name' })}
        />
      </ListFilters>
      <SegmentedControl
        label={formatMessage(messages.which)}
        value={address.show}
        options={shows.map((value) => ({ value, label: formatMessage(showWords[value]) }))}
        onValueChange={(show) => onChange({ show })}
      />
    </>
  )
}

const sortWords = { name: messages.byName, active: messages.byActivity, new: messages.newest }
const showWords = { all: messages.showAll, mine: messages.showMine, open: messages.showOpen }
