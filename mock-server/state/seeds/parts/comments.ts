import { fromMarkup } from '../../../content/rich-text.ts'
import { people, type Language } from '../../../content/people/index.ts'
import type { WrittenComment, WrittenPost } from '../../../content/posts/index.ts'
import { openQuestions } from '../../../content/posts/questions.ts'
import { remarks } from '../../../content/remarks.ts'
import { nextId, type CommentState, type PostState, type WorldData } from '../../data.ts'
import { day, minute, numberOf } from '../../times.ts'

/** Posts whose conversation has grown long, with how many comments it shall have in all. */
const longConversations: Record<string, number> = {
  'A letter from a lighthouse keeper': 40,
  'Il quaderno di Teresa': 23,
}

/** Puts the written comments below a post, and a few remarks that fit any post of its language. */
export function addComments(data: WorldData, post: PostState, written: WrittenPost, now: number, quiet: boolean): void {
  const conversation = [...(written.comments ?? []), ...remarksBelow(post, written, quiet)]
  const places = conversation.flatMap((comment) => [comment, ...(comment.replies ?? [])]).length
  // A fresh post has less time for its conversation; the last word fell a while ago.
  const span = Math.max(10 * minute, Math.min(2 * day, now - post.createdAt - 40 * minute))
  let place = 0
  const add = (comment: WrittenComment, replyTo: CommentState | null) => {
    place += 1
    const createdAt =
      comment.minutesAgo === undefined
        ? post.createdAt + (span * place) / (places + 1)
        : now - comment.minutesAgo * minute
    const state = placeComment(data, post, { by: comment.by, text: comment.text, createdAt, replyTo })
    for (const liker of likersOf(comment, state.id)) state.likedBy.add(liker)
    if (comment.editedAfter !== undefined) state.editedAt = createdAt + comment.editedAfter * minute
    for (const reply of comment.replies ?? []) add(reply, state)
  }
  for (const comment of conversation) add(comment, null)
  post.comments.sort((one, other) => one.createdAt - other.createdAt)
}

type NewComment = { by: string; text: string; createdAt: number; replyTo: CommentState | null }

/** Puts one comment below a post, telling nobody: it was always there. */
export function placeComment(
  data: WorldData,
  post: PostState,
  { by, text, createdAt, replyTo }: NewComment,
): CommentState {
  const comment: CommentState = {
    id: nextId(data, 'cm'),
    postId: post.id,
    authorId: by,
    content: fromMarkup(text, post.communityId),
    createdAt,
    editedAt: null,
    deleted: false,
    likedBy: new Set(),
    replyToCommentId: replyTo?.id ?? null,
    clientKey: null,
    version: 1,
  }
  post.comments.push(comment)
  data.comments.set(comment.id, comment)
  return comment
}

/** Posts below which stands nothing but what was written for them. */
const untouched = new Set([1042, 1039, ...openQuestions.map(({ number }) => number)])

/** How many remarks a post gets beside those written for it: few, and none below what the design pictures show. */
function remarksBelow(post: PostState, { comments = [], title }: WrittenPost, quiet: boolean): WrittenComment[] {
  if (untouched.has(post.number)) return []
  const written = comments.flatMap(({ replies = [] }) => [0, ...replies]).length
  const wanted = longConversations[title] ?? written + (quiet ? numberOf(title) % 3 : numberOf(title) % 6)
  const pool = remarks[post.language]
  const writers = writersOf(post.language, post.authorId)
  const from = numberOf(post.id)
  const below: WrittenComment[] = []
  for (let count = written, index = 0; count < wanted; count += 1, index += 1) {
    const text = pool.comments[(from + index) % pool.comments.length] ?? ''
    const by = writers[(from + index * 5) % writers.length] ?? post.authorId
    const answered = (from + index) % 3 === 0 && count + 1 < wanted
    const answer = pool.answers[(from + index) % pool.answers.length] ?? ''
    below.push(answered ? { by, text, replies: [{ by: post.authorId, text: answer }] } : { by, text })
    if (answered) count += 1
  }
  return below
}

/** People who write the language of the post; in English everybody does. */
function writersOf(language: Language, authorId: string): string[] {
  return people
    .filter((person) => !person.blocked && person.id !== authorId && person.id !== 'giulia-riva')
    .filter((person) => language === 'en' || person.language === language)
    .map(({ id }) => id)
}

function likersOf({ likes }: WrittenComment, commentId: string): string[] {
  const count = likes ?? (numberOf(commentId) % 4 === 0 ? numberOf(commentId) % 7 : 0)
  return people
    .filter(({ deleted, id }) => !deleted && id !== 'giulia-riva')
    .slice(0, count)
    .map(({ id }) => id)
}
