import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stableAfter, reportDelay, keepListening, maxRetryDelay, type Listening } from './keep-listening'
import type { RealtimeConnection, RealtimeStatus, TransportParams } from './types'

type FakeConnection = RealtimeConnection & {
  status(status: RealtimeStatus): void
  value(value: unknown): void
  refuse(error: unknown): void
  closed: boolean
}

const params: TransportParams = {
  realtimeOptions: { apiKey: 'k', projectId: 'p', databaseURL: 'ws://localhost?ns=portal' },
  authToken: 't',
}

function fakeConnection(): FakeConnection {
  let onStatus = (_status: RealtimeStatus) => {}
  let onValue = (_value: unknown) => {}
  let onError = (_error: unknown) => {}
  const connection: FakeConnection = {
    closed: false,
    subscribe(_channel, value, error) {
      onValue = value
      onError = error
      return () => {}
    },
    onStatus(listener) {
      onStatus = listener
      listener('connecting')
      return () => {}
    },
    onToken(listener) {
      listener('id-token')
      return () => {}
    },
    async close() {
      connection.closed = true
    },
    status: (status) => onStatus(status),
    value: (value) => onValue(value),
    refuse: (error) => onError(error),
  }
  return connection
}

function start(overrides: Partial<Listening> = {}) {
  const opened: FakeConnection[] = []
  const seen = { changes: 0, listening: [] as boolean[], failures: [] as string[], tokens: [] as string[] }
  const findTransport = vi.fn(async () => params)
  const stop = keepListening({
    name: 'user notifications',
    findTransport,
    findChannel: async () => '/channels/u1',
    connect: async () => {
      const connection = fakeConnection()
      opened.push(connection)
      return connection
    },
    onChange: () => (seen.changes += 1),
    onListening: (listening) => seen.listening.push(listening),
    onToken: (token) => seen.tokens.push(token),
    onFailure: (error) => seen.failures.push(error.message),
    random: () => 1,
    ...overrides,
  })
  return { stop, opened, seen, findTransport }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const later = (ms = 0) => vi.advanceTimersByTimeAsync(ms)

it('takes the first value as the beginning of listening and the next ones as changes', async () => {
  const { opened, seen } = start()
  await later()
  opened[0]?.status('connected')
  expect(seen).toMatchObject({ changes: 0, listening: [] })
  opened[0]?.value(null)
  expect(seen).toMatchObject({ changes: 0, listening: [true] })
  opened[0]?.value(1)
  opened[0]?.value(2)
  expect(seen.changes).toBe(2)
})

it('says when changes may be missed and when they arrive again', async () => {
  const { opened, seen } = start()
  await later()
  opened[0]?.value(null)
  opened[0]?.status('connected')
  opened[0]?.status('disconnected')
  opened[0]?.status('connected')
  expect(seen.listening).toEqual([true, false, true])
})

it('names the channel when it cannot connect, and tries again after a pause that grows up to its limit', async () => {
  const { seen } = start({ connect: () => Promise.reject(new Error('blocked')) })
  await later(reportDelay)
  expect(seen.failures).toEqual(["Can't connect to the realtime user notifications channel"])
  await later(1_000)
  expect(seen.failures).toHaveLength(2)
  await later(1_000)
  expect(seen.failures).toHaveLength(2)
  await later(1_000)
  expect(seen.failures).toHaveLength(3)
  await later(10 * maxRetryDelay)
  const soFar = seen.failures.length
  await later(maxRetryDelay)
  expect(seen.failures).toHaveLength(soFar + 1)
})

it('opens a new connection with a new token when the old one expired, and closes the old one', async () => {
  const { opened, seen, findTransport } = start()
  await later()
  opened[0]?.status('connected')
  opened[0]?.value(null)
  opened[0]?.status('expired')
  await later(1_000)
  expect(opened).toHaveLength(2)
  expect(opened[0]?.closed).toBe(true)
  expect(findTransport).toHaveBeenCalledTimes(2)
  expect(seen.listening).toEqual([true, false])
})

it('begins with the shortest pause again after a connection that held', async () => {
  const { opened } = start()
  await later()
  for (let round = 0; round < 4; round += 1) {
    opened.at(-1)?.refuse(new Error('denied'))
    await later(maxRetryDelay)
  }
  opened.at(-1)?.value(null)
  opened.at(-1)?.status('connected')
  await later(stableAfter + 1)
  const before = opened.length
  opened.at(-1)?.refuse(new Error('denied'))
  await later(1_000)
  expect(opened).toHaveLength(before + 1)
})

it('does not hurry when a channel is refused each time at once', async () => {
  const { opened } = start()
  await later()
  for (let second = 0; second < 30; second += 1) {
    opened.at(-1)?.status('connected')
    opened.at(-1)?.refuse(new Error('denied'))
    await later(1_000)
  }
  expect(opened.length).toBeLessThan(8)
})

it('takes nothing from a connection that it gave up', async () => {
  const { opened, seen } = start()
  await later()
  opened[0]?.value(null)
  opened[0]?.refuse(new Error('denied'))
  opened[0]?.value(1)
  opened[0]?.status('connected')
  expect(seen.changes).toBe(0)
})

it('takes a channel that is closed while one stops for no failure', async () => {
  const { opened, seen, stop } = start()
  await later()
  opened[0]?.refuse(new Error('denied'))
  stop()
  await later(maxRetryDelay)
  expect(seen.failures).toEqual([])
})

it('leaves nothing open when stopped, even while it is connecting', async () => {
  const { stop, opened, seen } = start()
  stop()
  await later(2 * maxRetryDelay)
  expect(opened).toHaveLength(0)
  const second = start()
  await later()
  second.stop()
  expect(second.opened[0]?.closed).toBe(true)
  expect(seen.failures).toEqual([])
})

it('passes the identity on', async () => {
  const { seen } = start()
  await later()
  expect(seen.tokens).toEqual(['id-token'])
})
