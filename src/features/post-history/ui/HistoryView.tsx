import { useInfiniteQuery } from '@tanstack/react-query'
import { concernsThePage } from '@/api'
import { Link } from '@/design-system/Link'
import { Page } from '@/design-system/Page'
import { Skeleton, SkeletonGroup } from '@/design-system/Skeleton'
import { useOpenPost } from '@/features/open-post'
import { QueryView } from '@/features/query-view'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { revisionQueries } from '../api/revision-queries'
import { messages } from '../messages'
import { ChosenComparison } from './ChosenComparison'
import styles from './History.module.css'
import { RevisionList } from './RevisionList'

export type HistoryViewProps = { postId: string }

/** The published texts of a post, newest first, and two of them compared; which two stands in the address. */
export function HistoryView({ postId }: HistoryViewProps) {
  const { formatMessage, formatName } = useIntl()
  const { data: post } = useOpenPost(postId)
  const list = useInfiniteQuery({ ...revisionQueries.list(postId), throwOnError: concernsThePage })
  return (
    <Page
      width="wide"
      title={formatMessage(messages.history)}
      lead={
        <Link href={paths.post(postId)} lang={post?.language}>
          {post ? formatName(post.title) : formatMessage(messages.back)}
        </Link>
      }
    >
      <QueryView
        query={list}
        skeleton={
          <SkeletonGroup label={formatMessage(messages.loading)}>
            <Skeleton />
            <Skeleton />
            <Skeleton length="half" />
          </SkeletonGroup>
        }
        words={{ failed: messages.failed }}
        empty={{
          when: ({ pages }) => pages.every(({ revisions }) => revisions.length === 0),
          title: formatMessage(messages.none),
        }}
      >
        {({ pages }) => {
          const revisions = pages.flatMap((page) => page.revisions)
          const newest = revisions[0]?.revision ?? 1
          return (
            <div className={styles.columns}>
              <ChosenComparison postId={postId} newest={newest} post={post} />
              <RevisionList
                postId={postId}
                revisions={revisions}
                more={
                  list.hasNextPage
                    ? {
                        busy: list.isFetchingNextPage,
                        failed: list.isFetchNextPageError,
                        onMore: () => void list.fetchNextPage(),
                      }
                    : null
                }
              />
            </div>
          )
        }}
      </QueryView>
    </Page>
  )
}
