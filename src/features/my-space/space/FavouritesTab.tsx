import { useInfiniteQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import type { Schemas } from '@/api'
import { Button } from '@/design-system/Button'
import { Card, CardSection } from '@/design-system/Card'
import { FilterChip } from '@/design-system/ChoiceChip'
import { Link } from '@/design-system/Link'
import { useNow } from '@/design-system/RelativeTime'
import { Select } from '@/design-system/Select'
import { Stack } from '@/design-system/Stack'
import { Text } from '@/design-system/Text'
import { useCollections } from '@/features/collections'
import { ClearFilters } from '@/features/list-filters'
import { PostCard } from '@/features/posts'
import { QueryView } from '@/features/query-view'
import { SearchWords } from '@/features/search-words'
import { type AddressState, useAddressState } from '@/shared/address-state'
import { useDayTime } from '@/shared/day-time'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { type FavouriteFilter, spaceQueries } from '../api/space-queries'
import { $takenOut } from '../model/taken-out'
import { ListSkeleton } from './ListSkeleton'
import { messages } from './messages'
import { ShowMore } from './ShowMore'
import styles from './Space.module.css'
import { useTakeOut } from './use-take-out'

type Address = AddressState<'my-space-tab'>

const sorts = ['saved', 'newest', 'title'] as const satisfies readonly Address['sort'][]

/** The longest text that the server searches by. */
const longest = 200

/** Posts that the person keeps, narrowed by words and by a collection. */
export function FavouritesTab() {
  const { formatMessage } = useIntl()
  const [address, change] = useAddressState('my-space-tab')
  const filter = filterOf(address)
  const list = useInfiniteQuery({
    ...spaceQueries.favourites(filter),
    // While the list is narrowed further, what there was stays on screen.
    placeholderData: (before) => before,
  })
  const taken = useUnit($takenOut)
  const loaded = list.data?.pages.flatMap((page) => page.favourites) ?? []
  const kept = loaded.filter(({ id }) => !taken.has(id))
  const isNarrowed = address.search.trim() !== '' || address.collectionId !== ''
  const clear = () => change({ search: '', collectionId: '' })
  return (
    <Stack gap={4}>
      <div className={styles.tools}>
        <SearchWords
          label={formatMessage(messages.searchFavourites)}
          placeholder={formatMessage(messages.searchFavourites)}
          clearLabel={formatMessage(messages.clearSearch)}
          said={address.search}
          onSay={(search) => change({ search }, { replace: true })}
          className={styles.search}
        />
        <Select
          label={formatMessage(messages.order)}
          labelHidden
          value={address.sort}
          options={sorts.map((value) => ({ value, label: formatMessage(messages[value]) }))}
          onValueChange={(value) => change({ sort: sorts.find((one) => one === value) ?? 'saved' })}
        />
      </div>
      <CollectionChips chosen={address.collectionId} onChoose={(collectionId) => change({ collectionId })} />
      <div aria-busy={list.isPlaceholderData || undefined}>
        <QueryView
          query={list}
          skeleton={<ListSkeleton />}
          words={{ failed: messages.failed, notFound: messages.collectionGone }}
          empty={{
            when: () => kept.length === 0 && !list.hasNextPage,
            ...(isNarrowed
              ? { title: formatMessage(messages.nothingFound), action: <ClearFilters onClick={clear} /> }
              : { title: formatMessage(messages.noFavourites), description: formatMessage(messages.noFavouritesText) }),
          }}
        >
          {() => (
            <Stack gap={4}>
              <ul aria-label={formatMessage(messages.favourites)} className={styles.list}>
                {kept.map((favourite) => (
                  <FavouriteRow key={favourite.id} favourite={favourite} />
                ))}
              </ul>
              <ShowMore list={list} />
            </Stack>
          )}
        </QueryView>
      </div>
    </Stack>
  )
}

function filterOf({ search, collectionId, sort }: Address): FavouriteFilter {
  const words = search.trim().slice(0, longest)
  return { ...(words && { search: words }), ...(collectionId && { collectionId }), ...(sort !== 'saved' && { sort }) }
}

type CollectionChipsProps = { chosen: string; onChoose: (collectionId: string) => void }

/** The person's collections, one of which can narrow the list. */
function CollectionChips({ chosen, onChoose }: CollectionChipsProps) {
  const { formatMessage, formatName } = useIntl()
  const { query, shownOf } = useCollections()
  const collections = query.data ? shownOf(query.data).all : []
  if (collections.length === 0) return null
  return (
    <div role="group" aria-label={formatMessage(messages.collections)} className={styles.chips}>
      {collections.map(({ id, name }) => (
        <FilterChip key={id} pressed={id === chosen} onPressedChange={(on) => onChoose(on ? id : '')}>
          {formatName(name)}
        </FilterChip>
      ))}
      <Link variant="action" href={paths.collections()}>
        {formatMessage(messages.manageCollections)}
      </Link>
    </div>
  )
}

function FavouriteRow({ favourite: { id, post, savedAt } }: { favourite: Schemas['Favourite'] }) {
  const { formatMessage, formatName } = useIntl()
  const { dayInShort } = useDayTime()
  const now = useNow()
  const takeOut = useTakeOut()
  const saved = formatMessage(messages.savedOn, { day: dayInShort(new Date(savedAt), now) })
  const title = post ? formatName(post.title) : formatMessage(messages.gone)
  const foot = (
    <div className={styles.foot}>
      <Text as="span" size="sm" tone="muted">
        {post ? saved : `${title} · ${saved}`}
      </Text>
      <Button
        size="sm"
        variant="plain"
        tone="muted"
        aria-label={formatMessage(messages.takeOutOf, { title })}
        onClick={() => takeOut(id)}
      >
        {formatMessage(messages.takeOut)}
      </Button>
    </div>
  )
  if (!post)
    return (
      <Card as="li" padding="none">
        <CardSection>{foot}</CardSection>
      </Card>
    )
  return (
    <li>
      <PostCard
        post={post}
        compact
        onLikeToggle={ignore}
        onBookmarkToggle={ignore}
        asked={<CardSection>{foot}</CardSection>}
      />
    </li>
  )
}

/** A compact card has no such buttons. */
function ignore() {
  // Nothing to do.
}
