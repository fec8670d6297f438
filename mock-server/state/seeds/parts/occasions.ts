import type { NotificationTypeId } from '../../../../src/api/known-values.gen.ts'
import type { Occasion } from '../../../actions/describe.ts'
import type { Person } from '../../../content/people/index.ts'
import { openQuestions } from '../../../content/posts/questions.ts'
import { questions } from '../../../content/questions.ts'
import { remarks } from '../../../content/remarks.ts'
import { mayRead } from '../../../views/communities.ts'
import { nextId, type CommentState, type PostState, type WorldData } from '../../data.ts'
import { userSummary } from '../../../views/people.ts'
import { feedbackPart, type FeedbackRequestState } from '../../feedback.ts'
import { taskState, type TaskState } from '../../tasks.ts'
import { day, minute, numberOf } from '../../times.ts'
import { placeComment } from './comments.ts'

/**
 * What could have happened to a person at a moment so that they were told of it in this way. `choice` decides among
 * what fits.
 */
export function occasionFor(
  data: WorldData,
  typeId: NotificationTypeId,
  person: Person,
  at: number,
  choice = numberOf(`${typeId}/${at}`),
): Occasion {
  const post =
    typeId === 'post-remove'
      ? removedPost(postFor(data, typeId, person, at, choice), choice)
      : postFor(data, typeId, person, at, choice)
  const comment = commentFor(data, typeId, { person, post, at, choice })
  const speaker = comment && typeId !== 'comment-like' && typeId !== 'comment-remove' ? comment.authorId : undefined
  const owner = ownersAct.includes(typeId) && post.authorId !== person.id ? post.authorId : undefined
  const by = [speaker ?? owner ?? colleague(data, person, post, choice)]
  if (typeId === 'comment-like' && choice % 2) by.push(colleague(data, person, post, choice + 7))
  const task =
    typeId === 'feedback-task-status-change'
      ? answeredTask(data, post, person, at)
      : needsTask(typeId)
        ? taskFor(data, post, choice)
        : undefined
  return { post, by: [...new Set(by)], at, ...(comment ? { comment } : {}), ...(task ? { task } : {}) }
}

/** What authors do with their own posts. */
const ownersAct: readonly NotificationTypeId[] = [
  'post-creation',
  'post-attachments-edit',
  'attachment-add',
  'attachment-new-version',
  'attachment-remove',
  'event-staff-invitation',
  'status-change',
]

/** Nothing happens below these: nobody has answered them. */
const unanswered = new Set(openQuestions.map(({ number }) => number))

/** So many posts hold ninety of those that things happen below. */
const lookedAt = 90 + unanswered.size

/** A post that was there at that moment, that the person may read, and that has what the type speaks of. */
function postFor(data: WorldData, typeId: NotificationTypeId, person: Person, at: number, choice: number): PostState {
  const fitting: PostState[] = []
  const start = indexOfOlder(data.feed, at - 30 * minute)
  // Notifications are mostly about what is recent; looking a little further back is enough and stays quick in a crowded
  // world.
  const recent = data.feed.slice(start, start + lookedAt).filter(({ number }) => !unanswered.has(number))
  for (const post of recent.slice(0, 90)) {
    if (!isComplete(post) && mayRead(data.communities.get(post.communityId), person) && fits(typeId, post, person))
      fitting.push(post)
  }
  const found = fitting[choice % Math.max(1, fitting.length)] ?? data.feed.findLast((post) => !isComplete(post))
  if (!found) throw new Error('a world without posts has nothing to tell')
  return found
}

/**
 * The two posts that the design pictures show stay as they are drawn, and the longest conversation has had its last
 * word.
 */
function isComplete({ number, comments }: PostState): boolean {
  return number === 1042 || number === 1039 || comments.length >= 40
}

/** Where in the feed the posts begin that were written before a moment. */
function indexOfOlder(feed: readonly PostState[], moment: number): number {
  let [low, high] = [0, feed.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((feed[middle]?.createdAt ?? 0) < moment) high = middle
    else low = middle + 1
  }
  return Math.min(low, Math.max(0, feed.length - lookedAt))
}

function fits(typeId: NotificationTypeId, post: PostState, { id }: Person): boolean {
  switch (typeId) {
    case 'attachment-add':
    case 'attachment-new-version':
    case 'attachment-remove':
    case 'task-attachment':
    case 'post-attachments-edit':
      return post.attachments.length > 0
    case 'post-comment':
      return post.authorId === id
    case 'event-staff-invitation':
      return post.event !== undefined
    case 'status-change':
      return post.workflowState !== null
    case 'comment':
      return post.comments.some(({ authorId }) => authorId !== id)
    case 'post-creation':
      return post.hashtagIds.length > 0
    default:
      return post.authorId !== id
  }
}

type CommentWish = { person: Person; post: PostState; at: number; choice: number }

/**
 * The comment that is spoken of; one that the person must have written, or that answers them, is put there if need be.
 */
function commentFor(
  data: WorldData,
  typeId: NotificationTypeId,
  { person, post, at, choice }: CommentWish,
): CommentState | undefined {
  const place = (by: string, text: string, replyTo: CommentState | null = null) =>
    placeComment(data, post, { by, text, createdAt: at - minute, replyTo })
  const pool = remarks[post.language]
  const { comments } = pool
  const asked = questions[post.language]
  const own = () =>
    post.comments.find(({ authorId }) => authorId === person.id) ??
    place(person.id, comments[choice % comments.length] ?? '')
  const other = post.comments.find(({ authorId, createdAt }) => authorId !== person.id && createdAt < at)
  switch (typeId) {
    case 'comment-remove': {
      const removed = place(colleague(data, person, post, choice), comments[choice % comments.length] ?? '')
      removed.deleted = true
      return removed
    }
    case 'comment':
    case 'post-comment':
      return other ?? place(colleague(data, person, post, choice), comments[(choice + 3) % comments.length] ?? '')
    case 'comment-mention':
      return place(colleague(data, person, post, choice), `@${person.id}, ${asked[choice % asked.length] ?? ''}`)
    case 'comment-like':
      return own()
    case 'comment-reply':
      return place(colleague(data, person, post, choice), pool.answers[choice % pool.answers.length] ?? '', own())
    default:
      return undefined
  }
}

function needsTask(typeId: NotificationTypeId): boolean {
  return typeId.startsWith('task-') || typeId.startsWith('activity-')
}

/** The task of a post, made when it has none. */
function taskFor(data: WorldData, post: PostState, choice: number): TaskState {
  const found = [...data.tasks.values()].find(({ postId, feedback }) => postId === post.id && !feedback)
  if (found) return found
  const title = [
    'Read it through once more',
    'Collect the open questions',
    'Ask the other sites',
    'Take it to the Monday round',
  ][choice % 4]
  const task = taskState({
    id: nextId(data, 't'),
    title: title ?? '',
    postId: post.id,
    dueAt: post.createdAt + 20 * day,
    createdBy: post.authorId,
    createdAt: post.createdAt,
  })
  data.tasks.set(task.id, task)
  return task
}

/** What the person was asked about the post and has answered: it was accepted. */
function answeredTask(data: WorldData, post: PostState, person: Person, at: number): TaskState {
  const request: FeedbackRequestState = {
    id: nextId(data, 'fr'),
    postId: post.id,
    question: 'What would you change in it before it goes to the other sites?',
    verdicts: true,
    filesAllowed: true,
    dueAt: null,
    allDay: false,
    timeZone: 'Europe/Rome',
    createdBy: post.authorId,
    createdAt: post.createdAt,
    closed: false,
    changes: 0,
  }
  const task = taskState({
    id: nextId(data, 't'),
    title: request.question,
    postId: post.id,
    assignee: { type: 'user', user: userSummary(data, person.id) },
    createdBy: post.authorId,
    createdAt: post.createdAt,
    // Long enough ago that it is none of those that were closed lately.
    closing: { outcome: 'done', note: null, by: person.id, at: at - 14 * day },
    feedback: { ...feedbackPart(request.id, at), step: 'accepted', verdict: 'agree' },
  })
  data.feedbackRequests.set(request.id, request)
  data.tasks.set(task.id, task)
  return task
}

/** Somebody who writes the language of the post; in English everybody does. */
function colleague(data: WorldData, person: Person, { language }: PostState, choice: number): string {
  const others = [...data.people.values()].filter(
    ({ id, deleted, blocked }) => id !== person.id && !deleted && !blocked,
  )
  const speakers = others.filter((other) => language === 'en' || other.language === language)
  return (speakers[choice % Math.max(1, speakers.length)] ?? others[choice % others.length])?.id ?? person.id
}

const removedTitles = [
  'Test post, please ignore',
  'Parking on Thursday',
  'The old list of telephone numbers',
  'The same post, twice',
]

/** A post that is not there any more. */
function removedPost(post: PostState, choice: number): PostState {
  return {
    ...post,
    id: `${post.id}-removed`,
    title: removedTitles[choice % removedTitles.length] ?? post.title,
    attachments: [],
    comments: [],
  }
}
