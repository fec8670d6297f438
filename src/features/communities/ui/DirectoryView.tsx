import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { isApiError, type Schemas } from '@/api'
import { Button } from '@/design-system/Button'
import { EmptyState } from '@/design-system/EmptyState'
import { Heading } from '@/design-system/Heading'
import { Icon, PlusIcon } from '@/design-system/icons'
import { SegmentedControl } from '@/design-system/SegmentedControl'
import { Select } from '@/design-system/Select'
import { Stack } from '@/design-system/Stack'
import { Text } from '@/design-system/Text'
import { ListFilters } from '@/features/list-filters'
import { LANGUAGES, useIntl } from '@/shared/i18n'
import { loadable } from '@/shared/loadable'
import { paths } from '@/shared/routes'
import { queries } from '../api/community-queries'
import { editMessages, messages } from '../messages'
import { directoryQueryOf, directorySorts, showOf, shows } from '../model/address'
import styles from './Communities.module.css'
import { CommunitiesTabs } from './CommunitiesTabs'
import { CommunityCard } from './CommunityCard'
import { ListStates } from './ListStates'
import { SearchBox } from './SearchBox'
import { useAddress } from './use-address'

type Community = Schemas['Community']

const CommunityEditor = loadable(() => import('./CommunityEditor')).component('CommunityEditor')

const nothing = { search: '', catalogId: '', language: '', site: '', show: '' }

/** All communities that the person may know of, by catalog. */
export function DirectoryView() {
  const { formatMessage } = useIntl()
  const [address, change] = useAddress()
  const show = showOf(address)
  const list = useInfiniteQuery({
    ...queries.directory(directoryQueryOf(address)),
    // A closed catalog is the page's own refusal.
    throwOnError: (error) => isApiError(error) && error.kind === 'forbidden',
  })
  const { data: catalogs } = useQuery(queries.catalogs())
  const found = list.data?.pages.flatMap((page) => page.communities)
  const communities = show === 'mine' ? found?.filter(isMine) : found
  const first = list.data?.pages[0]
  return (
    <CommunitiesTabs value="directory" actions={first?.canCreate ? <NewCommunity /> : undefined}>
      <Stack gap={4}>
        <Filters address={address} catalogs={catalogs?.catalogs ?? []} sites={first?.sites ?? []} onChange={change} />
        <ListStates
          list={list}
          entries={communities}
          empty={
            <EmptyState
              title={formatMessage(messages.noneFound)}
              action={<Button onClick={() => change(nothing)}>{formatMessage(messages.clearFilters)}</Button>}
            />
          }
        >
          <Text size="sm" tone="muted" role="status">
            {formatMessage(messages.found, { count: communities?.length ?? 0 })}
          </Text>
          {byCatalog(communities ?? [], catalogs?.catalogs ?? []).map(({ catalog, entries }) => (
            <Stack as="section" key={catalog?.id ?? 'others'} gap={3}>
              <Heading level={2} size="title">
                {catalog?.name ?? formatMessage(messages.others)}
              </Heading>
              {catalog?.description && <Text tone="muted">{catalog.description}</Text>}
              <ul className={styles.cards}>
                {entries.map((community) => (
                  <CommunityCard key={community.id} community={community} />
                ))}
              </ul>
            </Stack>
          ))}
        </ListStates>
      </Stack>
    </CommunitiesTabs>
  )
}

/** What the button of a phone counts: not what stands beside it, and no order. */
const counted = ['catalogId', 'language', 'site'] as const

/** Opens the form of a new community, and that community once it is made. */
function NewCommunity() {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const [writing, setWriting] = useState(false)
  return (
    <>
      <Button variant="primary" aria-haspopup="dialog" onClick={() => setWriting(true)}>
        <Icon of={PlusIcon} size="sm" />
        {formatMessage(editMessages.newCommunity)}
      </Button>
      {writing && (
        <Suspense>
          <CommunityEditor
            community={null}
            onSaved={({ id }) => void navigate(paths.community(id))}
            onClose={() => setWriting(false)}
          />
        </Suspense>
      )}
    </>
  )
}

type FiltersProps = {
  address: URLSearchParams
  catalogs: readonly Schemas['Catalog'][]
  /** Places at which communities can be; none where the server does not tell. */
  sites: readonly string[]
  onChange: (part: Readonly<Record<string, string>>) => void
}

function Filters({ address, catalogs, sites, onChange }: FiltersProps) {
  const { formatMessage } = useIntl()
  const said = (name: string) => address.get(name) ?? ''
  const any = { value: '', label: formatMessage(messages.any) }
  const sortWords = { name: messages.byName, active: messages.byActivity, new: messages.newest }
  const showWords = { all: messages.showAll, mine: messages.showMine, open: messages.showOpen }
  return (
    <Stack gap={3}>
      <ListFilters
        count={counted.filter((name) => said(name) !== '').length}
        onClear={() => onChange(Object.fromEntries(counted.map((name) => [name, ''])))}
        search={
          <SearchBox
            label={formatMessage(messages.searchCommunities)}
            value={said('search')}
            onSearch={(search) => onChange({ search })}
          />
        }
      >
        <Select
          label={formatMessage(messages.catalog)}
          value={said('catalogId')}
          options={[any, ...catalogs.map(({ id, name }) => ({ value: id, label: name }))]}
          onValueChange={(catalogId) => onChange({ catalogId })}
        />
        <Select
          label={formatMessage(messages.language)}
          value={said('language')}
          options={[
            any,
            ...Object.values(LANGUAGES).map(({ code, description }) => {
              const value = code === 'pt' ? 'pt-BR' : code
              return { value, label: description, lang: value }
            }),
          ]}
          onValueChange={(language) => onChange({ language })}
        />
        {sites.length > 0 && (
          <Select
            label={formatMessage(editMessages.siteField)}
            value={said('site')}
            options={[any, ...sites.map((site) => ({ value: site, label: site }))]}
            onValueChange={(site) => onChange({ site })}
          />
        )}
        <Select
          label={formatMessage(messages.sort)}
          value={directorySorts.find((sort) => sort === said('sort')) ?? 'name'}
          options={directorySorts.map((value) => ({ value, label: formatMessage(sortWords[value]) }))}
          onValueChange={(sort) => onChange({ sort: sort === 'name' ? '' : sort })}
        />
      </ListFilters>
      <SegmentedControl
        label={formatMessage(messages.which)}
        value={showOf(address)}
        options={shows.map((value) => ({ value, label: formatMessage(showWords[value]) }))}
        onValueChange={(show) => onChange({ show: show === 'all' ? '' : show })}
      />
    </Stack>
  )
}

/** Those the person belongs to, asked for or was invited to, or follows. */
function isMine({ membership, mine, follow }: Community): boolean {
  return membership !== 'none' || mine != null || follow === true
}

/** In the order of the catalogs; what stands in none comes last. */
function byCatalog(communities: readonly Community[], catalogs: readonly Schemas['Catalog'][]) {
  const known = new Set(catalogs.map(({ id }) => id))
  const of = (id: string | null) =>
    communities.filter(({ catalogId }) => (catalogId !== null && known.has(catalogId) ? catalogId : null) === id)
  return [...catalogs, null]
    .map((catalog) => ({ catalog, entries: of(catalog?.id ?? null) }))
    .filter(({ entries }) => entries.length > 0)
}
