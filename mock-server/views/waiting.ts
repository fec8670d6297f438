import type { Person } from '../content/people/index.ts'
import type { Schemas } from '../schemas.ts'
import { hasNotes, waitingNotes } from './ai-notes.ts'
import { personalOf, type FeedVisits, type PostState, type StoredNotification, type WorldData } from '../state/data.ts'
import { draftsOfPerson } from '../state/drafts.ts'
import { stateSince } from '../state/records.ts'
import { day, instant, minute } from '../state/times.ts'
import { momentOf } from '../state/zoned.ts'
import { acknowledgementView, isOverdue, standingOf, waitsFor } from './acknowledgements.ts'
import { communitySummary } from './communities.ts'
import { momentsOf } from './invitations.ts'
import { userSummary } from './people.ts'
import { postSummary } from './posts.ts'
import { publicationOf } from './publication.ts'
import { mayReadPost } from './reading.ts'
import { surveyView, toAnswer } from './surveys.ts'
import { assignedTasks, taskSummary } from './tasks.ts'
import { waitingPosts, workflowPostView } from './workflow-posts.ts'

/** A visit of a feed lasts until nothing was heard of it for so long. */
export const visitMs = 30 * minute

type Item = Schemas['WaitingItem']

/** Everything that waits for a person: what is overdue, then what has an end by that end, then the newest. */
export function waitingItems(data: WorldData, viewer: Person, now: number): Item[] {
  return [
    ...decisions(data, viewer, now),
    ...acknowledgements(data, viewer, now),
    ...answers(data, viewer, now),
    ...invitations(data, viewer, now),
    ...tasks(data, viewer, now),
    ...failedSchedules(data, viewer),
  ].sort(
    (one, other) =>
      Number(other.overdue) - Number(one.overdue) ||
      endOf(one) - endOf(other) ||
      Date.parse(other.since) - Date.parse(one.since),
  )
}

/** How many things wait, by kind. */
export function waitingCounts(items: readonly Item[]): Schemas['WaitingCounts'] {
  const count = (kind: string) => items.filter((item) => item.kind === kind).length
  return {
    decision: count('decision'),
    acknowledgement: count('acknowledgement'),
    answer: count('answer'),
    invitation: count('invitation'),
    task: count('task'),
    failedSchedule: count('failed-schedule'),
    overdue: items.filter(({ overdue }) => overdue).length,
  }
}

/** The numbers of the navigation. */
export function navigationCounts(data: WorldData, viewer: Person, now: number): Schemas['NavigationCounts'] {
  const waiting = waitingCounts(waitingItems(data, viewer, now))
  const { overdue: _overdue, ...kinds } = waiting
  return {
    mySpace: Object.values(kinds).reduce((sum, number) => sum + number, 0),
    workflows: waiting.decision,
    tasks: waiting.task,
    drafts: draftsOfPerson(data, viewer.id).length,
    waiting,
    mentions: mentionsOf(data, viewer).filter(({ entry }) => !entry.read).length,
    ...(hasNotes(data) && { aiNotes: waitingNotes({ data, viewer, now }) }),
  }
}

/** The notifications that tell a person of a mention, newest first. */
export function mentionsOf(data: WorldData, { id }: Person): StoredNotification[] {
  return personalOf(data, id)
    .notifications.filter(({ entry }) => entry.typeId === 'comment-mention' || entry.typeId === 'task-mention')
    .reverse()
}

/** A mention as a person sees it. */
export function mentionView(data: WorldData, { entry, viaGroupId }: StoredNotification, viewer: Person) {
  const post = data.posts.get(entry.post?.id ?? '')
  const [author] = [entry.authorUsers].flat()
  const group = data.groups.get(viaGroupId ?? '')
  return {
    id: entry.id,
    post: post && mayReadPost(data, post, viewer) ? refOf(data, post) : null,
    commentId: entry.comment?.id ?? null,
    taskId: entry.task?.id ?? null,
    author: author ?? userSummary(data, viewer.id),
    viaGroup: group ? { type: 'group' as const, group: { id: group.id, name: group.name } } : null,
    at: entry.timestamp,
    excerpt: (entry.descriptionPlainText ?? '').slice(0, 500),
    read: entry.read,
  } satisfies Schemas['Mention']
}

/** A saved post as a person sees it. */
export function favouriteView(data: WorldData, postId: string, viewer: Person, now: number): Schemas['Favourite'] {
  const { bookmarkedPostIds, bookmarkedAt } = personalOf(data, viewer.id)
  const state = data.posts.get(postId)
  const post = state && mayReadPost(data, state, viewer) ? state : null
  const at = bookmarkedPostIds.has(postId) ? (bookmarkedAt.get(postId) ?? post?.createdAt ?? now - 30 * day) : null
  return {
    id: postId,
    post: post && postSummary(data, post, viewer, now),
    savedAt: at === null ? null : instant(at),
    gone: post === null,
  }
}

/** Where the visit before the one that goes on ended, or the last one where none does. */
export function positionIn(visits: FeedVisits | undefined, now: number): Schemas['FeedPosition'] | null {
  if (!visits) return null
  const position = now - visits.at > visitMs ? visits : visits.before
  return position ? { postId: position.postId, at: instant(position.at) } : null
}

function decisions(data: WorldData, viewer: Person, now: number): Item[] {
  return waitingPosts(data, viewer).map((placed) => {
    const { inWorkflow, state, transitions } = workflowPostView(data, placed, viewer, now)
    const last = placed.post.records?.findLast(({ undone }) => !undone)
    const next = inWorkflow.nextTransition?.id
    return {
      ...partsOf(data, placed.post, 'decision'),
      from: userSummary(data, last?.by ?? placed.post.authorId),
      since: instant(stateSince(placed.post)),
      workflow: {
        state,
        occToken: inWorkflow.occToken,
        transitions: transitions
          .toSorted((one, other) => Number(other.id === next) - Number(one.id === next))
          .slice(0, 2),
      },
    }
  })
}

function acknowledgements(data: WorldData, viewer: Person, now: number): Item[] {
  return data.feed
    .filter((post) => waitsFor(data, post, viewer))
    .flatMap((post) => {
      const acknowledgement = acknowledgementView(data, post, viewer, now)
      if (!acknowledgement) return []
      const { dueDate } = acknowledgement
      const timeZone = viewer.account?.timeZone ?? 'Europe/Rome'
      return {
        ...partsOf(data, post, 'acknowledgement'),
        from: userSummary(data, post.authorId),
        since: instant(post.editedAt ?? post.createdAt),
        dueAt: dueDate == null ? null : instant(momentOf(`${dueDate}T00:00`, timeZone) + day - 1),
        overdue: isOverdue(standingOf(data, post, viewer.id), now),
        acknowledgement,
        revision: post.revision ?? 1,
      }
    })
}

function answers(data: WorldData, viewer: Person, now: number): Item[] {
  return toAnswer(data, viewer, now).flatMap((post) => {
    const survey = surveyView(data, post, viewer, now)
    if (!survey) return []
    const end = post.facets?.survey?.closesAt ?? null
    return {
      ...partsOf(data, post, 'answer'),
      from: userSummary(data, post.authorId),
      since: instant(Math.max(post.createdAt, post.facets?.survey?.opensAt ?? 0)),
      dueAt: end === null ? null : instant(end),
      survey,
    }
  })
}

function invitations(data: WorldData, viewer: Person, now: number): Item[] {
  return data.feed.flatMap((post) => {
    const { event, facets, archived } = post
    const mine = facets?.invitations?.find(({ personId }) => personId === viewer.id)
    if (!event || event.cancelled || archived || mine?.response !== 'pending') return []
    const until = event.respondBy ? Date.parse(event.respondBy) : null
    if (momentsOf(event).end <= now || (until !== null && until <= now)) return []
    if (!mayReadPost(data, post, viewer)) return []
    const { event: shown } = postSummary(data, post, viewer, now)
    return {
      ...partsOf(data, post, 'invitation'),
      from: userSummary(data, post.authorId),
      since: instant(post.createdAt),
      dueAt: until === null ? null : instant(until),
      ...(shown ? { event: shown } : {}),
    }
  })
}

function tasks(data: WorldData, viewer: Person, now: number): Item[] {
  return assignedTasks(data, viewer).map((task) => {
    const summary = taskSummary(data, task, viewer)
    return {
      ...noParts,
      id: `waiting-${task.id}`,
      kind: 'task',
      title: task.title,
      post: summary.post,
      from: userSummary(data, task.createdBy),
      since: instant(task.createdAt),
      dueAt: task.lastMoment === null ? null : instant(task.lastMoment),
      overdue: task.lastMoment !== null && now > task.lastMoment,
      task: summary,
    }
  })
}

function failedSchedules(data: WorldData, viewer: Person): Item[] {
  return draftsOfPerson(data, viewer.id).flatMap(({ postId, fields }) => {
    const post = data.posts.get(postId)
    const failure = post && publicationOf(post).failure
    if (!post || !failure) return []
    const { id: _id, ...parts } = partsOf(data, { ...post, title: fields.title }, 'failed-schedule')
    return { ...parts, id: `waiting-failed-${post.id}`, since: failure.at }
  })
}

const noParts = { from: null, dueAt: null, overdue: false }

function partsOf(data: WorldData, post: PostState, kind: string) {
  return { ...noParts, id: `waiting-${kind}-${post.id}`, kind, title: post.title, post: refOf(data, post) }
}

/** A post as it is spoken of elsewhere. */
export function refOf(data: WorldData, { id, number, title, language, communityId }: PostState): Schemas['PostRef'] {
  const community = communitySummary(data, communityId)
  return { id, number, title, language: language === 'pt' ? 'pt-BR' : language, community }
}

function endOf({ dueAt }: Item): number {
  return dueAt === null ? Infinity : Date.parse(dueAt)
}
