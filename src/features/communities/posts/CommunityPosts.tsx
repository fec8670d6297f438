import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { Schemas } from '@/api'
import { ButtonLink } from '@/design-system/Button'
import { FileArchiveIcon, Icon } from '@/design-system/icons'
import { IconButton } from '@/design-system/IconButton'
import { Stack } from '@/design-system/Stack'
import { ClearFilters } from '@/features/list-filters'
import { useArchive } from '@/features/post-detail'
import { QueryView } from '@/features/query-view'
import { workflowListQueries } from '@/features/workflow-list'
import { MOST_POSTS, SelectionBar, useSelection } from '@/features/workflow-move'
import { useAddressState } from '@/shared/address-state'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { filterCount, queryOf, unfiltered } from './address'
import { messages } from './messages'
import { PostsFilters } from './PostsFilters'
import { PostsHead } from './PostsHead'
import styles from './Posts.module.css'
import { PostsTable } from './PostsTable'
import { usePostList } from './use-post-list'

export type CommunityPostsProps = { community: Schemas['Community'] }

/** All posts of a community as a table, to be found, sorted, chosen and moved. */
export function CommunityPosts({ community: { id, name, counts, workflow, canCreatePost } }: CommunityPostsProps) {
  const { formatMessage, formatNumber } = useIntl()
  const [address, change] = useAddressState('community-posts')
  const query = queryOf(address)
  const { sort: _, ...narrowed } = query
  const posts = usePostList(id, 'latest', query)
  const movable = useMovable(workflow?.id)
  const selection = useSelection({
    ids: posts.posts.map((post) => post.id),
    totalCount: posts.totalCount,
    filter: { ownList: { id, ...narrowed } },
  })
  const isNarrowed = filterCount(address) > 0 || address.search.trim() !== ''
  const waits = useRest(posts, selection.isAll)
  const table = {
    caption: formatMessage(messages.postsOf, { name }),
    sort: address.sort,
    onSort: (sort: typeof address.sort) => change({ sort }),
    states: workflow != null,
  }
  return (
    <Stack gap={4}>
      <div className={styles.tools}>
        <PostsFilters address={address} narrowing={posts.narrowing} totalCount={posts.totalCount} onChange={change} />
      </div>
      <PostsHead posts={posts}>
        <ButtonLink size="sm" icon={<Icon of={FileArchiveIcon} size="sm" />} href={paths.communityArchive(id)}>
          {formatMessage(messages.archive)} {counts?.archivedPosts !== undefined && formatNumber(counts.archivedPosts)}
        </ButtonLink>
      </PostsHead>
      <QueryView
        query={posts.list}
        skeleton={<PostsTable {...table} />}
        words={{ failed: messages.failed }}
        empty={{
          when: () => posts.totalCount === 0,
          title: formatMessage(isNarrowed ? messages.noneFound : messages.noPosts),
          ...(isNarrowed
            ? { action: <ClearFilters onClick={() => change(unfiltered)} /> }
            : canCreatePost === true && {
                action: <ButtonLink href={paths.postCreate(id)}>{formatMessage(messages.newPost)}</ButtonLink>,
              }),
        }}
      >
        {() => (
          <>
            <PostsTable
              {...table}
              posts={posts}
              selection={movable ? selection : undefined}
              act={posts.posts.some(({ canArchive }) => canArchive) ? archiveButton : undefined}
            />
            {movable && <SelectionBar selection={selection} totalCount={posts.totalCount} waits={waits} />}
          </>
        )}
      </QueryView>
    </Stack>
  )
}

/** Whether the person may move many posts of the workflow at once. */
function useMovable(workflowId: string | undefined): boolean {
  const { data } = useQuery({ ...workflowListQueries.workflows(), enabled: workflowId !== undefined })
  return data?.workflows.some(({ id, canMoveMany }) => id === workflowId && canMoveMany) ?? false
}

/** Asks for the posts that have not come yet once all are chosen: a check names each of them. */
function useRest({ canLoadMore, loadMore, totalCount, list }: ReturnType<typeof usePostList>, all: boolean): boolean {
  const wanted = all && totalCount <= MOST_POSTS
  const load = useEffectEvent(loadMore)
  useEffect(() => {
    if (wanted && canLoadMore) load()
  }, [wanted, canLoadMore])
  return wanted && list.hasNextPage && !list.isError
}

function archiveButton(post: Schemas['PostSummary']) {
  return post.canArchive === true && <ArchiveButton post={post} />
}

function ArchiveButton({ post: { id, title } }: { post: Schemas['PostSummary'] }) {
  const { formatMessage } = useIntl()
  const archive = useArchive(id)
  return (
    <IconButton
      size="sm"
      label={formatMessage(messages.archiveThis, { title })}
      icon={<Icon of={FileArchiveIcon} />}
      onClick={() => archive(true)}
    />
  )
}
