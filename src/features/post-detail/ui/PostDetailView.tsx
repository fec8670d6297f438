import { useQueryClient } from '@tanstack/react-query'

import type { Schemas } from '@/api'
import { useOpenPost } from '@/features/open-post'
import { findSummary } from '@/features/posts'
import { QueryView } from '@/features/query-view'
import { useOwnTitle } from '@/shared/own-title'

import { messages } from '../messages'
import { PostNotices } from '../notices/PostNotices'
import { useRevisionOfAddress, withText } from '../notices/use-revision-of-address'
import { PostDetail } from './PostDetail'
import { PostDetailSkeleton } from './PostDetailSkeleton'
import { PostRail } from './PostRail'
import { PostTabs } from './PostTabs'
import { PostTools } from './PostTools'
import { useFind } from './use-find'

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
  const query = useOpenPost(postId)
  const summary = query.data ?? findSummary(queryClient, postId)
  useOwnTitle(summary?.title)
  const asked = useRevisionOfAddress(query.data)
  const find = useFind()

  const draw = (summary: Schemas['PostSummary'], post: Schemas['Post'] | null) => (
    <PostDetail
      summary={asked.old && post ? withText(post, asked.old) : summary}
      post={asked.old && post ? withText(post, asked.old) : post}
      notices={post && <PostNotices post={post} asked={asked} />}
      old={asked.old !== null}
      {...find}
      tools={<PostTools post={summary} full={post} />}
      rail={<PostRail summary={summary} post={post} old={asked.old !== null} />}
    >
      {post && <PostTabs post={post} pathTab={pathTab} />}
    </PostDetail>
  )
  return (
    <QueryView
      query={query}
      skeleton={summary ? draw(summary, null) : <PostDetailSkeleton />}
      words={{ failed: messages.postFailed, failedWhy: messages.postFailedText }}
      level={1}
    >
      {(post) => draw(post, asked.state === 'loading' ? null : post)}
    </QueryView>
  )
}
