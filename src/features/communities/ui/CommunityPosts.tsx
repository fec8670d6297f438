import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Schemas } from '@/api'
import { Button } from '@/design-system/Button'
import { EmptyState } from '@/design-system/EmptyState'
import { Heading } from '@/design-system/Heading'
import { SegmentedControl } from '@/design-system/SegmentedControl'
import { Select } from '@/design-system/Select'
import { Stack } from '@/design-system/Stack'
import { Text } from '@/design-system/Text'
import { ListFilters } from '@/features/list-filters'
import { postQueries } from '@/features/posts'
import { fetchAll, SelectionBar, useSelection, workflowQueries } from '@/features/workflow'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { queries } from '../api/community-queries'
import { editMessages, messages } from '../messages'
import { postQueryOf, postSorts } from '../model/address'
import styles from './Communities.module.css'
import { ListStates } from './ListStates'
import { PostRow } from './PostRow'
import { SearchBox } from './SearchBox'
import { useAddress } from './use-address'
import { useKeptFocus } from './use-kept-focus'

type Community = Schemas['Community']
type Change = (part: Readonly<Record<string, string>>) => void

export type CommunityPostsProps = { community: Community; archived: boolean }

const nothing = { state: '', tag: '', year: '', search: '' }

/** All posts of a community as rows, those of today or its archive by year; what is chosen is in the address. */
export function CommunityPosts({ community, archived }: CommunityPostsProps) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const [address, change] = useAddress()
  const { id, counts } = community
  const list = useInfiniteQuery(postQueries.list(postQueryOf(id, archived, address)))
  const posts = list.data?.pages.flatMap((page) => page.posts)
  const region = useRef<HTMLDivElement>(null)
  useKeptFocus(region, counts?.archivedPosts)
  const selection = useSelection(
    (posts ?? []).map((post) => post.id),
    JSON.stringify(postQueryOf(id, archived, address)),
  )
  const totalCount = list.data?.pages.at(-1)?.totalCount ?? posts?.length ?? 0
  const movable = !archived && community.workflow != null
  const narrowed = Object.keys(nothing).some((name) => address.get(name))
  return (
    <Stack ref={region} tabIndex={-1} gap={4}>
      <SegmentedControl
        label={formatMessage(messages.whichPosts)}
        value={archived ? 'archive' : 'posts'}
        options={[
          { value: 'posts', label: formatMessage(messages.current), count: counts?.posts },
          { value: 'archive', label: formatMessage(messages.archive), count: counts?.archivedPosts },
        ]}
        onValueChange={(tab) => void navigate(paths.communityTab(id, tab), { preventScrollReset: true })}
      />
      <PostFilters community={community} address={address} onChange={change} />
      <ListStates
        list={list}
        entries={posts}
        empty={
          <EmptyState
            title={formatMessage(narrowed ? messages.nothingFound : messages.nothingHere)}
            {...(narrowed && {
              action: <Button onClick={() => change(nothing)}>{formatMessage(messages.clearFilters)}</Button>,
            })}
          />
        }
      >
        <Text size="sm" tone="muted" role="status">
          {formatMessage(messages.postsFound, { count: totalCount })}
        </Text>
        {byYear(posts ?? [], archived).map(([year, entries]) => (
          <Stack as="section" key={year ?? 'all'} gap={2}>
            {year !== null && (
              <Heading level={2} size="title">
                {year}
              </Heading>
            )}
            <ul className={styles.rows} {...selection.listProps}>
              {entries.map((post) => (
                <PostRow
                  key={post.id}
                  community={community}
                  post={post}
                  archived={archived}
                  selection={movable ? selection : undefined}
                />
              ))}
            </ul>
          </Stack>
        ))}
        {movable && (
          <SelectionBar
            selection={selection}
            totalCount={totalCount}
            fetchIds={() => fetchAll(list, (page) => page.posts.map((post) => post.id))}
          />
        )}
      </ListStates>
    </Stack>
  )
}

/** What the button of a phone counts: not what stands beside it, and no order. */
const counted = ['state', 'tag'] as const

type PostFiltersProps = { community: Community; address: URLSearchParams; onChange: Change }

function PostFilters({ community, address, onChange }: PostFiltersProps) {
  const { formatMessage } = useIntl()
  const { id, workflow, hashtagsEnabled, postYears = [] } = community
  const said = (name: string) => address.get(name) ?? ''
  const { data: ofWorkflow } = useQuery({
    ...workflowQueries.workflow(workflow?.id ?? ''),
    enabled: workflow != null,
  })
  const { data: tags } = useInfiniteQuery({ ...queries.hashtags(id, ''), enabled: hashtagsEnabled })
  const any = { value: '', label: formatMessage(messages.any) }
  const sortWords = {
    newest: messages.newest,
    oldest: messages.oldest,
    title: messages.byTitle,
    comments: messages.byComments,
  }
  return (
    <ListFilters
      count={counted.filter((name) => said(name) !== '').length}
      onClear={() => onChange(Object.fromEntries(counted.map((name) => [name, ''])))}
      search={
        <SearchBox
          label={formatMessage(messages.searchPosts)}
          value={said('search')}
          onSearch={(search) => onChange({ search })}
        />
      }
    >
      {workflow && (
        <Select
          label={formatMessage(messages.state)}
          value={said('state')}
          options={[any, ...(ofWorkflow?.states ?? []).map(({ id: value, name }) => ({ value, label: name }))]}
          onValueChange={(state) => onChange({ state })}
        />
      )}
      {hashtagsEnabled && (
        <Select
          label={formatMessage(messages.hashtag)}
          value={said('tag')}
          options={[
            any,
            ...(tags?.pages.flatMap((page) => page.hashtags) ?? []).map(({ id: value, name }) => ({
              value,
              label: `#${name}`,
            })),
          ]}
          onValueChange={(tag) => onChange({ tag })}
        />
      )}
      {(postYears.length > 1 || said('year') !== '') && (
        <Select
          label={formatMessage(editMessages.year)}
          value={said('year')}
          options={[any, ...postYears.map((year) => ({ value: String(year), label: String(year) }))]}
          onValueChange={(year) => onChange({ year })}
        />
      )}
      <Select
        label={formatMessage(messages.sort)}
        value={postSorts.find((sort) => sort === said('sort')) ?? 'newest'}
        options={postSorts.map((value) => ({ value, label: formatMessage(sortWords[value]) }))}
        onValueChange={(sort) => onChange({ sort: sort === 'newest' ? '' : sort })}
      />
    </ListFilters>
  )
}

/** The years of an archive, in the order in which they come; today's posts stand in one list. */
function byYear(posts: readonly Schemas['PostSummary'][], archived: boolean) {
  const years = new Map<string | null, Schemas['PostSummary'][]>()
  for (const post of posts) {
    const year = archived ? post.createdAt.slice(0, 4) : null
    years.set(year, [...(years.get(year) ?? []), post])
  }
  return [...years]
}
