import { beforeEach, describe, expect, it } from 'vitest'
import type { Schemas } from '../schemas.ts'
import { personalOf } from '../state/data.ts'
import { Visitor } from '../testing/visitor.ts'
import { userSummary } from '../views/people.ts'

const base = '/internal/v2/communication'
const post = `${base}/posts/p-1042`
const approve = `${post}/workflow/transitions/tr-approve`

type Result = Schemas['TransitionResult']
type PostWorkflow = Schemas['PostWorkflow']
type Page = Schemas['WorkflowPostPage']

describe('the workflow of a post', () => {
  let giulia: Visitor
  let marco: Visitor

  beforeEach(async () => {
    giulia = await Visitor.signedIn('giulia.riva')
    marco = await giulia.another('marco.bianchi')
  })

  const statusChanges = ({ world }: Visitor) =>
    personalOf(world.data, 'marco-bianchi').notifications.filter(
      ({ entry }) =>
        entry.typeId === 'status-change' &&
        entry.post?.id === 'p-1042' &&
        entry.postWorkflowOperationDetail?.toState.id === 'ws-approved',
    ).length

  it('lets three posts wait for Giulia, one of them over its target, and counts them in the menu', async () => {
    const { posts, totalCount } = await giulia.get<Page>(`${base}/workflow-posts`)
    expect(posts.map((one) => one.post.id).sort()).toEqual(['p-1035', 'p-1042', 'p-957'])
    expect(posts.filter(({ inWorkflow }) => inWorkflow.overTarget).map((one) => one.post.id)).toEqual(['p-957'])
    const { workflows } = await giulia.get<Schemas['NavigationCounts']>('/internal/v2/navigation/counts')
    expect([totalCount, workflows]).toEqual([3, 3])
  })

  it('has records that lead to the state of every post', async () => {
    for (const { workflowState, records = [], id } of giulia.world.data.feed) {
      if (!workflowState) continue
      const states = records.map(({ toState }) => toState.id)
      expect([id, states.at(-1) ?? 'ws-draft']).toEqual([id, workflowState.id])
      expect(records.every(({ at }) => at <= giulia.world.clock.now())).toBe(true)
    }
  })

  it('approves with a note and tells the followers after thirty seconds', async () => {
    const before = statusChanges(marco)
    const note = { ops: [{ insert: 'Well done.\n' }] }
    const { record, workflow } = await giulia.ask<Result>('POST', approve, { occToken: 'wf-1042-1', note })
    expect(workflow.state.name).toBe('Approved')
    expect(record).toMatchObject({ note, canUndo: true, undone: false, by: { id: 'giulia-riva' } })
    const { workflows } = await giulia.get<Schemas['NavigationCounts']>('/internal/v2/navigation/counts')
    expect(workflows).toBe(2)
    expect((await marco.get<PostWorkflow>(`${post}/workflow`)).state.name).toBe('Approved')
    expect(statusChanges(marco)).toBe(before)
    giulia.world.clock.advance(30_000)
    expect(statusChanges(marco)).toBe(before + 1)
  })

  it('is as it was after an undo, and nobody hears of either', async () => {
    const before = statusChanges(marco)
    const { record } = await giulia.ask<Result>('POST', approve, { occToken: 'wf-1042-1' })
    const undone = await giulia.ask<PostWorkflow>('POST', `${post}/workflow/records/${record.id}/undo`)
    expect(undone).toMatchObject({ state: { name: 'In review' }, waitingForMe: true })
    giulia.world.clock.advance(60_000)
    expect(statusChanges(marco)).toBe(before)
    const { records } = await marco.get<Schemas['TransitionRecordPage']>(`${post}/workflow/records`)
    expect(records[0]).toMatchObject({ id: record.id, undone: true })
  })

  it('makes one record of a repeated key, and tells of it once', async () => {
    const before = statusChanges(marco)
    const headers = { 'idempotency-key': 'one-act-of-giulia' }
    const first = await giulia.send('POST', approve, { occToken: 'wf-1042-1' }, headers)
    const again = await giulia.send('POST', approve, { occToken: 'wf-1042-1' }, headers)
    expect((await again.json()) as Result).toMatchObject({ record: { id: ((await first.json()) as Result).record.id } })
    expect(giulia.world.data.posts.get('p-1042')?.records).toHaveLength(2)
    giulia.world.clock.advance(60_000)
    expect(statusChanges(marco)).toBe(before + 1)
  })

  it('lets one of two decide and tells the other who was faster', async () => {
    const sofia = await giulia.another('sofia.karras')
    await sofia.ask('POST', approve, { occToken: 'wf-1042-1' })
    const late = await giulia.send('POST', approve, { occToken: 'wf-1042-1' })
    expect(late.status).toBe(409)
    expect(await late.json()).toMatchObject({
      code: 'state-changed',
      current: { state: { name: 'Approved' }, lastRecord: { by: { id: 'sofia-karras' } } },
    })
  })

  it('changes the planning in the same call, tells old and new, and plans as before after an undo', async () => {
    const planned = () => marco.get<Schemas['Post']>(post).then(({ data }) => data?.expectedEndDate)
    const before = await planned()
    const data = { expectedEndDate: '2027-01-15', priority: 'urgent' }
    const { record } = await giulia.ask<Result>('POST', approve, { occToken: 'wf-1042-1', data })
    // The form asks for no priority.
    expect(record.dataChanges).toEqual({ expectedEndDate: { old: before, new: '2027-01-15' } })
    expect(await planned()).toBe('2027-01-15')
    giulia.world.clock.advance(20_000)
    await giulia.ask('POST', `${post}/workflow/records/${record.id}/undo`)
    expect(await planned()).toBe(before)
    const { workflow } = await giulia.ask<Result>('POST', approve, { occToken: 'wf-1042-3', data })
    giulia.world.clock.advance(30_000)
    expect(workflow.lastRecord?.dataChanges?.expectedEndDate?.new).toBe('2027-01-15')
    const told = personalOf(giulia.world.data, 'marco-bianchi').notifications.at(-1)
    expect(told?.entry).toMatchObject({
      typeId: 'status-change',
      postDataChangedValues: { expectedEndDate: { old: before, new: '2027-01-15' } },
    })
  })

  it('tells who was asked to do it and who is now, where a step asks somebody else', async () => {
    const { data: planned } = await marco.get<Schemas['Post']>(post)
    expect(planned?.assignee).toMatchObject({ type: 'group' })
    const assignee = { type: 'user' as const, user: userSummary(giulia.world.data, 'tiago-duarte') }
    const taken = { occToken: 'wf-1042-1', data: { assignee } }
    const { record } = await giulia.ask<Result>('POST', approve, taken)
    const changes = { assignee: { old: planned?.assignee, new: assignee } }
    expect(record.dataChanges).toEqual(changes)
    giulia.world.clock.advance(30_000)
    const told = personalOf(giulia.world.data, 'marco-bianchi').notifications.at(-1)
    expect(told?.entry).toMatchObject({ typeId: 'status-change', postDataChangedValues: changes })
  })

  it('wants an assignee for an approval where nobody is planned, in the words of the form', async () => {
    const planning = giulia.world.data.posts.get('p-1042')?.planning
    if (planning) planning.assignee = null
    const refused = await giulia.send('POST', approve, { occToken: 'wf-1042-1' })
    expect(await refused.json()).toMatchObject({
      code: 'required-field-missing',
      errors: [{ pointer: '/data/assignee' }],
    })
    const option = await giulia.get<Schemas['TransitionOption']>(approve)
    expect(option.current).toMatchObject({ assignee: null, priority: 'high' })
  })

  it('keeps what a record said before it was changed', async () => {
    const note = { ops: [{ insert: 'By the 27th.\n' }] }
    const { record } = await giulia.ask<Result>('POST', approve, { occToken: 'wf-1042-1', note })
    const later = { ops: [{ insert: 'By the 30th.\n' }] }
    const changed = await giulia.ask<Schemas['TransitionRecord']>('PATCH', `${post}/workflow/records/${record.id}`, {
      occToken: record.occToken,
      note: later,
    })
    expect(changed).toMatchObject({ note: later, edits: [{ noteBefore: note, by: { id: 'giulia-riva' } }] })
  })

  it('keeps the values of a record before they were changed, and those that a change does not name', async () => {
    const { record } = await giulia.ask<Result>('POST', `${post}/workflow/transitions/tr-send-back`, {
      occToken: 'wf-1042-1',
      note: { ops: [{ insert: 'Look again.\n' }] },
      values: [{ fieldId: 'reason', text: 'facts' }],
    })
    const change = (sent: object) =>
      giulia.ask<Schemas['TransitionRecord']>('PATCH', `${post}/workflow/records/${record.id}`, sent)
    const reason = (text: string) => [{ fieldId: 'reason', label: 'Reason', text }]
    const changed = await change({ occToken: record.occToken, values: [{ fieldId: 'reason', text: 'wording' }] })
    expect(changed).toMatchObject({ note: record.note, values: reason('Wording') })
    expect(changed.edits).toMatchObject([{ valuesBefore: reason('Facts to check'), by: { id: 'giulia-riva' } }])
    const again = await change({ occToken: changed.occToken, note: { ops: [{ insert: 'And again.\n' }] } })
    expect(again.values).toEqual(reason('Wording'))
    expect(again.edits.map(({ valuesBefore }) => valuesBefore)).toEqual([reason('Facts to check'), reason('Wording')])
  })

  it('lets a correction change the planning too, and says to followers what it changed', async () => {
    const dates = (expectedEndDate: string) => ({ data: { expectedEndDate } })
    const { record } = await giulia.ask<Result>('POST', approve, { occToken: 'wf-1042-1', ...dates('2027-01-15') })
    const before = record.dataChanges?.expectedEndDate?.old
    const path = `${post}/workflow/records/${record.id}`
    const changed = await giulia.ask<Schemas['TransitionRecord']>('PATCH', path, {
      occToken: record.occToken,
      ...dates('2027-02-01'),
    })
    expect(changed.edits[0]?.dataChanges).toEqual({ expectedEndDate: { old: '2027-01-15', new: '2027-02-01' } })
    expect(changed.dataChanges).toEqual({ expectedEndDate: { old: before, new: '2027-02-01' } })
    const told = personalOf(giulia.world.data, 'marco-bianchi').notifications.at(-1)
    expect(told?.entry).toMatchObject({
      typeId: 'screen-data-edit',
      postDataChangedValues: { expectedEndDate: { old: '2027-01-15', new: '2027-02-01' } },
    })
  })

  it('closes a record as soon as the post has moved on', async () => {
    const { record } = await giulia.ask<Result>('POST', approve, { occToken: 'wf-1042-1' })
    expect(record.canEdit).toBe(true)
    const sofia = await giulia.another('sofia.karras')
    await sofia.ask('POST', `${post}/workflow/transitions/tr-publish`, { occToken: 'wf-1042-2' })
    const change = { occToken: record.occToken, note: null }
    const refused = await giulia.send('PATCH', `${post}/workflow/records/${record.id}`, change)
    expect(await refused.json()).toMatchObject({ code: 'record-closed' })
  })

  it('says to an author why somebody else has to decide, and who can', async () => {
    const own = giulia.world.data.posts.get('p-1042')
    if (own) own.authorId = 'giulia-riva'
    const { allowed, blockers } = await giulia.get<Schemas['TransitionOption']>(approve)
    expect(allowed).toBe(false)
    expect(blockers).toMatchObject([{ code: 'four-eyes', remedy: 'ask-person' }])
    expect(blockers[0]?.people?.map(({ id }) => id)).toContain('sofia-karras')
    expect((await giulia.get<PostWorkflow>(`${post}/workflow`)).nextTransition).toBeNull()
  })

  it('offers nothing but a form for a step that somebody who edits the post holds up', async () => {
    const launch = giulia.world.data.feed.find(
      ({ workflowState, communityId }) => workflowState?.id === 'ws-approved' && communityId === 'product-launches',
    )
    const path = `${base}/posts/${launch?.id}/workflow`
    expect((await marco.get<PostWorkflow>(path)).nextTransition).toMatchObject({
      id: 'tr-release-pilot',
      opensForm: false,
    })
    giulia.world.data.drafts.set('another', {
      postId: launch?.id ?? '',
      personId: 'sofia-karras',
      mode: 'edit',
      fields: { title: '', content: { ops: [] }, communityId: 'product-launches', language: 'en' },
      updatedAt: giulia.world.clock.now(),
      saves: 1,
    })
    const { nextTransition, options } = await marco.get<PostWorkflow>(path)
    expect(nextTransition?.opensForm).toBe(true)
    expect(options[0]).toMatchObject({ allowed: false, blockers: [{ code: 'post-locked', remedy: 'reload' }] })
  })

  it('keeps the files of a step with its record, not with the post', async () => {
    const files = [{ clientKey: 'a', name: 'torques.pdf', sizeBytes: 0, mimeType: 'application/pdf' }]
    const session = await giulia.ask<Schemas['UploadSession']>('POST', `${base}/attachment-upload-sessions`, {
      postId: 'p-1042',
      purpose: 'transition',
      files,
    })
    const { record } = await giulia.ask<Result>('POST', `${post}/workflow/transitions/tr-send-back`, {
      occToken: 'wf-1042-1',
      note: { ops: [{ insert: 'See the file.\n' }] },
      values: [{ fieldId: 'reason', text: 'facts' }],
      fileIds: session.files.map(({ fileId }) => fileId),
    })
    expect(record.values).toEqual([{ fieldId: 'reason', label: 'Reason', text: 'Facts to check' }])
    expect(record.attachments?.map(({ name }) => name)).toEqual(['torques.pdf'])
    const { attachments } = await giulia.get<Schemas['AttachmentList']>(`${post}/attachments`)
    expect(attachments.some(({ name }) => name === 'torques.pdf')).toBe(false)
  })

  it('refuses an option that a field does not have', async () => {
    const refused = await giulia.send('POST', `${post}/workflow/transitions/tr-send-back`, {
      occToken: 'wf-1042-1',
      note: { ops: [{ insert: 'Look again.\n' }] },
      values: [{ fieldId: 'reason', text: 'weather' }],
    })
    expect(await refused.json()).toMatchObject({ errors: [{ pointer: '/values/reason', code: 'enum' }] })
  })

  it('lets a new post begin in the first state of its community', async () => {
    const draft = `${base}/posts/p-1041`
    await giulia.ask('POST', `${draft}/publish`, { draftOccToken: 'draft-1041-3', occToken: 'occ-1041-0' })
    const { state, nextTransition } = await giulia.get<PostWorkflow>(`${draft}/workflow`)
    expect([state.id, nextTransition?.id]).toEqual(['ws-draft', 'tr-submit'])
  })

  it('filters, searches and sorts the posts of all workflows', async () => {
    const { totalCount } = await giulia.get<Page>(`${base}/workflow-posts?scope=all`)
    const review = await giulia.get<Page>(`${base}/workflow-posts?scope=all&stateId=ws-review&sort=shortest`)
    expect(review.totalCount).toBeLessThan(totalCount)
    expect(review.posts[0]?.post.id).toBe('p-1042')
    const found = await giulia.get<Page>(`${base}/workflow-posts?scope=all&search=supplier%20AUDIT`)
    expect(found.posts.map((one) => one.post.id)).toEqual(['p-1035'])
    const assigned = await giulia.get<Page>(`${base}/workflow-posts?scope=all&assigneeId=group-line-4`)
    expect(assigned.posts.map((one) => one.post.id)).toEqual(['p-1042'])
    const own = await giulia.get<Page>(`${base}/workflow-posts?scope=authored`)
    expect(own.posts.every(({ author }) => author.id === 'giulia-riva')).toBe(true)
  })

  it('hides a workflow whose communities are closed to the person', async () => {
    const { workflows } = await giulia.get<Schemas['WorkflowList']>(`${base}/workflows`)
    expect(workflows.map(({ name }) => name)).toEqual(['Review of posts', 'Product release'])
  })
})
