import { expect, it, vi } from 'vitest'
import { createBeaconReporter, MOST_IN_A_MINUTE, type BeaconOptions } from './beacon-reporter'

const facts = {
  build: '1.0.0',
  plantId: 'plant-1',
  plantBaseUrl: 'https://plant.example/',
  analyticsClientId: null,
}

function reporter(options: Partial<BeaconOptions> = {}) {
  const send = vi.fn<typeof fetch>(() => Promise.resolve(new Response(null, { status: 204 })))
  const report = createBeaconReporter({ url: './error-reports', facts, send, now: () => 0, ...options })
  const bodies = () => send.mock.calls.map(([, init]) => JSON.parse(String(init?.body)) as Record<string, unknown>)
  return { report, send, bodies }
}

it('sends what happened, where, and in which build, without a cookie and also while the page goes', () => {
  const { report, send, bodies } = reporter()
  report({ error: new TypeError('no answer'), context: 'the feed', repeat: false })
  expect(bodies()).toMatchObject([
    {
      name: 'TypeError',
      message: 'no answer',
      context: 'the feed',
      repeat: false,
      at: '1970-01-01T00:00:00.000Z',
      ...facts,
    },
  ])
  expect(send).toHaveBeenCalledWith(
    new URL('error-reports', document.baseURI).href,
    expect.objectContaining({ keepalive: true, credentials: 'omit' }),
  )
})

it('says of a repeat that it is one', () => {
  const { report, bodies } = reporter()
  for (const repeat of [false, true]) report({ error: new Error('x'), context: 'the feed', repeat })
  expect(bodies().map(({ repeat }) => repeat)).toEqual([false, true])
})

it('falls silent in a minute that is full of errors, and speaks in the next', () => {
  let time = 0
  const { report, send } = reporter({ now: () => time })
  for (let count = 0; count < MOST_IN_A_MINUTE + 5; count += 1)
    report({ error: new Error('again'), context: 'a loop', repeat: count > 0 })
  expect(send).toHaveBeenCalledTimes(MOST_IN_A_MINUTE)
  time = 60_000
  report({ error: new Error('again'), context: 'a loop', repeat: true })
  expect(send).toHaveBeenCalledTimes(MOST_IN_A_MINUTE + 1)
})

it('makes no second error of a report that does not arrive', async () => {
  const { report } = reporter({ send: () => Promise.reject(new TypeError('no network')) })
  expect(() => report({ error: new Error('x'), context: 'the feed', repeat: false })).not.toThrow()
  await Promise.resolve()
})
