import type { Schemas } from '@/api'
import { Button, ButtonLink } from '@/design-system/Button'
import { Heading } from '@/design-system/Heading'
import { Icon, Undo2Icon } from '@/design-system/icons'
import { Stack } from '@/design-system/Stack'
import { ClearFilters, ListFilters } from '@/features/list-filters'
import { useArchive } from '@/features/post-detail'
import { QueryView } from '@/features/query-view'
import { useAddressState } from '@/shared/address-state'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { queryOf } from './address'
import { messages } from './messages'
import styles from './Posts.module.css'
import { Choice } from './PostsFilters'
import { PostsHead } from './PostsHead'
import { PostsTable } from './PostsTable'
import { usePostList } from './use-post-list'

/** What a community has put away, by year; whoever may brings it back. */
export function CommunityArchive({ community: { id, name, workflow } }: { community: Schemas['Community'] }) {
  const { formatMessage, formatNumber } = useIntl()
  const [address, change] = useAddressState('community-archive')
  const posts = usePostList(id, 'archive', queryOf(address))
  const isNarrowed = address.year !== '' || address.search.trim() !== ''
  const years = posts.narrowing?.years ?? []
  const table = {
    caption: formatMessage(messages.archiveOf, { name }),
    sort: address.sort,
    onSort: (sort: typeof address.sort) => change({ sort }),
    states: workflow != null,
    archive: true,
  }
  return (
    <Stack gap={4}>
      <div className={styles.head}>
        <Heading level={2}>{formatMessage(messages.archive)}</Heading>
        <ButtonLink size="sm" href={paths.communityPosts(id)}>
          {formatMessage(messages.backToPosts)}
        </ButtonLink>
      </div>
      <div className={styles.tools}>
        <ListFilters
          said={address.search}
          onSay={(search) => change({ search }, { replace: true })}
          count={address.year === '' ? 0 : 1}
          onClear={() => change({ year: '' })}
          showLabel={formatMessage(messages.show, { count: posts.totalCount })}
        >
          <Choice
            label={formatMessage(messages.year)}
            value={address.year}
            options={years.map(({ year, count }) => ({ value: `${year}`, label: `${year} (${formatNumber(count)})` }))}
            onChoose={(year) => change({ year })}
          />
        </ListFilters>
      </div>
      <PostsHead posts={posts} />
      <QueryView
        query={posts.list}
        skeleton={<PostsTable {...table} />}
        words={{ failed: messages.failed }}
        empty={{
          when: () => posts.totalCount === 0,
          title: formatMessage(isNarrowed ? messages.noneFound : messages.archiveEmpty),
          ...(isNarrowed
            ? { action: <ClearFilters onClick={() => change({ year: '', search: '' })} /> }
            : { description: formatMessage(messages.archiveEmptyWhy) }),
        }}
      >
        {() => (
          <PostsTable
            {...table}
            posts={posts}
            act={posts.posts.some(({ canArchive }) => canArchive) ? bringBackButton : undefined}
          />
        )}
      </QueryView>
    </Stack>
  )
}

function bringBackButton(post: Schemas['PostSummary']) {
  return post.canArchive === true && <BringBackButton post={post} />
}

function BringBackButton({ post: { id, title } }: { post: Schemas['PostSummary'] }) {
  const { formatMessage } = useIntl()
  const archive = useArchive(id)
  return (
    <Button
      size="sm"
      icon={<Icon of={Undo2Icon} size="sm" />}
      aria-label={formatMessage(messages.bringBackThis, { title })}
      onClick={() => archive(false)}
    >
      {formatMessage(messages.bringBack)}
    </Button>
  )
}
