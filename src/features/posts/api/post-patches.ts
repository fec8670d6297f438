import type { Schemas } from '@/api'

import type { PostPatch } from '@/features/post-cache'

/** Says whether I like it; the count follows only when that changes. */
export function withLike(likedByMe: boolean): PostPatch {
  return (post) =>
    post.likedByMe === likedByMe
      ? post
      : { ...post, likedByMe, likesCount: Math.max(0, post.likesCount + (likedByMe ? 1 : -1)) }
}

/** What the server says about the likes, with those of others that came meanwhile. */
export function withLikes({ likedByMe, likesCount }: Schemas['PostLike']): PostPatch {
  return (post) =>
    post.likedByMe === likedByMe && post.likesCount === likesCount ? post : { ...post, likedByMe, likesCount }
}

export function withBookmark(bookmarkedByMe: boolean): PostPatch {
  return (post) => (post.bookmarkedByMe === bookmarkedByMe ? post : { ...post, bookmarkedByMe })
}

export function withCommentsCount(commentsCount: number): PostPatch {
  return (post) => (post.commentsCount === commentsCount ? post : { ...post, commentsCount })
}

/** What an answer to its event changed. */
export function withEvent(change: Partial<Schemas['PostEvent']>): PostPatch {
  return (post) => (post.event ? { ...post, event: { ...post.event, ...change } } : post)
}

/** Brings the copies in the lists up to what the detail has just answered; reading it has also marked it as read. */
export function withDetail(detail: Schemas['Post']): PostPatch {
  const { title, excerpt, workflowState, editedAt, likesCount, likedByMe, bookmarkedByMe, commentsCount, event } =
    detail
  const news = {
    title,
    excerpt,
    workflowState,
    editedAt,
    likesCount,
    likedByMe,
    bookmarkedByMe,
    commentsCount,
    ...(detail.workflow !== undefined && { workflow: detail.workflow }),
    ...(detail.acknowledgement !== undefined && { acknowledgement: detail.acknowledgement }),
    read: true,
    ...(event && { event }),
  }
  return (post) => ({ ...post, ...news })
}
