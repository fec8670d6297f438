import { useBookmarkPost, useLikePost } from '../api/use-toggle-post'
import type { FeedPost } from '../model/feed-post'
import { CardAnswer } from './CardAnswer'
import { PostCard } from './PostCard'

type ConnectedPostCardProps = {
  post: FeedPost
  /** Its place in the feed, from 1. */
  position: number
  /** How many posts the feed holds; -1 while that is not known. */
  total: number
}

/** A card whose like, bookmark and answer reach the server. */
export function ConnectedPostCard({ post, position, total }: ConnectedPostCardProps) {
  const like = useLikePost(post.id)
  const bookmark = useBookmarkPost(post.id)
  return (
    <PostCard
      post={post}
      compact={post.compact}
      onLikeToggle={like}
      onBookmarkToggle={bookmark}
      {...(post.event && { asked: <CardAnswer post={post} /> })}
      aria-posinset={position}
      aria-setsize={total}
    />
  )
}
