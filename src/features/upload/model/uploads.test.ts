import { allSettled, createWatch, fork } from 'effector'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { QueryClient } from '@tanstack/react-query'
import { $queryClient, ApiError, type Schemas } from '@/api'
import { attachmentQueries } from '@/features/attachments'
import { signedOut } from '@/features/session'
import { errorMet } from '@/shared/common-errors'
import { UPLOAD_BUFFER_MS } from '@/shared/constants'
import {
  announceFx,
  askProgressFx,
  compareFx,
  endSessionFx,
  listFx,
  saveFx,
  sendRangeFx,
  stopBytesFx,
  touchFx,
} from '../api/effects'
import {
  $uploads,
  attachmentSaveFailed,
  bothChosen,
  closeClicked,
  filesAdded,
  filesRefused,
  pauseClicked,
  removeClicked,
  resumeClicked,
  retryClicked,
  versionChosen,
} from './uploads'

type Params<Fx> = Fx extends { use: (handler: (params: infer P) => never) => unknown } ? P : never

const post = { postId: 'p-1042', postTitle: 'Line 4' }
const kB = (count: number) => 'x'.repeat(count * 1024)
const file = (name: string, text = 'hello') => new File([text], name, { type: 'text/plain' })
const problem = (status: number, code: string, pointers: string[] = []) =>
  new ApiError({
    kind:
      (
        {
          0: 'timeout',
          404: 'not-found',
          409: 'conflict',
          422: 'validation',
          403: 'forbidden',
          429: 'rate-limited',
        } as const
      )[status] ?? 'problem',
    code,
    status,
    requestId: null,
    problem: {
      type: code,
      title: code,
      status,
      code,
      errors: pointers.map((pointer) => ({ pointer, code: 'x', message: 'x' })),
    } as Schemas['Problem'],
  })
const lost = new ApiError({ kind: 'offline', code: 'offline', status: 0, requestId: null })

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.clearAllTimers()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** A server with one post, whose every call may be told to fail once. */
function server(...there: string[]) {
  const attachments = there.map((name, index) => ({
    id: `att-${index}`,
    name,
    version: 3,
    sizeBytes: 9,
    versions: [{ version: 3, sizeBytes: 9 }],
  }))
  const files = new Map<string, { fileId: string; clientKey: string; sizeBytes: number; receivedBytes: number }>()
  const failures: Record<string, Error[]> = {}
  let saves = 0
  let sessions = 0
  const answering =
    <P, R>(call: string, responses: (params: P) => R) =>
    async (params: P): Promise<R> => {
      await Promise.resolve()
      const failure = failures[call]?.shift()
      if (failure) throw failure
      return responses(params)
    }
  const known = (fileId: string) => {
    const one = files.get(fileId)
    if (!one) throw problem(404, 'upload-session-not-found')
    return one
  }
  const list = vi.fn(answering('list', () => ({ attachments: structuredClone(attachments), occToken: `occ-${saves}` })))
  const announce = vi.fn(
    answering('announce', ({ sessionId, files: announced }: Params<typeof announceFx>) => {
      if (sessionId === null) sessions += 1
      for (const { clientKey, sizeBytes } of announced) {
        const fileId = `server-${files.size + 1}`
        files.set(fileId, { fileId, clientKey, sizeBytes, receivedBytes: 0 })
      }
      return { sessionId: `s-${sessions}`, expiresAt: '', maxRangeBytes: 512 * 1024, files: [...files.values()] }
    }),
  )
  const progress = vi.fn(
    answering('progress', ({ fileId }: Params<typeof askProgressFx>) => ({ file: { ...known(fileId) }, tookMs: null })),
  )
  const range = vi.fn(
    answering('range', ({ fileId, from, to }: Params<typeof sendRangeFx>) => {
      const one = known(fileId)
      if (one.receivedBytes !== from) throw problem(409, 'upload-range-mismatch')
      one.receivedBytes = to
      return { file: { ...one }, tookMs: 100 }
    }),
  )
  const apply = ({ batch, occToken }: Params<typeof saveFx>) => {
    if (occToken !== `occ-${saves}`) throw problem(409, 'occ-conflict')
    saves += 1
    const added = batch.attachments.map(({ name, fileId }) => {
      const one = {
        id: `att-${attachments.length}`,
        name,
        version: 1,
        sizeBytes: known(fileId).sizeBytes,
        versions: [],
      }
      attachments.push(one)
      return one
    })
    const updated = batch.updateAttachments.map(({ attachmentId, fileId }) => {
      const one = attachments.find(({ id }) => id === attachmentId)
      if (!one) throw problem(422, 'uploaded-file-unknown', ['/updateAttachments/0/attachmentId'])
      Object.assign(one, { version: one.version + 1, sizeBytes: known(fileId).sizeBytes })
      return one
    })
    return { addAttachments: structuredClone([...added, ...updated]), nextOccToken: `occ-${saves}` }
  }
  const compare = vi.fn(answering('compare', (_: Params<typeof compareFx>): number | null => null))
  const save = vi.fn(answering('save', apply))
  const touch = vi.fn()
  const stop = vi.fn()
  const end = vi.fn()
  const fail = (call: string, ...errors: Error[]) => (failures[call] = errors)
  /** Somebody else adds a file. */
  const change = (name: string) => {
    saves += 1
    attachments.push({ id: `att-${attachments.length}`, name, version: 1, sizeBytes: 9, versions: [] })
  }
  const forget = () => files.clear()
  return {
    attachments,
    files,
    list,
    announce,
    progress,
    range,
    compare,
    save,
    apply,
    touch,
    end,
    stop,
    fail,
    change,
    forget,
  }
}

function portal(at: ReturnType<typeof server>) {
  const queryClient = new QueryClient()
  const invalidated = vi.spyOn(queryClient, 'invalidateQueries')
  const scope = fork({
    values: [[$queryClient, queryClient]],
    handlers: [
      [listFx, at.list],
      [announceFx, at.announce],
      [askProgressFx, at.progress],
      [sendRangeFx, at.range],
      [compareFx, at.compare],
      [saveFx, at.save],
      [stopBytesFx, at.stop],
      [touchFx, at.touch],
      [endSessionFx, at.end],
    ],
  })
  const failures: unknown[] = []
  const errors: unknown[] = []
  createWatch({ unit: attachmentSaveFailed, scope, fn: (failure) => failures.push(failure) })
  createWatch({ unit: errorMet, scope, fn: ({ context }) => errors.push(context) })
  const rows = () => scope.getState($uploads)
  const one = (name: string) => {
    const found = rows().find((upload) => upload.name === name)
    if (!found) throw new Error(`nothing is called ${name}`)
    return found
  }
  const add = (...files: File[]) => allSettled(filesAdded, { scope, params: { ...post, files } })
  const press = (unit: typeof pauseClicked, name: string) => allSettled(unit, { scope, params: one(name).key })
  const keysOf = (names: string[]) => names.map((name) => one(name).key)
  const chooseVersion = (name: string, note = '') =>
    allSettled(versionChosen, { scope, params: { keys: keysOf([name]), note } })
  const keepBoth = (...names: string[]) => allSettled(bothChosen, { scope, params: { keys: keysOf(names) } })
  const later = (ms = UPLOAD_BUFFER_MS) => vi.advanceTimersByTimeAsync(ms)
  return { scope, failures, errors, invalidated, rows, one, add, press, chooseVersion, keepBoth, later }
}

it('saves files that were added within two seconds in one call, and touches nothing', async () => {
  const at = server()
  const { add, later, rows, invalidated } = portal(at)
  await add(file('a.txt'), file('b.txt'))
  await later(1000)
  await add(file('c.txt'))
  expect(at.save).not.toHaveBeenCalled()
  await later(1000)
  expect(at.save).toHaveBeenCalledOnce()
  expect(at.save.mock.calls[0]?.[0].batch.attachments.map(({ name }) => name)).toEqual(['a.txt', 'b.txt', 'c.txt'])
  expect(rows().map(({ transfer }) => transfer.at)).toEqual(['saved', 'saved', 'saved'])
  expect(at.touch).not.toHaveBeenCalled()
  expect(at.end).toHaveBeenCalledExactlyOnceWith('s-1')
  expect(invalidated).toHaveBeenCalledWith({ queryKey: attachmentQueries.list('p-1042').queryKey })
})

it('touches the post once when all are done and more than one save was made', async () => {
  const at = server('plan.pdf')
  const { add, chooseVersion, later } = portal(at)
  await add(file('a.txt'), file('plan.pdf'))
  await later()
  expect(at.save).toHaveBeenCalledOnce()
  await chooseVersion('plan.pdf')
  expect(at.touch).not.toHaveBeenCalled()
  await later()
  expect(at.save).toHaveBeenCalledTimes(2)
  expect(at.touch).toHaveBeenCalledExactlyOnceWith({ postId: 'p-1042' })
  await later(60_000)
  expect(at.touch).toHaveBeenCalledOnce()
})

it('touches the post once for one file, a pause and one more, until the list is closed', async () => {
  const at = server()
  const { scope, add, later } = portal(at)
  const save = async (name: string) => {
    await add(file(name))
    await later()
  }
  await save('a.txt')
  expect(at.touch).not.toHaveBeenCalled()
  await save('b.txt')
  expect(at.touch).toHaveBeenCalledOnce()
  await save('c.txt')
  expect(at.touch).toHaveBeenCalledOnce()
  await allSettled(closeClicked, { scope })
  await save('d.txt')
  expect(at.touch).toHaveBeenCalledOnce()
  await save('e.txt')
  expect(at.touch).toHaveBeenCalledTimes(2)
})

it('counts a run with a failed file as done only when that file was given up', async () => {
  const at = server()
  const { add, press, later } = portal(at)
  await add(file('a.txt'))
  await later(1000)
  at.fail('announce', problem(403, 'attachments-forbidden'))
  await add(file('refused.txt'))
  await later(1000)
  await add(file('b.txt'))
  await later()
  expect(at.save).toHaveBeenCalledTimes(2)
  expect(at.touch).not.toHaveBeenCalled()
  await press(removeClicked, 'refused.txt')
  expect(at.touch).toHaveBeenCalledOnce()
})

it('keeps the file when a save fails, tells with post and session, and saves it when asked again', async () => {
  const at = server()
  const { add, press, later, one, failures, errors } = portal(at)
  at.fail('save', problem(500, 'internal'))
  await add(file('a.txt'))
  await later()
  expect(one('a.txt')).toMatchObject({ hold: { kind: 'failed', why: 'failed' }, transfer: { at: 'sent' } })
  expect(failures).toEqual([{ postId: 'p-1042', sessionId: 's-1', error: expect.any(ApiError) as unknown }])
  expect(errors).toEqual(['saving attachments of p-1042 from s-1'])
  await later(60_000)
  expect(at.save).toHaveBeenCalledOnce()
  await press(retryClicked, 'a.txt')
  await later()
  expect(one('a.txt').transfer.at).toBe('saved')
  expect(at.range).toHaveBeenCalledOnce()
  expect(at.touch).not.toHaveBeenCalled()
})

it('does not save twice what a save without answer has brought already', async () => {
  const at = server()
  const { add, press, later, one } = portal(at)
  at.save.mockImplementationOnce(async (params) => {
    await Promise.resolve()
    at.apply(params)
    throw lost
  })
  await add(file('a.txt'))
  await later()
  expect(one('a.txt').hold).toEqual({ kind: 'failed', why: 'offline' })
  await press(retryClicked, 'a.txt')
  await later()
  expect(one('a.txt').transfer).toEqual({ at: 'saved', version: 1 })
  expect(at.save).toHaveBeenCalledOnce()
  expect(at.attachments).toHaveLength(1)
})

it('reads the post again when somebody else saved first, and goes on by itself', async () => {
  const at = server()
  const { add, later, one, failures } = portal(at)
  await add(file('a.txt'))
  at.change('other.txt')
  await later()
  await later()
  expect(one('a.txt').transfer.at).toBe('saved')
  expect(at.save).toHaveBeenCalledTimes(2)
  expect(failures).toHaveLength(1)
})

it('asks when somebody else saved a file of the same name first', async () => {
  const at = server()
  const { add, chooseVersion, later, one } = portal(at)
  await add(file('a.txt'))
  at.change('a.txt')
  await later()
  expect(one('a.txt').choice).toMatchObject({ kind: 'question', version: 1 })
  await chooseVersion('a.txt')
  await later()
  expect(one('a.txt').transfer).toEqual({ at: 'saved', version: 2 })
})

it('asks what a file of a known name is, while its bytes travel, and adds it as the next version', async () => {
  const at = server('plan.pdf')
  const { add, chooseVersion, later, one } = portal(at)
  await add(file('plan.pdf'))
  await later()
  expect(one('plan.pdf')).toMatchObject({ choice: { kind: 'question', version: 3 }, transfer: { at: 'sent' } })
  expect(at.save).not.toHaveBeenCalled()
  await chooseVersion('plan.pdf')
  await later()
  expect(at.save.mock.calls[0]?.[0].batch).toEqual({
    attachments: [],
    updateAttachments: [{ attachmentId: 'att-0', fileId: 'server-1' }],
  })
  expect(one('plan.pdf').transfer).toEqual({ at: 'saved', version: 4 })
})

it('takes one answer for all files that are asked about, and sends what is new in them', async () => {
  const at = server('plan.pdf', 'film.mp4')
  const { scope, add, rows, later } = portal(at)
  await add(file('plan.pdf'), file('film.mp4'))
  await later()
  const keys = rows().map(({ key }) => key)
  await allSettled(versionChosen, { scope, params: { keys, note: ' With the new gauge ' } })
  await later()
  expect(at.save).toHaveBeenCalledOnce()
  expect(at.save.mock.calls[0]?.[0].batch.updateAttachments).toEqual([
    { attachmentId: 'att-0', fileId: 'server-1', note: 'With the new gauge' },
    { attachmentId: 'att-1', fileId: 'server-2', note: 'With the new gauge' },
  ])
})

it('names the version that has the very same bytes, and compares only files of the same size, each once', async () => {
  const at = server('plan.pdf', 'film.mp4')
  const { add, later, one } = portal(at)
  at.compare.mockResolvedValueOnce(3)
  await add(file('plan.pdf', 'nine byte'), file('film.mp4', 'more than nine'))
  await later()
  expect(at.compare.mock.calls).toMatchObject([[{ attachmentId: 'att-0', versions: [3] }]])
  expect(one('plan.pdf').choice).toMatchObject({ kind: 'question', same: 3 })
  expect(one('film.mp4').choice).not.toHaveProperty('same')
})

it('asks as for other bytes where they cannot be compared', async () => {
  const at = server('plan.pdf')
  const { add, later, one } = portal(at)
  at.fail('compare', lost)
  await add(file('plan.pdf', 'nine byte'))
  await later()
  expect(one('plan.pdf').choice).toMatchObject({ kind: 'question', same: null })
  expect(at.compare).toHaveBeenCalledOnce()
})

it('keeps both under names that nobody has', async () => {
  const at = server('plan.pdf', 'plan (2).pdf')
  const { add, keepBoth, later, one } = portal(at)
  await add(file('plan.pdf'))
  await keepBoth('plan.pdf')
  await later()
  expect(one('plan (3).pdf').transfer.at).toBe('saved')
  expect(at.attachments).toHaveLength(3)
})

it('gives two files of one name that travel together a name each', async () => {
  const { add, rows } = portal(server())
  await add(file('plan.pdf'), file('plan.pdf'))
  expect(rows().map(({ name }) => name)).toEqual(['plan.pdf', 'plan (2).pdf'])
})

it('sends a file in stretches that grow, and none longer than the session allows', async () => {
  const at = server()
  const { add } = portal(at)
  await add(file('film.mp4', kB(2000)))
  expect(at.range.mock.calls.map(([{ from, to }]) => (to - from) / 1024)).toEqual([256, 512, 512, 512, 208])
})

describe('a pause', () => {
  /** Bytes that stay on their way until they are stopped. */
  function onTheirWay(at: ReturnType<typeof server>) {
    let stop = () => {}
    at.range.mockImplementationOnce(
      () => new Promise((_, reject) => (stop = () => reject(new DOMException('', 'AbortError')))),
    )
    at.stop.mockImplementation(() => stop())
  }

  it('stops the bytes that are on their way, sends nothing more, and goes on where the server says', async () => {
    const at = server()
    const { add, press, one, later } = portal(at)
    onTheirWay(at)
    void add(file('film.mp4', kB(2000)))
    await later(0)
    await press(pauseClicked, 'film.mp4')
    expect(at.stop).toHaveBeenCalledExactlyOnceWith(one('film.mp4').key)
    expect(one('film.mp4')).toMatchObject({ hold: { kind: 'paused' }, transfer: { sent: 0 }, busy: false })
    await later(60_000)
    expect(at.range).toHaveBeenCalledOnce()
    // A part had got there all the same.
    const [known] = at.files.values()
    Object.assign(known as object, { receivedBytes: 300 * 1024 })
    await press(resumeClicked, 'film.mp4')
    expect(at.range.mock.calls[1]?.[0].from).toBe(300 * 1024)
    await later()
    expect(one('film.mp4').transfer.at).toBe('saved')
  })

  it('counts as nothing that went wrong, however often', async () => {
    const at = server()
    const { add, press, one, later } = portal(at)
    onTheirWay(at)
    void add(file('film.mp4', kB(2000)))
    await later(0)
    for (let times = 0; times < 8; times += 1) {
      await press(pauseClicked, 'film.mp4')
      onTheirWay(at)
      void press(resumeClicked, 'film.mp4')
      await later(0)
    }
    expect(one('film.mp4')).toMatchObject({ hold: null, attempts: 0 })
  })
})

it('stops the bytes of a file that is given up, and all of them at sign-out', async () => {
  const at = server()
  const { scope, add, press, one, later } = portal(at)
  at.range.mockImplementation(() => new Promise(() => undefined))
  void add(file('a.txt'), file('b.txt'))
  await later(0)
  const { key } = one('a.txt')
  void press(removeClicked, 'a.txt')
  expect(at.stop).toHaveBeenLastCalledWith(key)
  void allSettled(signedOut, { scope })
  expect(at.stop).toHaveBeenLastCalledWith('all')
})

it('asks how far a file has come after the connection was lost, tries a few times, then leaves it to the person', async () => {
  const at = server()
  const { add, press, one, later } = portal(at)
  at.fail('range', lost, lost)
  await add(file('a.txt'))
  await later(1000)
  await later(4000)
  expect(at.progress).toHaveBeenCalledTimes(2)
  expect(one('a.txt').transfer.at).toBe('sent')

  at.fail('range', lost)
  at.fail('progress', lost, lost, lost)
  await add(file('b.txt'))
  await later(60_000)
  expect(one('b.txt').hold).toEqual({ kind: 'failed', why: 'offline' })
  await press(retryClicked, 'b.txt')
  await later()
  expect(one('b.txt').transfer.at).toBe('saved')
})

it('sends less at a time where a stretch is too large for somebody on the way', async () => {
  const at = server()
  const { add } = portal(at)
  at.fail('range', problem(413, 'http-413'))
  await add(file('film.mp4', kB(256)))
  expect(at.range.mock.calls.map(([{ to }]) => to / 1024)).toEqual([256, 128, 256])
})

it('begins anew what is not saved when the session of the server has run out', async () => {
  const at = server()
  const { add, later, one } = portal(at)
  await add(file('a.txt'))
  at.fail('save', problem(404, 'upload-session-not-found'))
  at.forget()
  await later()
  await later()
  expect(at.announce.mock.calls.map(([{ sessionId }]) => sessionId)).toEqual([null, null])
  expect(one('a.txt').transfer.at).toBe('saved')
})

it('names those that the server does not take, with the reason, and brings the others', async () => {
  const at = server()
  const { add, later, one } = portal(at)
  at.fail('announce', problem(422, 'file-type-forbidden', ['/files/1/name']))
  await add(file('a.txt'), file('setup.exe'), file('b.txt'))
  await later()
  expect(one('setup.exe').hold).toEqual({ kind: 'failed', why: 'kind' })
  expect([one('a.txt'), one('b.txt')].map(({ transfer }) => transfer.at)).toEqual(['saved', 'saved'])
})

describe('closing the list', () => {
  it('empties it of what the server refused, and ends the run as giving up does', async () => {
    const at = server()
    const { scope, add, later, rows } = portal(at)
    await add(file('a.txt'))
    await later(1000)
    at.fail('announce', problem(422, 'file-type-forbidden', ['/files/0/name']))
    await add(file('setup.exe'))
    await later(1000)
    await add(file('b.txt'))
    await later()
    expect(at.end).not.toHaveBeenCalled()
    await allSettled(closeClicked, { scope })
    expect(rows()).toEqual([])
    expect(at.touch).toHaveBeenCalledOnce()
    expect(at.end).toHaveBeenCalledExactlyOnceWith('s-1')
  })

  it('keeps what can be tried again or is on its way', async () => {
    const at = server('plan.pdf')
    const { scope, add, later, rows } = portal(at)
    at.fail('announce', problem(403, 'attachments-forbidden'))
    await add(file('refused.txt'))
    await add(file('plan.pdf'), file('saved.txt'))
    await later()
    await allSettled(closeClicked, { scope })
    expect(rows().map(({ name }) => name)).toEqual(['refused.txt', 'plan.pdf'])
  })
})

it('sends what its save misses', async () => {
  const at = server()
  const { add, later, one } = portal(at)
  at.fail('save', problem(409, 'upload-incomplete'))
  await add(file('a.txt'))
  await later()
  await later()
  expect(at.progress).toHaveBeenCalledOnce()
  expect(one('a.txt').transfer.at).toBe('saved')
})

it.each([
  [415, 'http-415', 'kind'],
  [429, 'too-many-requests', 'failed'],
  [500, 'internal', 'failed'],
  [0, 'timeout', 'offline'],
  [403, 'attachments-forbidden', 'forbidden'],
  [404, 'post-not-found', 'post-gone'],
  [422, 'file-too-large', 'too-large'],
  [400, 'http-400', 'failed'],
] as const)(
  'says of a file whose announcement was answered with %i why it was not taken',
  async (status, code, why) => {
    const at = server()
    const { add, later, one } = portal(at)
    at.fail('announce', ...[1, 2, 3, 4].map(() => problem(status, code)))
    await add(file('a.txt'))
    await later(60_000)
    expect(one('a.txt').hold).toEqual({ kind: 'failed', why })
    // What may pass is tried again by itself.
    expect(at.announce).toHaveBeenCalledTimes([429, 500, 0].includes(status) ? 4 : 1)
  },
)

it('takes bytes of a kind that the server does not want for a file of that kind, and does not try again', async () => {
  const at = server()
  const { add, later, one } = portal(at)
  at.fail('range', problem(415, 'http-415'))
  await add(file('a.txt'))
  await later(60_000)
  expect(one('a.txt').hold).toEqual({ kind: 'failed', why: 'kind' })
  expect(at.range).toHaveBeenCalledOnce()
})

it('says of an empty file that it is not taken, and asks the server nothing', async () => {
  const at = server()
  const { scope, one } = portal(at)
  await allSettled(filesRefused, {
    scope,
    params: { ...post, rejected: [{ file: file('none.txt', ''), problem: 'empty' }] },
  })
  expect(one('none.txt').hold).toEqual({ kind: 'failed', why: 'empty' })
  expect(at.announce).not.toHaveBeenCalled()
})

it('does not end a session on the server that holds a part of a file', async () => {
  const at = server()
  const { add, press, later } = portal(at)
  at.fail('range', ...[1, 2, 3, 4].map(() => problem(403, 'forbidden')))
  await add(file('film.mp4', kB(600)))
  await press(removeClicked, 'film.mp4')
  expect(at.end).toHaveBeenCalledOnce()
  at.range.mockImplementationOnce(() => new Promise(() => undefined))
  void add(file('film.mp4', kB(600)))
  await later(0)
  void press(removeClicked, 'film.mp4')
  await later()
  expect(at.end).toHaveBeenCalledOnce()
})

it('passes on that the end of a run did not arrive, and troubles nobody with it: the files are there', async () => {
  const at = server('plan.pdf')
  const { add, chooseVersion, later, rows, errors, failures } = portal(at)
  at.touch.mockRejectedValue(problem(500, 'internal'))
  at.end.mockRejectedValue(problem(404, 'upload-session-not-found'))
  await add(file('a.txt'), file('plan.pdf'))
  await later()
  await chooseVersion('plan.pdf')
  await later()
  expect(rows().map(({ transfer }) => transfer.at)).toEqual(['saved', 'saved'])
  expect(failures).toEqual([])
  // That the session is gone already is as good.
  expect(errors).toEqual(['the end of an upload'])
})

it('takes no late answer about the files of a person who has left for one about those of the next person', async () => {
  const at = server()
  const { scope, add, rows, later, one } = portal(at)
  const answers: (() => void)[] = []
  at.save.mockImplementationOnce((params) => new Promise((resolve) => answers.push(() => resolve(at.apply(params)))))
  void add(file('hers.txt'))
  await later()
  void allSettled(signedOut, { scope })
  expect(rows()).toEqual([])
  at.range.mockImplementation(() => new Promise(() => undefined))
  void add(file('his.txt'))
  await later(0)
  expect(answers).toHaveLength(1)
  answers.forEach((responses) => responses())
  await later(0)
  expect(one('his.txt').transfer).toMatchObject({ at: 'sending', sent: 0 })
})

it('lets the time of a run that was left count for no other', async () => {
  const at = server()
  const { scope, add, later } = portal(at)
  void add(file('hers.txt'))
  await later(UPLOAD_BUFFER_MS - 500)
  void allSettled(signedOut, { scope })
  void add(file('his.txt'))
  await later(500)
  expect(at.save).not.toHaveBeenCalled()
  await later(UPLOAD_BUFFER_MS - 500)
  expect(at.save).toHaveBeenCalledOnce()
})

it('forgets everything at sign-out', async () => {
  const at = server()
  const { scope, add, rows, later } = portal(at)
  await add(file('a.txt'))
  await allSettled(signedOut, { scope })
  await later()
  expect(rows()).toEqual([])
  expect(at.save).not.toHaveBeenCalled()
})
