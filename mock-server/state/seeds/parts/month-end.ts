import type { Person } from '../../../content/people/index.ts'
import { nextId, type WorldData } from '../../data.ts'
import { keepDraft } from '../../drafts.ts'
import { taskState } from '../../tasks.ts'
import { day, hour } from '../../times.ts'
import { addPostsInReview } from './posts.ts'
import { addRecords } from './workflows.ts'

/**
 * A month's end: forty-six more posts wait for a person's approval. Most are planned, six have no assignee, a task
 * stands in the way of two, and one is being written on.
 */
export function waitForApproval(data: WorldData, person: Person, now: number): void {
  const posts = addPostsInReview(data, now, 46)
  addRecords(data, now)
  for (const [index, post] of posts.entries()) {
    if (index % 8 === 5) continue
    const planning = { expectedStartDate: null, expectedEndDate: null, priority: null, saves: 1 }
    const user = { id: person.id, fullName: '', firstName: '', accountPhotoUrl: null, deleted: false }
    post.facets = { ...post.facets, planning: { ...planning, assignee: { type: 'user', user } } }
  }
  for (const post of posts.slice(0, 2)) {
    const id = nextId(data, 't')
    const task = { title: 'Check the figures', postId: post.id, createdBy: post.authorId, createdAt: now - 3 * hour }
    data.tasks.set(id, taskState({ id, ...task, requiredFor: 'tr-approve' }))
  }
  beginCheck(data, person, now, ['p-1042', 'p-1035', 'p-957', ...posts.map(({ id }) => id)])
  const [, , busy] = posts
  if (!busy) return
  keepDraft(data, {
    postId: busy.id,
    personId: busy.authorId,
    mode: 'edit',
    updatedAt: now,
    saves: 1,
    fields: { title: busy.title, content: busy.content.delta, language: busy.language, communityId: busy.communityId },
  })
}

/** A check that a person began and did not go on with: what waits for them, and what others have to decide. */
export function checkPosts(data: WorldData, person: Person, now: number): void {
  const inReview = data.feed.filter(({ workflowState }) => workflowState?.id === 'ws-review').map(({ id }) => id)
  beginCheck(data, person, now, [...new Set(['p-1042', 'p-1035', 'p-957', ...inReview])].slice(0, 9))
}

function beginCheck(data: WorldData, person: Person, now: number, postIds: string[]): void {
  const id = nextId(data, 'preflight')
  data.preflights.set(id, {
    id,
    personId: person.id,
    postIds,
    targetStateId: 'ws-approved',
    excluded: new Set(),
    fill: { data: {}, values: [] },
    note: null,
    checkedAt: now,
    expiresAt: now + day,
    seen: new Map(postIds.map((postId) => [postId, data.posts.get(postId)?.workflowState?.id])),
    started: false,
  })
}
