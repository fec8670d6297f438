import type { Person } from '../content/people/index.ts'
import type { Schemas } from '../schemas.ts'
import type { PostState, WorldData } from '../state/data.ts'
import { draftsOfPerson } from '../state/drafts.ts'
import { stateSince } from '../state/records.ts'
import { day, instant } from '../state/times.ts'
import { momentOf } from '../state/zoned.ts'
import { isOverdue, standingOf, waitsFor } from './acknowledgements.ts'
import { mayRead } from './communities.ts'
import { draftCounts } from './drafts.ts'
import { answersClosed, eventView, invitationOf, momentsOf } from './invitations.ts'
import { mentionsOf, unreadMentions } from './mentions.ts'
import { timeZoneOf, userSummary } from './people.ts'
import { publicationOf } from './publication.ts'
import { assignedTasks, taskSummary } from './tasks.ts'
import { postRef, waitingPosts, workflowPostView } from './workflow-posts.ts'

type Item = Schemas['WaitingItem']

/** One thing that waits, as far as it is counted and sorted; `view` gives it in full. */
export type Waiting = {
  id: string
  kind: string
  since: number
  dueAt: number | null
  overdue: boolean
  view: () => Pick<Item, 'title' | 'post' | 'from'> & Partial<Item>
}

/** For whom it is looked at, and when. */
type Look = { data: WorldData; viewer: Person; now: number }

/** Everything that waits for a person. */
export function waitingFor(data: WorldData, viewer: Person, now: number): Waiting[] {
  const look = { data, viewer, now }
  return [...decisions(look), ...acknowledgements(look), ...invitations(look), ...tasks(look), ...failedSchedules(look)]
}

/** One thing that waits, as its person sees it. */
export function waitingItem({ id, kind, since, dueAt, overdue, view }: Waiting): Item {
  return { id, kind, since: instant(since), dueAt: dueAt === null ? null : instant(dueAt), overdue, ...view() }
}

/** How many things wait, by kind. */
export function waitingCounts(all: readonly Waiting[]): Schemas['WaitingCounts'] {
  const count = (kind: string) => all.filter((one) => one.kind === kind).length
  return {
    decision: count('decision'),
    acknowledgement: count('acknowledgement'),
    invitation: count('invitation'),
    task: count('task'),
    failedSchedule: count('failed-schedule'),
    overdue: all.filter(({ overdue }) => overdue).length,
  }
}

/** The numbers of the menu. */
export function navigationCounts(data: WorldData, viewer: Person, now: number): Schemas['NavigationCounts'] {
  const all = waitingFor(data, viewer, now)
  const waiting = waitingCounts(all)
  const { draft, edit, scheduled } = draftCounts(data, viewer.id)
  return {
    mySpace: all.length,
    workflows: waiting.decision,
    tasks: waiting.task,
    drafts: draft + edit + scheduled,
    mentions: unreadMentions(mentionsOf(data, viewer)),
    waiting,
  }
}

function decisions({ data, viewer, now }: Look): Waiting[] {
  return waitingPosts(data, viewer).map((placed) => {
    const { post } = placed
    const last = post.records?.findLast(({ undone }) => !undone)
    return {
      ...waitingPost(post, 'decision'),
      since: stateSince(post),
      view: () => {
        const { state, inWorkflow, transitions } = workflowPostView(data, placed, viewer, now)
        const { occToken, nextTransition } = inWorkflow
        const forward = transitions.filter(({ id }) => id === nextTransition?.id)
        const others = transitions.filter(({ id }) => id !== nextTransition?.id)
        return {
          ...aboutPost(data, post, last?.by ?? post.authorId),
          decision: { state, occToken, transitions: [...forward, ...others].slice(0, 2) },
        }
      },
    }
  })
}

function acknowledgements({ data, viewer, now }: Look): Waiting[] {
  return data.feed.flatMap((post) => {
    const asked = post.acknowledgement
    if (!asked || !waitsFor(data, post, viewer)) return []
    const { statement, dueDate } = asked
    return {
      ...waitingPost(post, 'acknowledgement'),
      since: post.editedAt ?? post.createdAt,
      dueAt: dueDate === null ? null : momentOf(`${dueDate}T00:00`, timeZoneOf(viewer)) + day - 1,
      overdue: isOverdue(standingOf(data, post, viewer.id), now),
      view: () => ({
        ...aboutPost(data, post, post.authorId),
        acknowledgement: { statement, revision: post.revision ?? 1 },
      }),
    }
  })
}

function invitations({ data, viewer, now }: Look): Waiting[] {
  return data.feed.flatMap((post) => {
    const { event } = post
    if (!event || invitationOf(post, viewer.id)?.response !== 'pending') return []
    if (answersClosed(post, now) || !mayRead(data.communities.get(post.communityId), viewer)) return []
    return {
      ...waitingPost(post, 'invitation'),
      since: post.createdAt,
      dueAt: event.respondBy ? Date.parse(event.respondBy) : momentsOf(event).start,
      view: () => ({ ...aboutPost(data, post, post.authorId), ...eventView(data, post, viewer) }),
    }
  })
}

function tasks({ data, viewer, now }: Look): Waiting[] {
  return assignedTasks(data, viewer).map((task) => ({
    id: `waiting-${task.id}`,
    kind: 'task',
    since: task.createdAt,
    dueAt: task.lastMoment,
    overdue: task.lastMoment !== null && now > task.lastMoment,
    view: () => {
      const summary = taskSummary(data, task, viewer)
      return { title: task.title, post: summary.post, from: userSummary(data, task.createdBy), task: summary }
    },
  }))
}

function failedSchedules({ data, viewer }: Look): Waiting[] {
  return draftsOfPerson(data, viewer.id).flatMap(({ postId, fields }) => {
    const post = data.posts.get(postId)
    const failure = post && publicationOf(post).failure
    if (!post || !failure) return []
    const about = { title: fields.title, post: { ...postRef(data, post), title: fields.title }, from: null }
    return { ...waitingPost(post, 'failed-schedule'), since: Date.parse(failure.at), view: () => about }
  })
}

function waitingPost({ id }: PostState, kind: string) {
  return { id: `waiting-${kind}-${id}`, kind, dueAt: null, overdue: false }
}

function aboutPost(data: WorldData, post: PostState, from: string) {
  return { title: post.title, post: postRef(data, post), from: userSummary(data, from) }
}
