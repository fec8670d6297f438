import { beforeEach, describe, expect, it } from 'vitest'
import type { Schemas } from '../schemas.ts'
import { personalOf } from '../state/data.ts'
import { Visitor } from '../testing/visitor.ts'

type Request = Schemas['FeedbackRequest']
type Task = Schemas['FeedbackTask']
type Page = Schemas['FeedbackTaskPage']

const base = '/internal/v2/communication'
const audit = `${base}/posts/p-1035/feedback-requests`
const words = (text: string) => ({ ops: [{ insert: `${text}\n` }] })

let giulia: Visitor

beforeEach(async () => {
  giulia = await Visitor.signedIn()
})

const newest = (personId: string) => personalOf(giulia.world.data, personId).notifications.at(-1)?.entry
const person = (id: string) => ({
  type: 'user',
  user: { id, fullName: '', firstName: '', accountPhotoUrl: null, deleted: false },
})

describe('who asks', () => {
  it('sees 24 people in every state, and as many rows behind each count', async () => {
    const { requests, canAsk } = await giulia.get<Schemas['FeedbackRequestList']>(audit)
    expect(canAsk).toBe(true)
    expect(requests[0]?.counts).toEqual({
      all: 24,
      requested: 11,
      submitted: 6,
      returned: 2,
      accepted: 4,
      withdrawn: 1,
    })
    for (const state of ['requested', 'submitted', 'returned', 'accepted', 'withdrawn'] as const) {
      const { tasks, counts } = await giulia.get<Page>(`${audit}/fr-1035/tasks?state=${state}&pageSize=50`)
      expect(tasks).toHaveLength(counts[state])
      expect(tasks.every((task) => task.state === state)).toBe(true)
    }
  })

  it('does not see that an answer was begun, nor what it says', async () => {
    const { tasks } = await giulia.get<Page>(`${audit}/fr-1035/tasks?search=Matteo`)
    expect(tasks).toMatchObject([{ state: 'requested', answer: null }])
  })

  it('asks each person of a group once for a key, names those who cannot read, and leaves a task with each', async () => {
    const refused = await giulia.send('POST', audit, {
      question: 'Ready?',
      recipients: [person('sofia-karras'), person('nobody')],
    })
    expect(await refused.json()).toMatchObject({
      code: 'recipient-cannot-read',
      errors: [{ pointer: '/recipients/1' }],
    })
    const body = {
      question: 'Ready?',
      recipients: [person('sofia-karras'), person('luca-ferrari'), person('luca-ferrari')],
    }
    const make = () => giulia.send('POST', audit, body, { 'idempotency-key': 'one' })
    const made = (await (await make()).json()) as Request
    expect(((await (await make()).json()) as Request).id).toBe(made.id)
    expect(made.counts).toMatchObject({ all: 2, requested: 2 })
    expect(newest('sofia-karras')).toMatchObject({ typeId: 'task-assign', task: { title: 'Ready?' } })
    const sofia = await giulia.another('sofia.karras')
    const { tasks } = await sofia.get<Schemas['TaskPage']>(`${base}/tasks`)
    expect(tasks).toContainEqual(expect.objectContaining({ kind: 'feedback', title: 'Ready?', canMove: false }))
  })

  it('asks 24 people at once, and nobody where one of them cannot read', async () => {
    const { tasks: asked } = await giulia.get<Page>(`${audit}/fr-1035/tasks?pageSize=50`)
    const ids = asked.map(({ recipient }) => recipient.id)
    const ask = (recipients: string[]) =>
      giulia.send('POST', audit, { question: 'All of you?', recipients: recipients.map(person) })
    const told = () => ids.filter((id) => newest(id)?.task?.title === 'All of you?')
    const refused = await ask(ids.with(3, 'nobody').with(17, 'no-one'))
    expect(await refused.json()).toMatchObject({
      errors: [{ pointer: '/recipients/3' }, { pointer: '/recipients/17' }],
    })
    expect(told()).toEqual([])
    expect((await giulia.get<Schemas['FeedbackRequestList']>(audit)).requests).toHaveLength(1)
    const made = (await (await ask(ids)).json()) as Request
    expect(made.counts).toMatchObject({ all: 24, requested: 24 })
    const { tasks } = await giulia.get<Page>(`${audit}/${made.id}/tasks?pageSize=50`)
    expect(tasks.map(({ recipient }) => recipient.id).sort()).toEqual(ids.toSorted())
    expect(told()).toEqual(ids.filter((id) => giulia.world.data.people.get(id)?.account))
  })

  it('reminds those alone who have not answered, once in a day', async () => {
    const remind = () => giulia.send('POST', `${audit}/fr-1035/reminders`, { userIds: null })
    expect(await (await remind()).json()).toEqual({ count: 11 })
    expect(newest('sofia-karras')).toMatchObject({ typeId: 'task-reminder', task: { id: 't-503' } })
    // Submitted, and returned.
    for (const id of ['luca-ferrari', 'valentina-moretti']) expect(newest(id)?.typeId).not.toBe('task-reminder')
    expect(await (await remind()).json()).toMatchObject({ code: 'reminder-too-early' })
    giulia.world.clock.advance(24 * 60 * 60_000)
    expect(await (await remind()).json()).toEqual({ count: 11 })
  })

  it('withdraws what was asked of one person, who hears of it and has nothing left to do', async () => {
    const sofia = await giulia.another('sofia.karras')
    const { occToken } = await giulia.get<Task>(`${base}/feedback-tasks/t-503`)
    await giulia.ask('POST', `${base}/feedback-tasks/t-503/withdraw`, { occToken })
    expect(newest('sofia-karras')).toMatchObject({
      typeId: 'feedback-task-status-change',
      lastTaskTransitionOperationDetail: { fromState: { name: 'Requested' }, toState: { name: 'Withdrawn' } },
    })
    const { tasks } = await sofia.get<Schemas['TaskPage']>(`${base}/tasks`)
    expect(tasks.map(({ id }) => id)).not.toContain('t-503')
    const { counts } = await giulia.get<Request>(`${audit}/fr-1035`)
    expect(counts).toMatchObject({ all: 24, requested: 10, withdrawn: 2 })
  })

  it('changes a request: who has not answered hears of it, new people get a task, and nobody gets two', async () => {
    const before = await giulia.get<Request>(`${audit}/fr-1035`)
    const body = { question: 'Which papers?', addRecipients: [person('sofia-karras'), person('jules-perrin')] }
    const change = (occToken: string) => giulia.send('PATCH', `${audit}/fr-1035`, { occToken, ...body })
    const changed = (await (await change(before.occToken)).json()) as Request
    expect(changed).toMatchObject({
      question: 'Which papers?',
      verdicts: before.verdicts,
      expiration: before.expiration,
    })
    expect(changed.counts?.all).toBe(25)
    expect(newest('jules-perrin')).toMatchObject({ typeId: 'task-assign', task: { title: 'Which papers?' } })
    const late = await change(before.occToken)
    expect([late.status, ((await late.json()) as { code: string; current: Request }).current.question]).toEqual([
      409,
      'Which papers?',
    ])
    const sofia = await giulia.another('sofia.karras')
    const { tasks } = await sofia.get<Schemas['TaskPage']>(`${base}/tasks`)
    expect(tasks.filter(({ title }) => title === 'Which papers?')).toHaveLength(1)
  })

  it('refuses an end that is over, a closed request, and people who only answer', async () => {
    const { occToken } = await giulia.get<Request>(`${audit}/fr-1035`)
    const expiration = { zonedDatetime: '2020-01-01T00:00:00Z', timeZone: 'UTC' }
    const past = await giulia.send('PATCH', `${audit}/fr-1035`, { occToken, expiration, expirationAllDay: true })
    expect(await past.json()).toMatchObject({ code: 'expiration-past' })
    const sofia = await giulia.another('sofia.karras')
    expect((await sofia.get<Request>(`${audit}/fr-1035`)).canManage).toBe(false)
    expect((await sofia.send('PATCH', `${audit}/fr-1035`, { occToken, question: 'Mine' })).status).toBe(403)
    await giulia.send('POST', `${audit}/fr-1035/close`)
    const closed = await giulia.send('PATCH', `${audit}/fr-1035`, { occToken, question: 'Late' })
    expect(await closed.json()).toMatchObject({ code: 'feedback-closed' })
  })

  it('closes a request: who has not answered has nothing left to do, and answers stay', async () => {
    const sofia = await giulia.another('sofia.karras')
    const tasksOf = async () => (await sofia.get<Schemas['TaskPage']>(`${base}/tasks`)).tasks.map(({ id }) => id)
    expect(await tasksOf()).toContain('t-503')
    await giulia.send('POST', `${audit}/fr-1035/close`)
    expect(await tasksOf()).not.toContain('t-503')
    const draft = { occToken: 'feedback-503-1', content: words('Yes'), verdict: null, attachmentIds: [] }
    const late = await sofia.send('PUT', `${base}/feedback-tasks/t-503/draft`, draft)
    expect(await late.json()).toMatchObject({ code: 'feedback-closed' })
    expect((await giulia.get<Task>(`${base}/feedback-tasks/t-502`)).answer).not.toBeNull()
  })
})

describe('who is asked', () => {
  it('writes, submits once, gets it back with a note, and submits again; each step is told', async () => {
    const sofia = await giulia.another('sofia.karras')
    const mine = `${base}/feedback-tasks/t-503`
    const keep = (occToken: string, text: string) =>
      sofia.ask<Task>('PUT', `${mine}/draft`, {
        occToken,
        content: words(text),
        verdict: 'changes',
        attachmentIds: [],
      })
    const { occToken } = await keep('feedback-503-1', 'Later')
    const submitted = await sofia.ask<Task>('POST', `${mine}/submit`, { occToken })
    expect(submitted).toMatchObject({ state: 'submitted', canAnswer: false })
    expect(newest('tiago-duarte')).toMatchObject({
      typeId: 'feedback-task-status-change',
      task: { id: 't-503' },
      lastTaskTransitionOperationDetail: { fromState: { name: 'Requested' }, toState: { name: 'Submitted' } },
    })
    const twice = await sofia.send('POST', `${mine}/submit`, { occToken })
    expect(await twice.json()).toMatchObject({ code: 'already-submitted', current: { state: 'submitted' } })

    await giulia.send('POST', `${mine}/return`, { occToken: submitted.occToken, note: 'How much later?' })
    expect(newest('sofia-karras')).toMatchObject({ typeId: 'feedback-task-status-change', task: { id: 't-503' } })
    const returned = await sofia.get<Task>(mine)
    expect(returned).toMatchObject({ state: 'returned', note: 'How much later?', canAnswer: true })
    const again = await keep(returned.occToken, 'Two days later')
    expect(again.state).toBe('returned')
    const second = await sofia.ask<Task>('POST', `${mine}/submit`, { occToken: again.occToken })
    expect(await giulia.ask<Task>('POST', `${mine}/accept`, { occToken: second.occToken })).toMatchObject({
      state: 'accepted',
      answer: { content: words('Two days later') },
    })
    expect(newest('sofia-karras')).toMatchObject({
      typeId: 'feedback-task-status-change',
      task: { id: 't-503' },
      lastTaskTransitionOperationDetail: { fromState: { name: 'Submitted' }, toState: { name: 'Accepted' } },
    })
  })

  it('reads nobody else: not by address, not by list, not by file', async () => {
    const sofia = await giulia.another('sofia.karras')
    expect((await sofia.send('GET', `${base}/feedback-tasks/t-502`)).status).toBe(404)
    expect((await sofia.send('GET', `${base}/tasks/t-502`)).status).toBe(404)
    expect((await sofia.send('GET', `${audit}/fr-1035/tasks`)).status).toBe(403)
    expect((await sofia.send('GET', `${base}/attachments/att-t-502/content`)).status).toBe(404)
    expect((await giulia.send('GET', `${base}/attachments/att-t-502/content`)).status).toBe(200)
    const { requests } = await sofia.get<Schemas['FeedbackRequestList']>(audit)
    expect(requests).toMatchObject([{ id: 'fr-1035', counts: null, myTaskId: 't-503', canManage: false }])
    const { tasks } = await sofia.get<Schemas['TaskPage']>(`${base}/tasks?scope=all&pageSize=100`)
    expect(tasks.filter(({ kind }) => kind === 'feedback').map(({ id }) => id)).toEqual(['t-503'])
  })

  it('adds files by an upload session of the purpose, and takes them away again', async () => {
    const sessions = `${base}/attachment-upload-sessions`
    const files = [{ clientKey: 'a', name: 'photo.png', sizeBytes: 4, mimeType: 'image/png' }]
    const opened = await giulia.ask<Schemas['UploadSession']>('POST', sessions, {
      postId: 'p-1034',
      purpose: 'feedback',
      files,
    })
    const fileId = opened.files[0]?.fileId ?? ''
    await giulia.app.request(`http://portal.test/api${sessions}/${opened.sessionId}/files/${fileId}`, {
      method: 'PUT',
      headers: { cookie: giulia.cookie, 'content-type': 'application/octet-stream', 'content-range': 'bytes 0-3/4' },
      body: 'four',
    })
    const draft = { content: null, verdict: null, attachmentIds: [], fileIds: [fileId] }
    const path = `${base}/feedback-tasks/t-311/draft`
    const kept = await giulia.ask<Task>('PUT', path, { occToken: 'feedback-311-1', ...draft })
    expect(kept.answer?.attachments).toMatchObject([{ name: 'photo.png' }])
    const without = await giulia.ask<Task>('PUT', path, { ...draft, occToken: kept.occToken, fileIds: [] })
    expect(without.answer?.attachments).toEqual([])
  })

  it('finds one among the five open tasks of the demo', async () => {
    const { tasks } = await giulia.get<Schemas['TaskPage']>(`${base}/tasks`)
    expect(tasks.filter(({ kind }) => kind === 'feedback').map(({ id }) => id)).toEqual(['t-311'])
  })
})
