import { newInvitation } from '../../../actions/invitations.ts'
import {
  type WrittenAcknowledgement,
  writtenAcknowledgements,
  type WrittenInvitations,
  writtenInvitations,
  writtenPlannings,
} from '../../../content/facets.ts'
import { subActivitiesOfLine4 } from '../../../content/sub-activities.ts'
import { type PostState, type WorldData } from '../../data.ts'
import { blankSubActivity, inState } from '../../sub-activities.ts'
import type { InvitationState } from '../../facets.ts'
import { dateOf, day, hour, numberOf } from '../../times.ts'
import { askedPeople } from '../../../views/acknowledgements.ts'
import { userSummary } from '../../../views/people.ts'
import { addSurveys } from './surveys.ts'

/** Puts what posts are beside their text into the world; the posts must be there already. */
export function addFacets(data: WorldData, now: number): void {
  for (const { post: title, startsIn, endsIn, ...planned } of writtenPlannings) {
    const post = postCalled(data, title)
    const expectedStartDate = startsIn === null ? null : dateOf(now + startsIn * day)
    const expectedEndDate = endsIn === null ? null : dateOf(now + endsIn * day)
    if (post) post.facets = { ...post.facets, planning: { ...planned, expectedStartDate, expectedEndDate, saves: 1 } }
  }
  planOlderPosts(data)
  addSubActivities(data, now)
  for (const written of writtenInvitations) addInvitations(data, now, written)
  for (const written of writtenAcknowledgements) addAcknowledgement(data, now, written)
  addSurveys(data, now)
}

function addSubActivities(data: WorldData, now: number): void {
  const post = postCalled(data, 'Line 4 stop')
  if (!post) return
  const dayIn = (days: number | null) => (days === null ? null : dateOf(now + days * day))
  const subActivities = subActivitiesOfLine4.map(
    ({ to, startsIn, endsIn, state = 'sa-planned', ...written }, index) => {
      const group = data.groups.get(to ?? '')
      const user = to === undefined ? null : { type: 'user' as const, user: userSummary(data, to) }
      const assignee = group ? { type: 'group' as const, group: { id: group.id, name: group.name } } : user
      const dates = { expectedStartDate: dayIn(startsIn), expectedEndDate: dayIn(endsIn) }
      const one = { ...blankSubActivity, ...written, ...dates, id: `sa-${post.number}-${index + 1}`, assignee }
      return inState(one, state, now - (startsIn === null ? 1 : Math.max(0, -startsIn)) * day)
    },
  )
  data.counters.set(`sub-${post.number}`, subActivities.length)
  post.facets = { ...post.facets, subActivities }
}

const priorities = [null, 'low', 'normal', 'normal', 'high', 'urgent', null]

/** Most older posts in workflows had somebody who did them, and a day by which. */
function planOlderPosts(data: WorldData): void {
  for (const post of data.feed) {
    const number = numberOf(`plan ${post.id}`)
    if (!post.workflowState || post.number >= 1000 || post.facets?.planning || number % 4 === 0) continue
    const user = { type: 'user' as const, user: userSummary(data, post.authorId) }
    const group = { type: 'group' as const, group: { id: 'group-editors', name: 'Editors' } }
    const planning = {
      assignee: number % 3 === 0 ? group : user,
      expectedStartDate: null,
      expectedEndDate: dateOf(post.createdAt + (3 + (number % 9)) * day),
      priority: priorities[number % priorities.length] ?? null,
      saves: 1,
    }
    post.facets = { ...post.facets, planning }
  }
}

function addAcknowledgement(data: WorldData, now: number, written: WrittenAcknowledgement): void {
  const { post: title, statement, dueIn, done, giulia } = written
  const post = postCalled(data, title)
  if (!post) return
  const revision = giulia === 'outdated' ? 2 : (post.revision ?? 1)
  if (giulia === 'outdated') post.revision = revision
  const dueDate = dueIn === null ? null : dateOf(now + dueIn * day)
  const acknowledgement = { statement, dueDate, subjects: null, revision, given: new Map(), reminded: new Map() }
  post.facets = { ...post.facets, acknowledgement }
  for (const { id } of askedPeople(data, post)) {
    const mine = id === 'giulia-riva' ? giulia : numberOf(`${post.id}${id}`) % 10 < done ? 'acknowledged' : 'pending'
    if (mine === 'pending') continue
    const at = Math.min(now - 2 * hour, post.createdAt + (1 + (numberOf(id) % 40)) * hour)
    acknowledgement.given.set(id, { revision: mine === 'outdated' ? 1 : revision, statement, at })
  }
}

function addInvitations(data: WorldData, now: number, written: WrittenInvitations): void {
  const { post: title, event, counts, giulia, giuliaDuty } = written
  const post = postCalled(data, title)
  if (!post?.event) return
  post.event = { ...post.event, ...event }
  const places = Object.entries(counts).flatMap(([response, count]) => Array.from({ length: count }, () => response))
  if (giulia) places.splice(places.indexOf(giulia), 1)
  const others = [...data.people.values()].filter(
    (person) => !person.deleted && !person.blocked && person.id !== 'giulia-riva' && person.id !== post.authorId,
  )
  const responses = places as InvitationState['response'][]
  const invitations = others
    .slice(0, responses.length)
    .map((person, index) => invitationOf(person.id, { response: responses[index] ?? 'pending', now, index }))
  if (giulia) {
    const mine = invitationOf('giulia-riva', { response: giulia, now, index: 1 })
    invitations.unshift(giuliaDuty ? { ...mine, kind: 'staff', duty: giuliaDuty } : mine)
  }
  const number = post.id.replace('p-', '')
  const named = invitations.map((invitation, index) => ({ ...invitation, id: `inv-${number}-${index + 1}` }))
  post.facets = { ...post.facets, invitations: named }
}

type Answered = { response: InvitationState['response']; now: number; index: number }

function invitationOf(personId: string, { response, now, index }: Answered): InvitationState {
  const invitation = newInvitation('', personId, { viaGroupId: null, kind: 'guest', duty: null })
  return { ...invitation, response, respondedAt: response === 'pending' ? null : now - (60 - index) * hour }
}

function postCalled(data: WorldData, title: string): PostState | undefined {
  return data.feed.find((post) => post.title.startsWith(title))
}
