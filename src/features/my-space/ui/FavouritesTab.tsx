import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Schemas } from '@/api'
import { Button } from '@/design-system/Button'
import { EmptyState } from '@/design-system/EmptyState'
import { SegmentedControl } from '@/design-system/SegmentedControl'
import { Select } from '@/design-system/Select'
import { Stack } from '@/design-system/Stack'
import { Text } from '@/design-system/Text'
import { TextField } from '@/design-system/TextField'
import { useNow } from '@/design-system/RelativeTime'
import { collectionQueries } from '@/features/collections'
import { BookmarkButton, CompactPost, useBookmarkPost } from '@/features/posts'
import { useDayTime } from '@/shared/day-time'
import { later } from '@/shared/delay'
import { useIntl } from '@/shared/i18n'
import { tipRequested } from '@/shared/overlays'
import { forgetFavourite, mySpaceQueries } from '../api/my-space-queries'
import { messages } from '../messages'
import { type Sort, sortOf, sorts } from '../model/address'
import { ListStates } from './ListStates'
import styles from './MySpace.module.css'

/** What the person saved, or what is in one of their collections. */
export function FavouritesTab() {
  const { formatMessage } = useIntl()
  const [address, setAddress] = useSearchParams()
  const { data: known } = useQuery(collectionQueries.list)
  const search = address.get('search') ?? ''
  const sort = sortOf(address)
  const collection = known?.collections.find(({ id }) => id === address.get('collectionId'))
  const collectionId = collection?.id ?? ''
  const list = useInfiniteQuery({
    ...mySpaceQueries.favourites({
      sort,
      ...(search !== '' && { search }),
      ...(collectionId !== '' && { collectionId }),
    }),
    // Which collection is meant is known with the collections; without them everything is shown.
    enabled: known !== undefined || !address.has('collectionId'),
  })
  const favourites = list.data?.pages.flatMap((page) => page.favourites)

  function change(part: Readonly<Record<string, string>>) {
    setAddress(
      (before) => {
        const next = new URLSearchParams(before)
        for (const [name, value] of Object.entries(part)) {
          if (value === '') next.delete(name)
          else next.set(name, value)
        }
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  }

  const sortLabels: Record<Sort, string> = {
    saved: formatMessage(messages.bySaved),
    newest: formatMessage(messages.byNewest),
    title: formatMessage(messages.byTitle),
  }
  return (
    <Stack gap={4}>
      {known && known.collections.length > 0 && (
        <SegmentedControl
          label={formatMessage(messages.collections)}
          value={collectionId}
          options={[
            { value: '', label: formatMessage(messages.allFavourites) },
            ...known.collections.map(({ id, name, postsCount }) => ({ value: id, label: name, count: postsCount })),
          ]}
          onValueChange={(id) => change({ collectionId: id })}
        />
      )}
      <div className={styles.fields}>
        <SearchField value={search} onChange={(value) => change({ search: value })} />
        <Select
          label={formatMessage(messages.sort)}
          value={sort}
          options={sorts.map((value) => ({ value, label: sortLabels[value] }))}
          onValueChange={(value) => change({ sort: value === 'saved' ? '' : value })}
        />
      </div>
      <ListStates
        list={list}
        entries={favourites}
        empty={
          search === '' && collectionId === '' ? (
            <EmptyState
              title={formatMessage(messages.noFavourites)}
              description={formatMessage(messages.noFavouritesText)}
            />
          ) : (
            <EmptyState
              title={formatMessage(messages.nothingFound)}
              action={
                <Button onClick={() => change({ search: '', collectionId: '' })}>
                  {formatMessage(messages.clear)}
                </Button>
              }
            />
          )
        }
      >
        <ul className={styles.cards}>
          {favourites?.map((favourite) => (
            <li key={favourite.id} className={styles.favourite}>
              {favourite.post ? (
                <SavedPost post={favourite.post} savedAt={favourite.savedAt} />
              ) : (
                <GonePost favourite={favourite} removable={collectionId === ''} />
              )}
            </li>
          ))}
        </ul>
      </ListStates>
    </Stack>
  )
}

/** A field that tells what was typed when the typing pauses. */
function SearchField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { formatMessage } = useIntl()
  const [typed, setTyped] = useState<string | null>(null)
  useEffect(() => {
    if (typed === null) return undefined
    return later(() => {
      onChange(typed)
      setTyped(null)
    }, 250)
  }, [typed, onChange])
  return (
    <TextField
      type="search"
      label={formatMessage(messages.searchFavourites)}
      maxLength={200}
      value={typed ?? value}
      onValueChange={setTyped}
    />
  )
}

type SavedPostProps = { post: Schemas['PostSummary']; savedAt: string | null }

/** A saved post; one that was let go stays until the list is opened again, so that it can be saved again. */
function SavedPost({ post, savedAt }: SavedPostProps) {
  const { formatMessage } = useIntl()
  const { dayInShort } = useDayTime()
  const now = useNow()
  const [saved, setSaved] = useState(post.bookmarkedByMe)
  const bookmark = useBookmarkPost(post.id)
  return (
    <CompactPost
      post={post}
      footer={
        <div className={styles.keep}>
          {savedAt !== null && (
            <Text size="sm" tone="muted">
              {formatMessage(messages.savedAt, { day: dayInShort(new Date(savedAt), now) })}
            </Text>
          )}
          <BookmarkButton
            pressed={saved}
            onToggle={(on) => {
              setSaved(on)
              bookmark(on)
            }}
          />
        </div>
      }
    />
  )
}

type GonePostProps = { favourite: Schemas['Favourite']; removable: boolean }

function GonePost({ favourite: { id }, removable }: GonePostProps) {
  const { formatMessage } = useIntl()
  const queryClient = useQueryClient()
  const tip = useUnit(tipRequested)
  const { mutate, isPending } = useMutation({
    mutationFn: () => forgetFavourite(id),
    onSuccess: () => tip({ severity: 'success', title: messages.removed }),
    onError: () => tip({ severity: 'error', title: messages.removeFailed }),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: ['favourites'] }),
  })
  return (
    <p className={styles.gone}>
      <span>{formatMessage(messages.favouriteGone)}</span>
      {removable && (
        <Button size="sm" variant="plain" busy={isPending} onClick={() => mutate()}>
          {formatMessage(messages.remove)}
        </Button>
      )}
    </p>
  )
}
