import { beforeEach, describe, expect, it } from 'vitest'
import type { Schemas } from '../schemas.ts'
import { personalOf } from '../state/data.ts'
import { Visitor } from '../testing/visitor.ts'
import { userSummary } from '../views/people.ts'

type Preflight = Schemas['BulkPreflight']
type Operation = Schemas['BulkOperation']

const bulk = '/internal/v2/communication/bulk-transitions'
const base = `${bulk}/preflights`
const assignee = { type: 'group' as const, group: { id: 'group-line-4', name: 'Line 4' } }
const note = { ops: [{ insert: 'In the November round.\n' }] }

describe('a check of a month’s posts', () => {
  let giulia: Visitor
  let waiting: string[]

  beforeEach(async () => {
    giulia = await Visitor.signedIn('giulia.riva', 'month-end')
    const list = '/internal/v2/communication/workflow-posts?pageSize=100'
    const { posts } = await giulia.get<Schemas['WorkflowPostPage']>(list)
    waiting = posts.map(({ post }) => post.id)
  })

  const check = (postIds = waiting) => giulia.ask<Preflight>('POST', base, { postIds, targetStateId: 'ws-approved' })
  const change = (id: string, body: Schemas['BulkPreflightChange']) =>
    giulia.ask<Preflight>('PATCH', `${base}/${id}`, body)
  const start = (preflightId: string, postIds: string[]) =>
    giulia.ask<Operation>('POST', bulk, {
      postIds,
      targetStateId: 'ws-approved',
      clientKey: 'started-from-a-check',
      preflightId,
    })
  const idsOf = ({ posts }: Preflight, verdict: string) =>
    posts.filter((one) => one.verdict === verdict && !one.excluded).map(({ post }) => post.id)

  it('names each post once, and its numbers add up', async () => {
    const checked = await check()
    const { ready, needsValue, blocked, excluded } = checked.counts
    expect(checked.posts.map(({ post }) => post.id)).toEqual(waiting)
    expect(ready + needsValue + blocked + excluded).toBe(waiting.length)
    expect([needsValue, blocked].every((count) => count > 0)).toBe(true)
    const lacking = checked.posts.find(({ verdict }) => verdict === 'needs-value')
    expect(lacking?.blockers).toMatchObject([{ code: 'required-field-missing', fieldId: 'assignee' }])
    const codes = checked.posts.flatMap(({ verdict, blockers }) => (verdict === 'blocked' ? blockers : []))
    expect(new Set(codes.map(({ code }) => code))).toEqual(
      new Set(['tasks-open', 'post-locked', 'transition-unavailable']),
    )
  })

  it('names the tasks that hold a post back, and who else was asked to do them', async () => {
    const held = async () => {
      const { posts } = await check()
      return posts.flatMap(({ blockers }) => blockers).find(({ code }) => code === 'tasks-open')
    }
    const own = await held()
    expect(own).toMatchObject({ remedy: 'open-tasks', taskIds: ['t-321'], people: [] })
    const task = giulia.world.data.tasks.get('t-321')
    const tiago = userSummary(giulia.world.data, 'tiago-duarte')
    if (task) task.assignee = { type: 'user', user: tiago }
    expect((await held())?.people).toEqual([tiago])
  })

  it('makes ready what lacked a value by one for all; posts that have their own keep it', async () => {
    const before = await check()
    const filled = await change(before.preflightId, { fill: { data: { assignee }, values: [] } })
    expect(filled.counts).toEqual({
      ...before.counts,
      ready: before.counts.ready + before.counts.needsValue,
      needsValue: 0,
    })
    const taking = filled.posts.filter(({ filledFieldIds }) => filledFieldIds.includes('assignee'))
    expect(taking.map(({ post }) => post.id)).toEqual(idsOf(before, 'needs-value'))
  })

  it('leaves out what the person excludes, and counts it as nothing else', async () => {
    const { preflightId, counts, ...before } = await check()
    const excludedPostIds = idsOf({ ...before, preflightId, counts }, 'ready').slice(0, 4)
    const left = await change(preflightId, { excludedPostIds })
    expect(left.counts).toEqual({ ...counts, ready: counts.ready - 4, excluded: 4 })
    expect((await giulia.get<Preflight>(`${base}/${preflightId}`)).counts).toEqual(left.counts)
  })

  it('moves what is ready with note and values, and says of the others why they were left out', async () => {
    const first = await check()
    const [out = ''] = idsOf(first, 'ready')
    const checked = await change(first.preflightId, {
      fill: { data: { assignee }, values: [] },
      note,
      excludedPostIds: [out],
    })
    const going = idsOf(checked, 'ready')
    const begun = await start(checked.preflightId, going)
    expect(begun).toMatchObject({ preflightId: checked.preflightId, note })
    expect(begun.leftOut?.map(({ id }) => id).sort()).toEqual(waiting.filter((id) => !going.includes(id)).sort())
    expect(begun.leftOut?.find(({ id }) => id === out)?.reasons).toEqual([
      { code: 'excluded', message: 'You left it out.' },
    ])
    giulia.world.clock.advance(60_000)
    const { posts, successPostsCount } = await giulia.get<Operation>(`${bulk}/${begun.operationId}`)
    expect(successPostsCount).toBe(posts.filter(({ outcome }) => outcome === 'succeeded').length)
    const [lacked = ''] = idsOf(first, 'needs-value')
    const moved = giulia.world.data.posts.get(lacked)
    expect(moved).toMatchObject({ workflowState: { id: 'ws-approved' }, planning: { assignee } })
    expect(moved?.records?.at(-1)).toMatchObject({ note, bulkOperationId: begun.operationId, undoable: false })
  })

  it('tells each follower once of all of them', async () => {
    const told = () =>
      personalOf(giulia.world.data, 'marco-bianchi').notifications.filter(
        ({ entry }) =>
          entry.typeId === 'status-change' && [entry.authorUsers].flat().some(({ id }) => id === 'giulia-riva'),
      ).length
    const before = told()
    const checked = await check()
    await start(checked.preflightId, idsOf(checked, 'ready'))
    giulia.world.clock.advance(60_000)
    expect(told() - before).toBeLessThanOrEqual(1)
  })

  it('says how many have moved since, and lets them fail', async () => {
    const checked = await check()
    const going = idsOf(checked, 'ready')
    const post = giulia.world.data.posts.get(going[0] ?? '')
    const occToken = `wf-${post?.number}-1`
    const sofia = await giulia.another('sofia.karras')
    await sofia.ask('POST', `/internal/v2/communication/posts/${post?.id}/workflow/transitions/tr-approve`, {
      occToken,
    })
    expect((await giulia.get<Preflight>(`${base}/${checked.preflightId}`)).changedCount).toBe(1)
    const { operationId } = await start(checked.preflightId, going)
    giulia.world.clock.advance(60_000)
    const { posts } = await giulia.get<Operation>(`${bulk}/${operationId}`)
    expect(posts[0]).toMatchObject({ outcome: 'failed', reason: { code: 'state-changed' } })
  })

  it('says of each post that fails its own reason', async () => {
    const checked = await check()
    const going = idsOf(checked, 'ready')
    const posts = '/internal/v2/communication/posts'
    const sofia = await giulia.another('sofia.karras')
    const { occToken } = await sofia.get<Schemas['PostWorkflow']>(`${posts}/${going[0]}/workflow`)
    await sofia.ask('POST', `${posts}/${going[0]}/workflow/transitions/tr-approve`, { occToken })
    await sofia.ask('POST', `${posts}/${going[1]}/tasks`, { title: 'Once more', requiredForId: 'tr-approve' })
    const { operationId } = await start(checked.preflightId, going)
    giulia.world.clock.advance(60_000)
    const failed = (await giulia.get<Operation>(`${bulk}/${operationId}`)).posts.flatMap(({ reason }) => reason ?? [])
    const codes = new Set(failed.map(({ code }) => code))
    expect(codes).toEqual(new Set(['state-changed', 'tasks-open', 'post-locked']))
  })

  it('takes all posts of a list but those that are left out of it', async () => {
    const [first = ''] = waiting
    const checked = await giulia.ask<Preflight>('POST', base, {
      filter: { scope: 'waiting' },
      excludedPostIds: [first],
    })
    expect(checked.posts.map(({ post }) => post.id)).toEqual(waiting.slice(1))
    const assigned = { scope: 'waiting', stateId: 'ws-review', assigneeId: 'none' }
    const narrowed = await giulia.ask<Preflight>('POST', base, { filter: assigned })
    const list = '/internal/v2/communication/workflow-posts?pageSize=100&stateId=ws-review&assigneeId=none'
    const { posts } = await giulia.get<Schemas['WorkflowPostPage']>(list)
    expect(narrowed.posts.map(({ post }) => post.id)).toEqual(posts.map(({ post }) => post.id))
    expect(narrowed.posts.length).toBeLessThan(waiting.length)
  })

  it('looks anew at the posts of a check that has expired, with what was chosen there', async () => {
    const first = await check()
    const [out = ''] = idsOf(first, 'ready')
    await change(first.preflightId, { fill: { data: { assignee }, values: [] }, note, excludedPostIds: [out] })
    giulia.world.clock.advance(24 * 3_600_000 + 1)
    await giulia.signIn('giulia.riva')
    const again = await giulia.ask<Preflight>('POST', base, { preflightId: first.preflightId })
    expect(again.preflightId).not.toBe(first.preflightId)
    expect(again).toMatchObject({ targetStateId: 'ws-approved', fill: { data: { assignee } }, note })
    expect(again.posts.map(({ post }) => post.id)).toEqual(waiting)
    expect(again.posts.filter(({ excluded }) => excluded).map(({ post }) => post.id)).toEqual([out])
  })

  it('exists for the person who asked alone, and for a day', async () => {
    const { preflightId } = await check()
    const marco = await giulia.another('marco.bianchi')
    expect(await marco.get(`${base}/${preflightId}`)).toMatchObject({ status: 404, code: 'preflight-not-found' })
    giulia.world.clock.advance(24 * 3_600_000 + 1)
    await giulia.signIn('giulia.riva')
    expect(await giulia.get(`${base}/${preflightId}`)).toMatchObject({ status: 409, code: 'preflight-expired' })
  })
})
