import { fromDelta, fromMarkup, type RichText } from '../content/rich-text.ts'
import { nextId, type CommentState, type PostState } from '../state/data.ts'
import type { World } from '../state/world.ts'
import type { Schemas } from '../schemas.ts'
import { mentionedPeople } from '../views/mentions.ts'
import { notifyAbout } from './notify.ts'

/** A comment to be written. `content` is what came over the wire, or text in the markup of the seeds. */
export type NewComment = {
  by: string
  post: PostState
  content: Schemas['Delta'] | string
  replyTo?: CommentState | undefined
  clientKey?: string
}

/**
 * Writes a comment and tells those whom it concerns: mentioned, answered, the author of the post, those who talked
 * before.
 */
export function addComment(world: World, { by, post, content, replyTo, clientKey }: NewComment): CommentState {
  const text: RichText = typeof content === 'string' ? fromMarkup(content, post.communityId) : fromDelta(content)
  const comment: CommentState = {
    id: nextId(world.data, 'cm'),
    postId: post.id,
    authorId: by,
    content: text,
    createdAt: world.clock.now(),
    editedAt: null,
    deleted: false,
    likedBy: new Set(),
    replyToCommentId: replyTo?.id ?? null,
    clientKey: clientKey ?? null,
    version: 1,
  }
  const talkedBefore = new Set(post.comments.map(({ authorId }) => authorId))
  post.comments.push(comment)
  world.data.comments.set(comment.id, comment)

  const occasion = { by: [by], at: comment.createdAt, post, comment }
  const mentioned = mentionedPeople(world.data, text.delta)
  const told = new Set(mentioned)
  notifyAbout(world, 'comment-mention', mentioned, occasion)
  if (replyTo && !told.has(replyTo.authorId)) notifyAbout(world, 'comment-reply', [replyTo.authorId], occasion)
  if (replyTo) told.add(replyTo.authorId)
  if (!told.has(post.authorId)) notifyAbout(world, 'post-comment', [post.authorId], occasion)
  told.add(post.authorId)
  notifyAbout(
    world,
    'comment',
    [...talkedBefore].filter((id) => !told.has(id)),
    occasion,
  )
  return comment
}

/** Replaces what a comment says; those whom it now mentions for the first time hear of it. */
export function changeComment(world: World, comment: CommentState, content: Schemas['Delta']): void {
  const before = mentionedPeople(world.data, comment.content.delta)
  comment.content = fromDelta(content)
  comment.editedAt = world.clock.now()
  comment.version += 1
  const post = world.data.posts.get(comment.postId)
  const added = mentionedPeople(world.data, comment.content.delta).filter((id) => !before.includes(id))
  if (!post) return
  notifyAbout(world, 'comment-mention', added, { by: [comment.authorId], at: comment.editedAt, post, comment })
  renewConversation(world, post)
}

/** Likes a comment or takes the like back; the author hears of a new like. */
export function setCommentLike(world: World, comment: CommentState, by: string, liked: boolean): void {
  if (!liked) {
    comment.likedBy.delete(by)
    return
  }
  if (comment.likedBy.has(by)) return
  comment.likedBy.add(by)
  const post = world.data.posts.get(comment.postId)
  if (post) notifyAbout(world, 'comment-like', [comment.authorId], { by: [by], at: world.clock.now(), post, comment })
}

/** Takes a comment away; its place remains, so that answers keep their sense. */
export function removeComment(world: World, comment: CommentState, by: string): void {
  if (comment.deleted) return
  comment.deleted = true
  const post = world.data.posts.get(comment.postId)
  if (!post) return
  notifyAbout(world, 'comment-remove', [comment.authorId], { by: [by], at: world.clock.now(), post, comment })
  renewConversation(world, post)
}

/** Nobody is notified of a change of words, but the open windows of those who talk there show it. */
function renewConversation({ events }: World, { authorId, comments }: PostState): void {
  const concerned = new Set([authorId, ...comments.map((comment) => comment.authorId)])
  for (const userId of concerned) events.emit('notifications-changed', { userId })
}
