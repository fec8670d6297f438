import { useQuery, useQueryClient } from '@tanstack/react-query'

import { isApiError } from '@/api'
import { Button } from '@/design-system/Button'
import { ErrorState } from '@/design-system/ErrorState'
import { AttachmentsCard } from '@/features/attachments'
import { findSummary, postQueries } from '@/features/posts'
import { useIntl } from '@/shared/i18n'
import { useOwnTitle } from '@/shared/own-title'

import { messages } from '../messages'
import { PostDetail } from './PostDetail'
import { PostDetailSkeleton } from './PostDetailSkeleton'
import { PostTabs } from './PostTabs'
import { PostTools } from './PostTools'

export type PostDetailViewProps = {
  postId: string
  /** The part named by the path, `/post/{id}/{tab}`; `?entity=` may name it instead. */
  pathTab?: string | undefined
}

/**
 * A post with everything below it. A post that is missing or closed is the page's affair: its error is thrown to the
 * nearest boundary. Anything else leaves the page standing and offers another try.
 */
export function PostDetailView({ postId, pathTab }: PostDetailViewProps) {
  const queryClient = useQueryClient()
  const { data, error, isFetching, refetch } = useQuery({
    ...postQueries.detail(postId),
    throwOnError: concernsThePage,
  })
  const summary = data ?? findSummary(queryClient, postId)
  useOwnTitle(summary?.title)
  if (!data && error) return <PostFailure error={error} busy={isFetching} onRetry={() => void refetch()} />
  if (!summary) return <PostDetailSkeleton />
  return (
    <PostDetail
      summary={summary}
      post={data ?? null}
      tools={<PostTools post={summary} />}
      rail={<AttachmentsCard postId={summary.id} count={summary.attachmentsCount} />}
    >
      {data && <PostTabs post={data} pathTab={pathTab} />}
    </PostDetail>
  )
}

type PostFailureProps = { error: Error; busy: boolean; onRetry: () => void }

function PostFailure({ error, busy, onRetry }: PostFailureProps) {
  const intl = useIntl()
  return (
    <ErrorState
      level={1}
      title={intl.formatMessage(messages.postFailed)}
      description={intl.formatMessage(messages.postFailedText)}
      code={isApiError(error) ? error.requestId : undefined}
      action={
        <Button busy={busy} onClick={onRetry}>
          {intl.formatMessage(messages.tryAgain)}
        </Button>
      }
    />
  )
}

function concernsThePage(error: unknown): boolean {
  return isApiError(error) && (error.kind === 'not-found' || error.kind === 'forbidden')
}
