/**
 * How many requests a second our mock answers, each checked against the contract on its way in and out, beside Prism's
 * own mock on the same contract in the same run. Takes turns, prints medians and the ratio; asserts nothing, because
 * absolute speed is the machine's. Takes about half a minute. At last it searches a world of 2,000 posts.
 */
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { startServer } from '../mock-server/server.ts'
import type { LoadOrder, LoadResult } from './bench-mock/load.ts'
import { startPrismMock } from './bench-mock/prism-server.ts'

const rounds = 3
const connections = 10
const contract = fileURLToPath(new URL('../.cache/openapi.json', import.meta.url))

/** Answers of about the same size on both sides: we give as many entries as the examples of Prism weigh. */
const paths = [
  '/core/auth/session',
  '/core/settings/environment',
  '/internal/v2/communication/update-notifications/unread-notifications',
  '/internal/v2/communication/update-notifications/notifications-stream?pageSize=7',
  '/internal/v2/communication/posts?filter=latest&pageSize=8',
  '/internal/v2/communication/communities',
]

const ours = await startServer({ port: 0, contract })
await ours.ready
const origin = `http://127.0.0.1:${ours.port}`
const prism = await startPrismMock(contract)
const contestants = [
  { name: 'mock, validated', origin: `${origin}/api`, cookie: await signIn(origin), results: [] as LoadResult[] },
  { name: 'Prism mock', origin: prism.origin, cookie: 'portal-session=any', results: [] as LoadResult[] },
]

for (const contestant of contestants) await load(contestant, 1_000)
for (let round = 0; round < rounds; round += 1) {
  for (const contestant of contestants) contestant.results.push(await load(contestant, 3_000))
}
await ours.close()
prism.close()

console.log('                   req/s   p50 ms   p99 ms   kB/answer   failed')
for (const { name, results } of contestants) {
  const cell = (pick: (result: LoadResult) => number, digits: number, width: number) =>
    median(results.map(pick)).toFixed(digits).padStart(width)
  console.log(
    name.padEnd(16),
    cell((result) => result.requestsPerSecond, 0, 7),
    cell((result) => result.p50, 1, 8),
    cell((result) => result.p99, 1, 8),
    cell((result) => result.kilobytesPerAnswer, 1, 11),
    String(results.reduce((sum, { failed }) => sum + failed, 0)).padStart(8),
  )
}
const [mine = Number.NaN, theirs = Number.NaN] = contestants.map(({ results }) =>
  median(results.map((result) => result.requestsPerSecond)),
)
console.log(`ratio ${(mine / theirs).toFixed(2)} (aim: at least 1.0)`)
await searchTheCrowded()

async function signIn(server: string): Promise<string> {
  const response = await fetch(`${server}/api/core/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server },
    body: JSON.stringify({ userName: 'giulia.riva', password: 'Meridiana!2026' }),
  })
  if (!response.ok) throw new Error(`Signing in failed: ${response.status} ${await response.text()}`)
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

function load({ origin: base, cookie }: { origin: string; cookie: string }, milliseconds: number): Promise<LoadResult> {
  const workerData: LoadOrder = { origin: base, paths, cookie, connections, milliseconds }
  return new Promise((resolve, reject) => {
    new Worker(new URL('bench-mock/load.ts', import.meta.url), { workerData })
      .once('message', resolve)
      .once('error', reject)
  })
}

function median(values: number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
}

/** One search after the other in the large world, as a person would; the first makes the index and is said apart. */
async function searchTheCrowded(): Promise<void> {
  const crowded = await startServer({ port: 0, contract, worldSeed: 'crowded' })
  await crowded.ready
  const server = `http://127.0.0.1:${crowded.port}`
  const headers = { cookie: await signIn(server) }
  const queries = [
    'press',
    'the',
    'line 4',
    '"of the"',
    '+press -sensor',
    'machine report',
    'a',
    'press&types=comments',
  ]
  const ask = async (q: string) => {
    const asked = performance.now()
    const response = await fetch(
      `${server}/api/internal/v2/communication/search?q=${encodeURI(q).replace('+', '%2B')}`,
      { headers },
    )
    if (!response.ok) throw new Error(`The search failed: ${response.status} ${await response.text()}`)
    await response.arrayBuffer()
    return performance.now() - asked
  }
  const first = await ask('press')
  const times: number[] = []
  for (let round = 0; round < 15; round += 1) for (const q of queries) times.push(await ask(q))
  await crowded.close()
  times.sort((one, other) => one - other)
  const at = (part: number) => (times[Math.floor(times.length * part)] ?? Number.NaN).toFixed(1)
  console.log(`search, ms: first ${first.toFixed(0)}, p50 ${at(0.5)}, p95 ${at(0.95)} (aim: p95 at most 50)`)
}
