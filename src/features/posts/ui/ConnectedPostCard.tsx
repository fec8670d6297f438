import { useBookmarkPost, useLikePost } from '../api/use-toggle-post'
import type { FeedPost } from '../model/feed-post'
import { PostCard } from './PostCard'

type ConnectedPostCardProps = {
  post: FeedPost
  /** Its place in the feed, from 1. */
  position: number
  /** How many posts the feed holds; -1 while that is not known. */
  total: number
}

/** A card whose like and bookmark reach the server. */
export function ConnectedPostCard({ post, position, total }: ConnectedPostCardProps) {
  const like = useLikePost(post.id)
  const bookmark = useBookmarkPost(post.id)
  return (
    <PostCard
      post={post}
      compact={post.compact}
      onLikeToggle={like}
      onBookmarkToggle={bookmark}
      aria-posinset={position}
      aria-setsize={total}
    />
  )
}
