import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { concernsThePage, type Schemas } from '@/api'
import { Button } from '@/design-system/Button'
import { Heading } from '@/design-system/Heading'
import { Stack } from '@/design-system/Stack'
import { Text } from '@/design-system/Text'
import { QueryView } from '@/features/query-view'
import { useAddressState } from '@/shared/address-state'
import { useIntl } from '@/shared/i18n'
import { queries } from '../api/community-queries'
import { messages as words } from '../messages'
import { messages } from './messages'
import { type DirectoryAddress, directoryQueryOf, unfiltered } from '../model/address'
import { byCatalog, isMine } from '../model/directory'
import styles from '../ui/Communities.module.css'
import { CommunitiesSkeleton } from '../ui/CommunitiesSkeleton'
import { CommunityCard } from './CommunityCard'
import { DirectoryFilters } from './DirectoryFilters'
import { ShowMore } from '../ui/ShowMore'

/** All communities that the person may know of, by catalog. */
export function Directory() {
  const { formatMessage } = useIntl()
  const [address, change] = useAddressState('communities')
  // A catalog that is closed to the person is the page's own refusal.
  const list = useInfiniteQuery({ ...queries.directory(directoryQueryOf(address)), throwOnError: concernsThePage })
  const { data } = useQuery(queries.catalogs())
  const catalogs = data?.catalogs ?? []
  const [first] = list.data?.pages ?? []
  const found = list.data?.pages.flatMap((page) => page.communities) ?? []
  const communities = address.show === 'mine' ? found.filter(isMine) : found
  // Which are one's own is known of those alone that are here.
  const count = address.show === 'mine' ? communities.length : (first?.totalCount ?? communities.length)

  function narrow(next: Partial<DirectoryAddress>, options?: { replace: boolean }) {
    change(next, options)
    // Another list begins at its top.
    window.scrollTo({ top: 0, behavior: 'instant' })
  }

  return (
    <Stack gap={4}>
      <DirectoryFilters
        address={address}
        catalogs={catalogs}
        sites={first?.sites ?? []}
        count={count}
        onChange={narrow}
      />
      <QueryView
        query={list}
        skeleton={<CommunitiesSkeleton label={formatMessage(words.loading)} />}
        words={{ failed: words.listFailed }}
        empty={{
          when: () => communities.length === 0 && !list.hasNextPage,
          title: formatMessage(messages.noneFound),
          action: <Button onClick={() => narrow(unfiltered)}>{formatMessage(messages.clearFilters)}</Button>,
        }}
      >
        {() => (
          <Stack gap={6}>
            <Text size="sm" tone="muted" role="status">
              {formatMessage(messages.found, { count })}
            </Text>
            {byCatalog(communities, catalogs).map(({ catalog, entries }) => (
              <CatalogSection key={catalog?.id ?? ''} catalog={catalog} communities={entries} />
            ))}
            <ShowMore list={list} />
          </Stack>
        )}
      </QueryView>
    </Stack>
  )
}

type CatalogSectionProps = { catalog: Schemas['Catalog'] | null; communities: readonly Schemas['Community'][] }

function CatalogSection({ catalog, communities }: CatalogSectionProps) {
  const { formatMessage, formatName } = useIntl()
  return (
    <Stack as="section" gap={3}>
      <Heading level={2}>{catalog ? formatName(catalog.name) : formatMessage(messages.others)}</Heading>
      {catalog?.description && <Text tone="muted">{catalog.description}</Text>}
      <ul className={styles.cards}>
        {communities.map((community) => (
          <CommunityCard key={community.id} community={community} />
        ))}
      </ul>
    </Stack>
  )
}
