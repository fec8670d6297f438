import type { Answer } from '../caller.ts'
import type { KnownOperation } from '../contract.ts'
import type { Finding } from '../findings.ts'
import { at } from '../pointer.ts'
import { exampleParts, prepare } from '../requests.ts'
import type { Run } from '../run.ts'

/** What an entry of the stream says that the promises are about. */
interface Entry {
  id: string
  read: boolean
  aggregatedNotificationIds?: string[]
}

const stream = 'getNotificationsStream'
const counting = 'getUnreadNotifications'
const marking = 'markNotificationsAsRead'
const markingAll = 'markAllNotificationsAsRead'

/** Pages of a hundred that are read at most; a longer stream is compared as far as that. */
const mostPages = 20

/** The promises between the stream of notifications, its tokens, its count and its marks. */
export async function checkStream(run: Run): Promise<void> {
  const operation = run.contract.operation(stream)
  const count = run.contract.operation(counting)
  if (!operation || !count) return
  const wantsStream = run.wants(operation) && run.refusal(operation) === undefined
  const wantsCount = run.wants(count) && run.refusal(count) === undefined
  if (wantsStream) {
    await checkSync(run, operation)
    await checkTokens(run, operation)
  }
  if (wantsStream || wantsCount) await checkUnread(run, operation, count, { wantsStream, wantsCount })
  await checkMarks(run)
}

async function checkSync(run: Run, operation: KnownOperation): Promise<void> {
  const name = 'a sync holds what is new and nothing else'
  const page = await ask(run, stream, { pageSize: '5' })
  const token = at(page.json, '/nextSyncToken')
  if (typeof token !== 'string') {
    const findings =
      page.status === 200 ? [{ pointer: '/nextSyncToken', message: 'is lost, so nothing can follow' }] : []
    if (findings.length > 0) run.judge(operation.id, 'promise', name, page, findings)
    return
  }
  const sync = await ask(run, stream, { syncToken: token })
  const known = new Set(entriesOf(page).map((entry) => JSON.stringify(entry)))
  const repeated = entriesOf(sync).findIndex((entry) => known.has(JSON.stringify(entry)))
  const findings: Finding[] = []
  if (sync.status !== 200)
    findings.push({ pointer: '/status', message: `is ${sync.status} for a token that was handed out` })
  if (repeated >= 0) {
    findings.push({
      pointer: `/notifications/${repeated}`,
      message: 'has not changed since the token, so it is no news',
    })
  }
  run.judge(operation.id, 'promise', name, sync, findings)
}

async function checkTokens(run: Run, operation: KnownOperation): Promise<void> {
  const requests = exampleParts(operation, run.values)
  const [sound] = 'missing' in requests ? [] : requests
  if (!sound) return
  const unknown = { ...sound, query: { syncToken: 'nobody-knows-this-token' } }
  const check = { kind: 'promise' as const, name: 'an unknown sync token is refused', expected: [422] }
  await run.check(operation, check, prepare(unknown), (answer) =>
    at(answer.json, '/code') === 'sync-token-unknown'
      ? []
      : [{ pointer: '/code', message: 'must be sync-token-unknown, so that a client starts again' }],
  )
  const { json } = await ask(run, stream, { pageSize: '1' })
  const [pageToken, syncToken] = [at(json, '/nextPageToken'), at(json, '/nextSyncToken')]
  if (typeof pageToken !== 'string' || typeof syncToken !== 'string') return
  const both = { ...sound, query: { pageToken, syncToken } }
  await run.check(operation, { ...check, name: 'a page token beside a sync token is refused' }, prepare(both))
}

async function checkUnread(
  run: Run,
  operation: KnownOperation,
  count: KnownOperation,
  { wantsStream, wantsCount }: { wantsStream: boolean; wantsCount: boolean },
): Promise<void> {
  const before = await ask(run, counting)
  const whole = await walk(run, {})
  const unread = await walk(run, { onlyUnread: 'true' })
  const after = await ask(run, counting)
  const wrong = unread.entries.findIndex(({ read }) => read)
  if (wantsStream && unread.last.status === 200) {
    const findings =
      wrong < 0 ? [] : [{ pointer: `/notifications/${wrong}/read`, message: 'is true where onlyUnread asks for false' }]
    const missing = whole.entries.find(({ id, read }) => !read && !unread.entries.some((entry) => entry.id === id))
    if (wrong < 0 && missing && unread.ended) {
      findings.push({ pointer: '/notifications', message: `is without "${missing.id}", which is unread` })
    }
    run.judge(
      operation.id,
      'promise',
      'onlyUnread shows the unread and no other',
      wrong < 0 ? unread.last : unread.first,
      findings,
    )
  }
  if (!wantsCount || after.status !== 200 || whole.last.status !== 200) return
  const name = 'the count is that of the list'
  if (!whole.ended) return run.skip(count.id, 'promise', name, `the stream is longer than ${mostPages * 100} entries`)
  const listed = whole.entries.filter(({ read }) => !read).length
  const counts = [countIn(before), countIn(after)]
  // Something may arrive in between; the list is then one of the two numbers or lies between them.
  const agrees = listed >= Math.min(...counts) && listed <= Math.max(...counts)
  const message = `is ${countIn(after)} where the stream holds ${listed} unread entries`
  run.judge(count.id, 'promise', name, after, agrees ? [] : [{ pointer: '/count', message }])
}

/** Marks one entry and hears of it from the count, the stream and the sync; then marks all. */
async function checkMarks(run: Run): Promise<void> {
  const operation = run.contract.operation(marking)
  if (operation && run.wants(operation) && run.refusal(operation) === undefined) await checkOneMark(run, operation)
  const all = run.contract.operation(markingAll)
  if (all && run.wants(all) && run.refusal(all) === undefined) await checkAllMarks(run, all)
}

async function checkOneMark(run: Run, operation: KnownOperation): Promise<void> {
  const name = 'a mark counts and is synchronised'
  const before = await ask(run, counting)
  const page = await ask(run, stream, { onlyUnread: 'true', pageSize: '50' })
  const entry = entriesOf(page).find((one) => !one.read && !one.aggregatedNotificationIds?.length)
  if (!entry) return run.skip(operation.id, 'promise', name, 'nothing is unread')
  const marked = await ask(run, marking, {}, { notificationIds: [entry.id] })
  const after = await ask(run, counting)
  const sync = await ask(run, stream, { syncToken: String(at(page.json, '/nextSyncToken')) })
  const synced = entriesOf(sync).find(({ id }) => id === entry.id)
  const expected = countIn(before) - 1
  const findings: Finding[] = []
  if (countIn(marked) !== expected) {
    findings.push({ pointer: '/count', message: `is ${countIn(marked)} after one of ${countIn(before)} was read` })
  } else if (countIn(after) !== expected) {
    findings.push({
      pointer: '/count',
      message: `is forgotten: ${counting} says ${countIn(after)} afterwards, not ${expected}`,
    })
  }
  if (sync.status === 200 && !synced?.read) {
    findings.push({ pointer: '', message: `"${entry.id}" was marked, and a sync afterwards does not say so` })
  }
  run.judge(operation.id, 'promise', name, marked, findings)
}

async function checkAllMarks(run: Run, operation: KnownOperation): Promise<void> {
  const newest = entriesOf(await ask(run, stream, { pageSize: '1' }))[0]
  if (!newest) return
  const marked = await ask(run, markingAll, {}, { lastReadNotificationId: newest.id })
  const page = await ask(run, stream, { pageSize: '100' })
  const reached = entriesOf(page).findIndex(({ id }) => id === newest.id)
  const left = entriesOf(page).findIndex(({ read }, index) => index >= reached && !read)
  const message = `stays unread though all up to "${newest.id}" were marked`
  const findings = left < 0 ? [] : [{ pointer: `/notifications/${left}/read`, message }]
  run.judge(operation.id, 'promise', 'everything up to the entry is read', marked, findings)
}

async function walk(run: Run, query: Record<string, string>) {
  const entries: Entry[] = []
  const first = await ask(run, stream, { ...query, pageSize: '100' })
  let last = first
  for (let page = 1; ; page += 1) {
    entries.push(...entriesOf(last))
    const token = at(last.json, '/nextPageToken')
    const ended = typeof token !== 'string'
    if (ended || page === mostPages || last.status !== 200) return { entries, first, last, ended }
    last = await ask(run, stream, { ...query, pageSize: '100', pageToken: token })
  }
}

async function ask(run: Run, id: string, query: Record<string, string> = {}, body?: unknown): Promise<Answer> {
  const operation = run.contract.operation(id)
  const requests = operation && exampleParts(operation, run.values)
  if (!requests || 'missing' in requests || !requests[0]) throw new Error(`The contract has no ${id}`)
  const [sound] = requests
  const parts = { ...sound, query: { ...sound.query, ...query }, ...(body === undefined ? {} : { body }) }
  return run.caller.send(prepare(parts), run.session)
}

function entriesOf({ json }: Answer): Entry[] {
  const list = at(json, '/notifications')
  return Array.isArray(list) ? (list as Entry[]) : []
}

const countIn = ({ json }: Answer): number => Number(at(json, '/count'))
