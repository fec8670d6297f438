/** Runs in a thread of its own, so that asking does not slow down answering. */
import { Agent, request } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'

/** What to ask, and for how long. */
export type LoadOrder = { origin: string; paths: string[]; cookie: string; connections: number; milliseconds: number }

/** What came back. */
export type LoadResult = {
  requestsPerSecond: number
  p50: number
  p99: number
  failed: number
  kilobytesPerAnswer: number
}

const order = workerData as LoadOrder
const agent = new Agent({ keepAlive: true, maxSockets: order.connections })
const end = performance.now() + order.milliseconds
const times: number[] = []
let failed = 0
let bytes = 0
let turn = 0

const started = performance.now()
await Promise.all(Array.from({ length: order.connections }, askOnAndOn))
const seconds = (performance.now() - started) / 1000
agent.destroy()
times.sort((one, other) => one - other)
const result: LoadResult = {
  requestsPerSecond: times.length / seconds,
  p50: percentile(0.5),
  p99: percentile(0.99),
  failed,
  kilobytesPerAnswer: bytes / Math.max(1, times.length) / 1000,
}
parentPort?.postMessage(result)

async function askOnAndOn(): Promise<void> {
  while (performance.now() < end) {
    const path = order.paths[(turn += 1) % order.paths.length] ?? '/'
    const asked = performance.now()
    if (!(await ask(path))) failed += 1
    times.push(performance.now() - asked)
  }
}

function ask(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const headers = { cookie: order.cookie, accept: 'application/json' }
    request(order.origin + path, { agent, headers }, (response) => {
      response.on('data', (chunk: Buffer) => (bytes += chunk.length))
      response.on('end', () => resolve(response.statusCode === 200))
    })
      .on('error', () => resolve(false))
      .end()
  })
}

function percentile(share: number): number {
  return times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN
}
