import { useQuery } from '@tanstack/react-query'
import { concernsThePage } from '@/api'
import { ButtonLink } from '@/design-system/Button'
import { EmptyState } from '@/design-system/EmptyState'
import { Page } from '@/design-system/Page'
import { Skeleton, SkeletonGroup } from '@/design-system/Skeleton'
import { postQueries } from '@/features/posts'
import { QueryView } from '@/features/query-view'
import { writableCommunities } from '@/features/writable-communities'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { messages } from '../messages'
import { CopyForm } from './CopyForm'

/** Asks what to take of a post and where to, before a copy of it is opened in the editor. */
export function CopyPostView({ postId }: { postId: string }) {
  const { formatMessage } = useIntl()
  const post = useQuery({ ...postQueries.detail(postId), throwOnError: concernsThePage })
  const own = useQuery(writableCommunities())
  const words = { failed: messages.loadFailed }
  return (
    <QueryView query={post} level={1} skeleton={<CopySkeleton />} words={words}>
      {(original) =>
        original.canCopy === false ? (
          <Refused postId={postId} />
        ) : (
          <QueryView
            query={own}
            level={1}
            skeleton={<CopySkeleton />}
            words={words}
            empty={{
              when: ({ communities }) => communities.length === 0,
              title: formatMessage(messages.noCommunity),
              description: formatMessage(messages.noCommunityText),
            }}
          >
            {({ communities }) => <CopyForm post={original} communities={communities} />}
          </QueryView>
        )
      }
    </QueryView>
  )
}

function Refused({ postId }: { postId: string }) {
  const { formatMessage } = useIntl()
  return (
    <Page>
      <EmptyState
        level={1}
        title={formatMessage(messages.cannotCopy)}
        description={formatMessage(messages.cannotCopyText)}
        action={<ButtonLink href={paths.post(postId)}>{formatMessage(messages.openPost)}</ButtonLink>}
      />
    </Page>
  )
}

function CopySkeleton() {
  const { formatMessage } = useIntl()
  return (
    <Page title={formatMessage(messages.title)}>
      <SkeletonGroup label={formatMessage(messages.loading)}>
        <Skeleton length="half" />
        <Skeleton length="short" />
        <Skeleton length="short" />
      </SkeletonGroup>
    </Page>
  )
}
