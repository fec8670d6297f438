import { beforeEach, describe, expect, it } from 'vitest'
import type { Schemas } from '../schemas.ts'
import { personalOf } from '../state/data.ts'
import { dueGroups, taskState } from '../state/tasks.ts'
import { Visitor } from '../testing/visitor.ts'

const base = '/internal/v2/communication'
const presses = `${base}/tasks/t-302`

type Page = Schemas['TaskPage']
type Task = Schemas['Task']

const subject = (id: string): Schemas['Assignee'] => ({
  type: 'user',
  user: { id, fullName: '', firstName: '', accountPhotoUrl: null, deleted: false },
})

describe('the tasks of a person', () => {
  let giulia: Visitor
  let marco: Visitor

  beforeEach(async () => {
    giulia = await Visitor.signedIn('giulia.riva')
    marco = await giulia.another('marco.bianchi')
  })

  const told = (personId: string, typeId: string, taskId: string) =>
    personalOf(giulia.world.data, personId).notifications.filter(
      ({ entry }) => entry.typeId === typeId && entry.task?.id === taskId,
    ).length

  it('are five for Giulia, one overdue and one today, and the menu says so', async () => {
    const { tasks, counts } = await giulia.get<Page>(`${base}/tasks`)
    expect(tasks.map(({ id }) => id)).toEqual(['t-302', 't-320', 't-321', 't-301', 't-311'])
    expect(counts).toEqual({ open: 5, overdue: 1, today: 1, week: 0, later: 3, none: 0 })
    const numbers = await giulia.get<Schemas['NavigationCounts']>('/internal/v2/navigation/counts')
    expect(numbers.tasks).toBe(5)
    const totals = await Promise.all(
      ['scope=group', 'scope=monitored', 'state=closed&closedWithinDays=14'].map((query) =>
        giulia.get<Page>(`${base}/tasks?${query}`),
      ),
    )
    expect(totals.map(({ totalCount }) => totalCount)).toEqual([4, 9, 14])
  })

  it('tell those who follow a task that it was closed once it has stayed so for thirty seconds', async () => {
    const before = told('marco-bianchi', 'task-closed', 't-302')
    await giulia.ask('POST', `${presses}/close`, { outcome: 'done' })
    giulia.world.clock.advance(29_000)
    expect(told('marco-bianchi', 'task-closed', 't-302')).toBe(before)
    giulia.world.clock.advance(1_000)
    expect(told('marco-bianchi', 'task-closed', 't-302')).toBe(before + 1)
    await giulia.ask('POST', `${presses}/reopen`)
    expect(told('marco-bianchi', 'task-reopened', 't-302')).toBe(1)
  })

  it('tell nobody of a task that is open again within thirty seconds', async () => {
    const before = told('marco-bianchi', 'task-closed', 't-302')
    await giulia.ask('POST', `${presses}/close`, { outcome: 'done' })
    await giulia.ask('POST', `${presses}/reopen`)
    giulia.world.clock.advance(60_000)
    expect(told('marco-bianchi', 'task-closed', 't-302')).toBe(before)
    expect(told('marco-bianchi', 'task-reopened', 't-302')).toBe(0)
  })

  it('are refused with the name of everybody who cannot read the post', async () => {
    const refused = async (call: Promise<Response>) => {
      const { code, errors = [] } = (await (await call).json()) as Schemas['Problem']
      return [code, ...errors.map(({ pointer }) => pointer)]
    }
    const nobodies = ['none-1', 'giulia-riva', 'none-2'].map(subject)
    const body = { title: 'Measure press 2', assignees: nobodies }
    expect(await refused(giulia.send('POST', `${base}/posts/p-1042/tasks`, body))).toEqual([
      'assignee-cannot-read',
      '/assignees/0',
      '/assignees/2',
    ])
    const own = `${base}/tasks/t-301`
    const { occToken } = await giulia.get<Task>(own)
    const change = { occToken, monitorIds: ['none-1', 'none-2'] }
    expect(await refused(giulia.send('PATCH', own, change))).toEqual([
      'assignee-cannot-read',
      '/monitorIds/0',
      '/monitorIds/1',
    ])
  })

  it('are not made with an end that is over, which a whole day is with its last moment', async () => {
    const made = async (zonedDatetime: string, expirationAllDay: boolean) => {
      const expiration = { zonedDatetime, timeZone: 'Europe/Rome' }
      const body = { title: 'Measure press 2', expiration, expirationAllDay }
      const answer = await giulia.send('POST', `${base}/posts/p-1042/tasks`, body)
      const { code, errors } = (await answer.json()) as Partial<Schemas['Problem']>
      return [answer.status, code, errors?.map(({ pointer }) => pointer)]
    }
    const over = [422, 'expiration-past', ['/expiration']]
    const { counts } = await giulia.get<Page>(`${base}/tasks?scope=post&postId=p-1042`)
    expect(await made('2026-11-20T11:16:59+01:00', false)).toEqual(over)
    expect(await made('2026-11-19T00:00:00+01:00', true)).toEqual(over)
    expect((await giulia.get<Page>(`${base}/tasks?scope=post&postId=p-1042`)).counts).toEqual(counts)
    expect((await made('2026-11-20T11:18:00+01:00', false))[0]).toBe(201)
    expect((await made('2026-11-20T00:00:00+01:00', true))[0]).toBe(201)
  })

  it('cause each kind of notification by its action', async () => {
    const post = `${base}/posts/p-1042`
    const body = { title: 'Measure press 2', assignees: [subject('sofia-karras')] }
    const { tasks } = await giulia.ask<Schemas['TasksMade']>('POST', `${post}/tasks`, body)
    const [task] = tasks
    if (!task) throw new Error('no task was made')
    const own = `${base}/tasks/${task.id}`
    const sofia = await giulia.another('sofia.karras')
    await giulia.ask('PATCH', own, { occToken: task.occToken, priority: 'high' })
    await giulia.ask('POST', `${own}/reminders`)
    await giulia.ask('POST', `${own}/comments`, {
      content: { ops: [{ insert: 'Cold, please.\n' }] },
      clientKey: 'of-giulia-1',
    })
    const mention = { mention: { id: 'sofia-karras', name: 'Sofia Karras' } }
    await giulia.ask('POST', `${own}/comments`, {
      content: { ops: [{ insert: mention }, { insert: '?\n' }] },
      clientKey: 'of-giulia-2',
    })
    await sofia.ask('POST', `${own}/close`, { outcome: 'not-needed', note: 'It is measured already.' })
    giulia.world.clock.advance(30_000)
    const copy = await giulia.ask<Task>('POST', `${own}/copies`)
    const { occToken } = await giulia.get<Task>(own)
    await giulia.ask('DELETE', `${own}?occToken=${occToken}`)
    const kinds = ['task-assign', 'task-edit', 'task-reminder', 'task-comment', 'task-mention', 'task-delete']
    expect(kinds.map((kind) => [kind, told('sofia-karras', kind, task.id)])).toEqual(kinds.map((kind) => [kind, 1]))
    expect(told('sofia-karras', 'task-copy', copy.id)).toBe(1)
    expect(told('giulia-riva', 'task-closed', task.id)).toBe(1)
    expect(told('marco-bianchi', 'task-create', task.id)).toBe(1)
    await marco.ask('DELETE', `${post}?occToken=occ-1042-1`)
    expect(told('sofia-karras', 'task-deleted', copy.id)).toBe(1)
  })

  it('are made once with one key', async () => {
    const headers = { 'idempotency-key': 'one-task-of-giulia' }
    const body = { title: 'Measure press 2' }
    const first = await giulia.send('POST', `${base}/posts/p-1042/tasks`, body, headers)
    const again = await giulia.send('POST', `${base}/posts/p-1042/tasks`, body, headers)
    expect(await again.json()).toEqual(await first.json())
  })

  it('change for one of two people at a time; the other gets them as they stand', async () => {
    const own = `${base}/tasks/t-301`
    const { occToken, title } = await marco.get<Task>(own)
    await giulia.ask('PATCH', own, { occToken, priority: 'urgent' })
    const late = await marco.send('PATCH', own, { occToken, title: 'Check presses 1 and 3' })
    expect(late.status).toBe(409)
    expect(await late.json()).toMatchObject({ code: 'occ-conflict', current: { title, priority: 'urgent' } })
  })

  it('are followed by those who are named, and waited for by a step of their post', async () => {
    const post = `${base}/posts/p-1042/tasks`
    const body = { title: 'Measure press 2', monitorIds: ['marco-bianchi'], requiredForId: 'tr-approve' }
    const { tasks } = await giulia.ask<Schemas['TasksMade']>('POST', post, body)
    expect(tasks[0]).toMatchObject({
      monitors: [{ id: 'marco-bianchi' }],
      requiredFor: { transitionId: 'tr-approve', name: 'Approve' },
    })
    const path = `${base}/tasks/${tasks[0]?.id}`
    const change = { occToken: tasks[0]?.occToken, monitorIds: [], requiredForId: null }
    expect(await giulia.ask<Task>('PATCH', path, change)).toMatchObject({ monitors: [], requiredFor: null })
    const { events } = await giulia.get<Schemas['TaskActivity']>(`${path}/activity`)
    expect(events[0]?.fields).toEqual(['monitors', 'requiredFor'])
    const wrong = await Promise.all(
      [{ monitorIds: ['nobody'] }, { requiredForId: 'tr-none' }].map((part) =>
        giulia.send('POST', post, { title: 'Measure press 2', ...part }),
      ),
    )
    expect(wrong.map(({ status }) => status)).toEqual([422, 422])
  })

  it('are listed by kind', async () => {
    const totals = await Promise.all(['task', 'feedback'].map((kind) => giulia.get<Page>(`${base}/tasks?kind=${kind}`)))
    expect(totals.map(({ totalCount }) => totalCount)).toEqual([4, 1])
    expect(totals[1]?.tasks.map(({ id }) => id)).toEqual(['t-311'])
  })

  it('are moved to the states that they name, and to no other', async () => {
    const { state, moves = [], occToken } = await giulia.get<Task>(presses)
    expect([state.kind, ...moves.map(({ kind }) => kind)]).toEqual(['in-progress', 'open'])
    const moved = await giulia.ask<Task>('PUT', `${presses}/state`, { stateId: moves[0]?.id })
    expect(moved).toMatchObject({ state: { kind: 'open' }, moves: [{ kind: 'in-progress' }] })
    expect(moved.occToken).not.toBe(occToken)
    const closed = await giulia.send('PUT', `${presses}/state`, { stateId: 'ts-done' })
    expect(closed.status).toBe(403)
  })

  it('go to the first of a group who takes them', async () => {
    await marco.ask('POST', `${base}/tasks/t-322/take`)
    const late = await giulia.send('POST', `${base}/tasks/t-322/take`)
    expect(await late.json()).toMatchObject({
      code: 'task-taken',
      current: { assignee: { user: { id: 'marco-bianchi' } } },
    })
    const back = await marco.ask<Task>('POST', `${base}/tasks/t-322/release`)
    expect(back).toMatchObject({ assignee: { type: 'group' }, canTake: true })
  })

  it('hold a post back until the one it needs is closed', async () => {
    const approve = `${base}/posts/p-1035/workflow/transitions/tr-approve`
    const option = await giulia.get<Schemas['TransitionOption']>(approve)
    expect(option).toMatchObject({ allowed: false, blockers: [{ code: 'tasks-open', taskIds: ['t-321'] }] })
    await giulia.ask('POST', `${base}/tasks/t-321/close`, { outcome: 'done' })
    expect(await giulia.get(approve)).toMatchObject({ allowed: true, blockers: [] })
  })

  it('tell their files to those who follow them', async () => {
    const uploads = `${base}/attachment-upload-sessions`
    const files = [{ clientKey: 'a', name: 'a.pdf', sizeBytes: 0, mimeType: '' }]
    await giulia.ask('POST', uploads, { postId: 'p-1042', purpose: 'task', files })
    const batch = {
      attachments: [{ fileId: 'file-1', name: 'a.pdf' }],
      updateAttachments: [],
      removeAttachmentIds: ['att-t-302'],
      attachmentsUploadSessionId: 'upload-1',
    }
    const saved = await giulia.ask<Task>('POST', `${presses}/attachments`, { ...batch, occToken: 'task-302-1' })
    expect(saved.attachments.map(({ name }) => name)).toEqual(['a.pdf'])
    expect(told('marco-bianchi', 'task-attachment', 't-302')).toBe(1)
  })

  it('remind their assignee before their end, and on mornings once they are overdue', async () => {
    const body = {
      title: 'Measure press 2',
      assignees: [subject('giulia-riva')],
      expiration: { zonedDatetime: '2026-11-23T12:00:00+01:00', timeZone: 'Europe/Rome' },
      remindBefore: ['P1D', 'PT1H'],
    }
    const { tasks } = await giulia.ask<Schemas['TasksMade']>('POST', `${base}/posts/p-1042/tasks`, body)
    const { id = '' } = tasks[0] ?? {}
    const reminded = () => told('giulia-riva', 'task-reminder', id)
    const until = (moment: string) => giulia.world.clock.advance(Date.parse(moment) - giulia.world.clock.now())
    until('2026-11-22T12:00:00+01:00')
    expect(reminded()).toBe(1)
    until('2026-11-23T11:00:00+01:00')
    expect(reminded()).toBe(2)
    until('2026-11-24T08:00:00+01:00')
    expect(reminded()).toBe(3)
    until('2026-12-01T08:00:00+01:00')
    expect(reminded()).toBe(4)
    await giulia.ask('POST', `${base}/tasks/${id}/close`, { outcome: 'done' })
    until('2026-12-15T08:00:00+01:00')
    expect(reminded()).toBe(4)
  })

  it('count what the filters leave', async () => {
    const page = await giulia.get<Page>(`${base}/tasks?communityId=quality-and-safety&due=later`)
    expect(page.counts).toMatchObject({ open: 3, later: 2 })
    expect(page.tasks).toHaveLength(2)
  })

  it('fill pages that fit together in a crowded world', async () => {
    const visitor = await Visitor.signedIn('giulia.riva', 'crowded')
    const ids: string[] = []
    let token: string | null = ''
    while (token !== null) {
      const page: Page = await visitor.get<Page>(`${base}/tasks?pageSize=100${token && `&pageToken=${token}`}`)
      ids.push(...page.tasks.map(({ id }) => id))
      token = page.nextPageToken
    }
    expect(new Set(ids).size).toBe(2_000)
  })

  it('rest with an archived post', async () => {
    const post = giulia.world.data.posts.get('p-1042')
    if (post) post.archived = true
    expect((await giulia.get<Page>(`${base}/tasks`)).counts.open).toBe(3)
  })
})

describe('when a task is due', () => {
  const rome = 'Europe/Rome'
  const at = (text: string) => Date.parse(text)
  const due = (text: string, allDay: boolean, timeZone = rome) =>
    taskState({ id: 't', title: '', postId: 'p', createdBy: '', createdAt: 0, dueAt: at(text), allDay, timeZone })

  it('is overdue after its moment, and for a whole day after that day in its own zone', () => {
    const noon = due('2026-11-20T12:00:00+01:00', false)
    const day = due('2026-11-20T00:00:00+01:00', true)
    const group = (task: typeof noon, now: string) => dueGroups(at(now), rome)(task)
    expect(group(noon, '2026-11-20T12:00:00+01:00')).toBe('today')
    expect(group(noon, '2026-11-20T12:00:01+01:00')).toBe('overdue')
    expect(group(day, '2026-11-20T23:59:59+01:00')).toBe('today')
    expect(group(day, '2026-11-21T00:00:00+01:00')).toBe('overdue')
  })

  it('falls into days as they are where the reader is', () => {
    const now = at('2026-11-20T23:30:00+01:00')
    const early = due('2026-11-21T01:00:00+01:00', false)
    expect(dueGroups(now, rome)(early)).toBe('week')
    expect(dueGroups(now, 'America/Sao_Paulo')(early)).toBe('today')
  })
})
