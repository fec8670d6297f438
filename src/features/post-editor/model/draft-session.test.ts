import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '@/api'
import { examples } from '@/api/examples.gen'
import { later } from '@/shared/delay'
import {
  createDraftSession,
  type DraftFields,
  type DraftSessionPorts,
  fieldsOf,
  type KeptDraft,
  pace,
} from './draft-session'

const draft = examples.getDraft.neverPublished
const fields: DraftFields = fieldsOf(draft)
const offline = new ApiError({ kind: 'offline', code: 'offline', status: 0, requestId: null })

function portsWith() {
  let saves = 0
  return {
    create: vi.fn<DraftSessionPorts['create']>(() =>
      Promise.resolve({ draft: { ...draft, occToken: 'draft-1041-0' }, postToken: 'occ-1041-0' }),
    ),
    save: vi.fn<DraftSessionPorts['save']>(() => {
      saves += 1
      return Promise.resolve({ occToken: `t-${saves}`, updatedAt: draft.updatedAt, problems: [] })
    }),
    keepOnDevice: vi.fn<DraftSessionPorts['keepOnDevice']>(() => Promise.resolve(true)),
    forgetOnDevice: vi.fn<DraftSessionPorts['forgetOnDevice']>(() => Promise.resolve()),
    makeKey: () => 'key-of-the-test',
    later,
  }
}

const begun = { fields, postId: 'p-1041', occToken: 'draft-1041-3', postToken: 'occ-1041-0' }

describe('a draft that is being written', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('makes no post while nothing is typed, and one at the first letter', async () => {
    const ports = portsWith()
    const session = createDraftSession(ports, { fields, postId: null, occToken: null, postToken: null })
    await session.flush()
    expect(ports.create).not.toHaveBeenCalled()
    session.change({ title: 'L' })
    session.change({ title: 'Lo' })
    await vi.advanceTimersByTimeAsync(pace.server)
    session.change({ title: 'Loc' })
    await vi.advanceTimersByTimeAsync(pace.server)
    expect(ports.create).toHaveBeenCalledTimes(1)
    expect(ports.save.mock.calls.map(([, { title, occToken }]) => [title, occToken])).toEqual([
      ['Lo', 'draft-1041-0'],
      ['Loc', 't-1'],
    ])
    expect(session.getState()).toMatchObject({ phase: 'saved', occToken: 't-2', postId: 'p-1041' })
  })

  it('is kept on the device after 300 ms, and on the server at most 15 s after the first letter', async () => {
    const ports = portsWith()
    const session = createDraftSession(ports, begun)
    for (let second = 0; second < 16; second += 1) {
      session.change({ title: `Letter ${second}` })
      await vi.advanceTimersByTimeAsync(1_000)
    }
    expect(ports.keepOnDevice.mock.calls.length).toBeGreaterThan(10)
    expect(ports.save).toHaveBeenCalledTimes(1)
  })

  it('waits offline and saves everything once when the network is back', async () => {
    const ports = portsWith()
    ports.save.mockRejectedValueOnce(offline).mockRejectedValueOnce(offline)
    const session = createDraftSession(ports, begun)
    const said: string[] = []
    session.subscribe(() => {
      const { phase } = session.getState()
      if (said.at(-1) !== phase) said.push(phase)
    })
    session.change({ title: 'Offline' })
    await vi.advanceTimersByTimeAsync(pace.server)
    expect(session.getState().phase).toBe('offline')
    session.change({ title: 'Offline and on' })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(session.getState().phase).toBe('saved')
    expect(ports.save.mock.lastCall?.[1].title).toBe('Offline and on')
    expect(said).toEqual(['unsaved', 'saving', 'offline', 'saved'])
  })

  /** A server that holds a token, and loses the answer to its first save. */
  function losesFirstAnswer(ports: ReturnType<typeof portsWith>) {
    let held = { ...draft }
    let tokens = 0
    ports.save.mockImplementation((_, { occToken, ...content }) => {
      if (occToken !== held.occToken) {
        const problem = { type: 'x', title: 'x', status: 409, code: 'draft-conflict', current: held }
        throw new ApiError({ kind: 'conflict', code: 'draft-conflict', status: 409, requestId: null, problem })
      }
      tokens += 1
      held = { ...held, ...content, occToken: `t-${tokens}` } as typeof held
      if (tokens === 1) return new Promise(() => {})
      return Promise.resolve({ occToken: held.occToken, updatedAt: draft.updatedAt, problems: [] })
    })
    return () => held
  }

  it('takes a save whose answer was lost for its own, also in the next tab, and saves on without a question', async () => {
    const ports = portsWith()
    const held = losesFirstAnswer(ports)
    const first = createDraftSession(ports, { ...begun, occToken: draft.occToken })
    first.change({ title: 'One lock' })
    await vi.advanceTimersByTimeAsync(pace.server)
    first.change({ title: 'One lock each' })
    await vi.advanceTimersByTimeAsync(pace.device)
    const kept = ports.keepOnDevice.mock.lastCall?.[1] as KeptDraft
    first.stop()

    const next = createDraftSession(ports, { ...begun, ...kept })
    next.change({})
    await vi.advanceTimersByTimeAsync(pace.server + pace.device)
    expect(next.getState()).toMatchObject({ phase: 'saved', theirs: null })
    expect(held().title).toBe('One lock each')
  })

  it('keeps the new token beside a text that was written during a save', async () => {
    const ports = portsWith()
    const session = createDraftSession(ports, begun)
    ports.save.mockImplementationOnce(async () => {
      session.change({ title: 'Written meanwhile' })
      await new Promise((resolve) => setTimeout(resolve, 1_500))
      return { occToken: 't-1', updatedAt: draft.updatedAt, problems: [] }
    })
    session.change({ title: 'Sent' })
    await vi.advanceTimersByTimeAsync(pace.server + 1_600)
    expect(ports.keepOnDevice.mock.lastCall?.[1]).toMatchObject({
      fields: { title: 'Written meanwhile' },
      occToken: 't-1',
      unanswered: [],
    })
  })

  it('keeps at once what this device does not have when the page may be gone', async () => {
    const ports = portsWith()
    const session = createDraftSession(ports, begun)
    session.keep()
    expect(ports.keepOnDevice).not.toHaveBeenCalled()
    session.change({ title: 'The last letter' })
    session.keep()
    await vi.advanceTimersByTimeAsync(0)
    expect(ports.keepOnDevice.mock.calls.map(([, { fields }]) => fields.title)).toEqual(['The last letter'])
  })

  it('keeps nothing on the device once nobody is there any more, whatever becomes of the last save', async () => {
    const ports = portsWith()
    let refuse = (_: unknown) => {}
    ports.save.mockImplementationOnce(() => new Promise((_, reject) => (refuse = reject)))
    const session = createDraftSession(ports, begun)
    session.change({ title: 'Half a tit' })
    await vi.advanceTimersByTimeAsync(pace.server)
    ports.keepOnDevice.mockClear()
    session.stop()
    refuse(offline)
    await vi.advanceTimersByTimeAsync(pace.retryLast)
    expect(ports.keepOnDevice).not.toHaveBeenCalled()
    expect(ports.save).toHaveBeenCalledTimes(1)
  })

  /** What a server answers that holds the text of another device. */
  const current = { ...draft, title: 'Theirs', occToken: 'draft-1041-9', updatedAt: '2026-11-12T08:30:00Z' }
  const conflict = new ApiError({
    kind: 'conflict',
    code: 'draft-conflict',
    status: 409,
    requestId: null,
    problem: { type: 'x', title: 'x', status: 409, code: 'draft-conflict', current },
  })

  it('stops at a save from another device and goes on with the text that the person chooses', async () => {
    const ports = portsWith()
    ports.save.mockRejectedValueOnce(conflict)
    const session = createDraftSession(ports, begun)
    session.change({ title: 'Mine' })
    await vi.advanceTimersByTimeAsync(pace.server)
    expect(session.getState()).toMatchObject({ phase: 'conflict', theirs: { title: 'Theirs' } })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(ports.save).toHaveBeenCalledTimes(1)
    await session.keepMine()
    expect(ports.save.mock.lastCall?.[1]).toMatchObject({ title: 'Mine', occToken: 'draft-1041-9' })
  })

  it('goes on with the other text once that is taken, and keeps nothing more of its own', async () => {
    const ports = portsWith()
    ports.save.mockRejectedValueOnce(conflict)
    const session = createDraftSession(ports, begun)
    session.change({ title: 'Mine' })
    await vi.advanceTimersByTimeAsync(pace.server)
    // A picture may arrive while the two are shown.
    session.change({ imageIds: [] })
    ports.keepOnDevice.mockClear()
    await session.takeTheirs()
    session.keep()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(ports.forgetOnDevice).toHaveBeenLastCalledWith('p-1041')
    expect(ports.keepOnDevice).not.toHaveBeenCalled()
    expect(ports.save).toHaveBeenCalledTimes(1)
    expect(session.getState()).toMatchObject({
      fields: { title: 'Theirs' },
      phase: 'saved',
      savedAt: Date.parse(current.updatedAt),
      theirs: null,
    })
  })

  it('saves what is written into the other text, also where the network had failed before', async () => {
    const ports = portsWith()
    ports.save.mockRejectedValueOnce(offline).mockRejectedValueOnce(conflict)
    const session = createDraftSession(ports, begun)
    session.change({ title: 'Mine' })
    await vi.advanceTimersByTimeAsync(pace.server + pace.retryFirst)
    expect(session.getState().phase).toBe('conflict')
    await session.takeTheirs()
    session.change({ title: 'Theirs and more' })
    expect(session.getState().phase).toBe('unsaved')
    await vi.advanceTimersByTimeAsync(pace.server)
    expect(ports.save.mock.lastCall?.[1]).toMatchObject({ title: 'Theirs and more', occToken: 'draft-1041-9' })
    expect(session.getState().phase).toBe('saved')
  })

  it('begins a new draft where its own was published meanwhile', async () => {
    const ports = portsWith()
    const problem = { type: 'x', title: 'x', status: 409, code: 'draft-conflict' }
    const gone = new ApiError({ kind: 'conflict', code: 'draft-conflict', status: 409, requestId: null, problem })
    ports.save.mockRejectedValueOnce(gone)
    const session = createDraftSession(ports, begun)
    session.change({ title: 'After it went out' })
    await vi.advanceTimersByTimeAsync(pace.server + pace.device)
    expect(ports.save.mock.calls.map(([, { occToken }]) => occToken)).toEqual(['draft-1041-3', null])
    expect(session.getState().phase).toBe('saved')
  })

  it('sends facets back that the editor does not know', async () => {
    const ports = portsWith()
    const session = createDraftSession(ports, { ...begun, fields: { ...fields, seating: { rows: 4 } } as DraftFields })
    session.change({ title: 'With a facet' })
    await session.flush()
    expect(ports.save.mock.lastCall?.[1]).toMatchObject({ seating: { rows: 4 } })
  })

  it('tries again after a refusal for another text that is not told, until it is told', async () => {
    const ports = portsWith()
    const problem = { type: 'x', title: 'x', status: 409, code: 'draft-conflict' }
    const untold = new ApiError({ kind: 'conflict', code: 'draft-conflict', status: 409, requestId: null, problem })
    ports.save.mockRejectedValueOnce(untold).mockRejectedValueOnce(conflict)
    const session = createDraftSession(ports, { ...begun, occToken: null })
    session.change({ title: 'Mine' })
    await vi.advanceTimersByTimeAsync(pace.server)
    expect(session.getState().phase).toBe('device')
    await vi.advanceTimersByTimeAsync(pace.retryFirst)
    expect(session.getState()).toMatchObject({ phase: 'conflict', theirs: { title: 'Theirs' } })
  })
})
