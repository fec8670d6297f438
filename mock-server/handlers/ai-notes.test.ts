import { beforeEach, describe, expect, it } from 'vitest'
import type { Schemas } from '../schemas.ts'
import { personalOf } from '../state/data.ts'
import { day, minute } from '../state/times.ts'
import { Visitor } from '../testing/visitor.ts'

const base = '/internal/v2/communication'
const notes = `${base}/ai-notes`
const lineFour = `${notes}/note-118`

type Note = Schemas['AiNote']
type Page = Schemas['AiNotePage']

let giulia: Visitor
let marco: Visitor

beforeEach(async () => {
  giulia = await Visitor.signedIn('giulia.riva')
  marco = await giulia.another('marco.bianchi')
})

const status = async (visitor: Visitor, path: string) => (await visitor.send('GET', path)).status
const told = (personId: string, typeId: string) =>
  personalOf(giulia.world.data, personId).notifications.filter(({ entry }) => entry.typeId === typeId)

describe('AI notes by who may read them', () => {
  it('are private: of one without a grant nothing is open, to nobody who was named either', async () => {
    const other = await giulia.another('tiago.duarte')
    for (const path of [lineFour, `${lineFour}/transcript`, `${lineFour}/audio`])
      expect(await status(other, path)).toBe(403)
    const { notes: found } = await other.get<Page>(`${notes}?view=shared&search=staffa`)
    expect(found.map(({ id }) => id)).not.toContain('note-118')
  })

  it('open the summary, the words or the text, as they were shared', async () => {
    expect(await status(giulia, `${notes}/note-103/transcript`)).toBe(403)
    expect(await status(giulia, `${notes}/note-103/audio`)).toBe(403)
    expect(await status(giulia, `${notes}/note-104/transcript`)).toBe(200)
    expect((await giulia.send('PUT', `${notes}/note-104/review`, { revision: 3 })).status).toBe(403)
    expect((await giulia.send('PUT', `${notes}/note-102/review`, { revision: 3 })).status).toBe(200)
    const { canListen, audio } = await giulia.get<Note>(`${notes}/note-103`)
    expect([canListen, audio.url]).toEqual([false, null])
  })

  it('are found by words that the person may read alone', async () => {
    const hits = async (word: string) => (await giulia.get<Page>(`${notes}?view=shared&search=${word}`)).notes
    expect(await hits('zebra')).toEqual([])
    expect((await hits('presses at once')).map(({ id }) => id)).toEqual(['note-104'])
    const [found] = (await giulia.get<Page>(`${notes}?search=coppia`)).notes
    expect(found?.hits?.map(({ segmentId }) => segmentId)).toEqual(['sg-118-4'])
  })

  it('are told to those who get them, and closed to those who lose them', async () => {
    expect(await status(marco, lineFour)).toBe(200)
    const sharing = await giulia.get<Schemas['NoteSharing']>(`${lineFour}/sharing`)
    expect(sharing.namedWithoutAccess.map(({ id }) => id)).toContain('luca-ferrari')
    const kept = await giulia.ask<Schemas['NoteSharing']>('PUT', `${lineFour}/sharing`, {
      grants: [],
      occToken: sharing.occToken,
    })
    expect(await status(marco, lineFour)).toBe(403)
    expect(await status(marco, `${lineFour}/audio`)).toBe(403)
    const [grant] = sharing.grants
    await giulia.send('PUT', `${lineFour}/sharing`, { grants: [grant], occToken: kept.occToken })
    expect(told('marco-bianchi', 'ai-note-shared').at(-1)?.entry).toMatchObject({
      title: 'Giulia Riva shared the AI note “Line 4 after the stop: what we change” with you',
      routerLink: '/ai-notes/note-118',
    })
    const stream = `${base}/update-notifications/notifications-stream`
    const answer = await marco.send('GET', stream, undefined, { 'accept-language': 'de' })
    expect(await answer.text()).toContain('hat die KI-Notiz „Line 4 after the stop: what we change“ mit Ihnen geteilt')
  })
})

describe('AI notes in work', () => {
  const stateOf = async (id: string) => (await giulia.get<Note>(`${notes}/${id}`)).state

  it('go on by the clock, and their owner hears that they are ready', async () => {
    expect(await stateOf('note-119')).toBe('transcribing')
    giulia.world.clock.advance(4 * minute)
    expect(await stateOf('note-119')).toBe('summarising')
    expect((await giulia.get<Note>(`${notes}/note-119`)).summary).toBeNull()
    giulia.world.clock.advance(3 * minute)
    expect(await stateOf('note-119')).toBe('ready')
    expect(told('giulia-riva', 'ai-note-ready')).toHaveLength(1)
  })

  it('fail as it is asked for, go on with the step that failed, and keep what was recorded', async () => {
    giulia.world.data.failingNotes.push('service-failed')
    await giulia.send('POST', `${notes}/note-117/retry`)
    giulia.world.clock.advance(minute)
    const failed = await giulia.get<Note>(`${notes}/note-117`)
    expect(failed.failure).toMatchObject({ code: 'service-failed', step: 'transcribing', retryable: true })
    expect(failed.canListen).toBe(true)
    await giulia.send('POST', `${notes}/note-117/retry`)
    giulia.world.clock.advance(minute)
    expect(await stateOf('note-117')).toBe('ready')
  })
})

describe('the text of a note', () => {
  it('keeps where it was said, tells what AI wrote, and is changed since it was checked', async () => {
    const { summary, occToken } = await giulia.get<Note>(lineFour)
    await giulia.send('PUT', `${lineFour}/review`, { revision: 3 })
    const sections = (summary?.sections ?? []).map(({ kind, title, items }) => ({
      kind,
      title,
      items: items.map(({ id, text }) => ({ id, text: id === 'si-118-d1' ? 'Until Friday.' : text })),
    }))
    const saved = await giulia.ask<Note>('PUT', `${lineFour}/summary`, { sections, occToken })
    const item = saved.summary?.sections[1]?.items[0]
    expect(item).toMatchObject({ text: 'Until Friday.', origin: 'edited', editedBy: { id: 'giulia-riva' } })
    expect(item?.citations).toHaveLength(1)
    expect(saved.review.state).toBe('changed-since')
    expect((await marco.send('PUT', `${lineFour}/summary`, { sections, occToken })).status).toBe(409)
  })

  it('makes one task of an action item, however often it is sent, and another where that one is gone', async () => {
    const body = { postId: 'p-1042', title: 'Order four brackets', assignee: null, dueDate: null, timeZone: 'UTC' }
    const accept = `${lineFour}/action-items/ac-118-1/accept`
    const send = (key: string) => giulia.send('POST', accept, body, { 'idempotency-key': key })
    const count = () => giulia.world.data.tasks.size
    const before = count()
    expect([(await send('one-and-only')).status, (await send('one-and-only')).status]).toEqual([200, 200])
    expect((await send('another-key')).status).toBe(409)
    expect(count()).toBe(before + 1)
    const [item] = (await giulia.get<Note>(lineFour)).actionItems
    const task = await giulia.get<Schemas['Task']>(`${base}/tasks/${item?.result?.id ?? ''}`)
    expect(task.origin).toEqual({ noteId: 'note-118', number: 118, atMs: 785_000 })
    await giulia.send('POST', `${base}/tasks/${task.id}/close`, { outcome: 'done' })
    expect((await giulia.get<Note>(lineFour)).actionItems[0]?.result).toMatchObject({ done: true, gone: false })
    await giulia.send('DELETE', `${base}/tasks/${task.id}`)
    expect((await giulia.get<Note>(lineFour)).actionItems[0]?.result?.gone).toBe(true)
    expect((await send('third-key')).status).toBe(200)
  })
})

describe('the sound of a note', () => {
  it('comes in stretches', async () => {
    const answer = await giulia.send('GET', `${lineFour}/audio`, undefined, { range: 'bytes=0-43' })
    expect([answer.status, answer.headers.get('content-range')]).toEqual([206, 'bytes 0-43/23136044'])
    expect((await answer.text()).slice(0, 4)).toBe('RIFF')
  })

  it('is gone on its day, or sooner for everyone', async () => {
    giulia.world.clock.advance(30 * day)
    await giulia.signIn('giulia.riva')
    expect((await giulia.get<Note>(lineFour)).audio).toMatchObject({ state: 'deleted', url: null, deletedBy: null })
    expect(await status(giulia, `${lineFour}/audio`)).toBe(404)
  })

  it('is deleted by its owner', async () => {
    await giulia.send('DELETE', `${lineFour}/audio`)
    expect((await marco.get<Note>(lineFour)).audio.deletedBy?.id).toBe('giulia-riva')
    expect(await status(marco, `${lineFour}/audio`)).toBe(404)
    expect(await status(marco, `${lineFour}/transcript`)).toBe(200)
  })
})
