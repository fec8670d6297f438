import { useQuery } from '@tanstack/react-query'
import type { Schemas } from '@/api'
import { revisionQueries } from '@/features/post-history'
import { readRevision, withText } from '@/features/post-detail'
import { useOpenPost } from '@/features/open-post'
import { QueryView } from '@/features/query-view'
import { useAddressState } from '@/shared/address-state'
import { useOwnTitle } from '@/shared/own-title'
import { messages } from '../messages'
import { PostPaper } from './PostPaper'
import { PaperSkeleton } from './PaperSkeleton'

export type PostPrintViewProps = { postId: string }

/**
 * A post as it goes on paper: the text of today, or the one that the address names. A post that is missing or closed is
 * the page's affair.
 */
export function PostPrintView({ postId }: PostPrintViewProps) {
  const query = useOpenPost(postId)
  const [{ revision }] = useAddressState('post-print')
  const named = readRevision(revision)
  useOwnTitle(query.data?.title)
  return (
    <QueryView
      query={query}
      skeleton={<PaperSkeleton />}
      words={{ failed: messages.failed, failedWhy: messages.failedText }}
      level={1}
    >
      {(post) =>
        named === null || named === post.revision ? (
          <PostPaper post={post} old={null} />
        ) : (
          <OldPaper post={post} revision={named} />
        )
      }
    </QueryView>
  )
}

/** An earlier text. Another one in its place would be taken for it, so there is none where it does not exist. */
function OldPaper({ post, revision }: { post: Schemas['Post']; revision: number }) {
  const query = useQuery(revisionQueries.one(post.id, revision))
  return (
    <QueryView
      query={query}
      skeleton={<PaperSkeleton />}
      words={{
        failed: messages.failed,
        failedWhy: messages.failedText,
        notFound: messages.noVersion,
        notFoundWhy: messages.noVersionText,
      }}
      level={1}
    >
      {(old) => <PostPaper post={withText(post, old)} old={old} />}
    </QueryView>
  )
}
