import type { Person } from '../../../content/people/index.ts'
import { userSummary } from '../../../views/people.ts'
import { nextId, type WorldData } from '../../data.ts'
import { keepDraft } from '../../drafts.ts'
import { day } from '../../times.ts'
import { addPostsInReview } from './posts.ts'
import { addRecords } from './workflows.ts'

/**
 * A month's end: forty-six more posts wait for a person's approval. Most are planned, six have no assignee, and one is
 * being written on. A check of all of them was begun.
 */
export function waitForApproval(data: WorldData, person: Person, now: number): void {
  const posts = addPostsInReview(data, now, 46)
  addRecords(data, now)
  for (const [index, post] of posts.entries()) {
    if (index % 8 === 5) continue
    const assignee = { type: 'user' as const, user: userSummary(data, person.id) }
    post.planning = { assignee, expectedStartDate: null, expectedEndDate: null, priority: null, saves: 1 }
  }
  beginCheck(data, person, now, ['p-1042', 'p-1035', 'p-957', ...posts.map(({ id }) => id)])
  const busy = posts[2]
  if (!busy) return
  const { title, content, language, communityId } = busy
  const fields = { title, content: content.delta, language, communityId }
  keepDraft(data, { postId: busy.id, personId: busy.authorId, mode: 'edit', updatedAt: now, saves: 1, fields })
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
