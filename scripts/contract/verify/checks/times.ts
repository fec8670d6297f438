import { successes } from '../contract.ts'
import { exampleParts, prepare } from '../requests.ts'
import type { Run } from '../run.ts'

/** How long an operation took, in milliseconds. */
export interface Times {
  requests: number
  p50: number
  p95: number
  max: number
}

/** How often a slow operation is asked again, so that one hiccup is no failure. */
const secondOpinions = 5

/** The percentiles of each operation that was asked. */
export function timesOf(durations: ReadonlyMap<string, readonly number[]>): Record<string, Times> {
  return Object.fromEntries([...durations].map(([id, all]) => [id, percentiles(all)]))
}

/** Compares each operation that was asked with the limit; what seems slow is asked again before it is called so. */
export async function checkTimes(run: Run, limitMs: number): Promise<void> {
  for (const [id, times] of Object.entries(timesOf(run.caller.durations))) {
    const operation = run.contract.operation(id)
    if (!operation || !run.wants(operation)) continue
    const requests = exampleParts(operation, run.values)
    const [parts] = 'missing' in requests ? [] : requests
    if (!parts || times.p95 <= limitMs) continue
    if (operation.writes) {
      const findings = times.p50 <= limitMs ? [] : [slow(times.p50, limitMs, times.requests)]
      if (findings.length > 0)
        run.add({ operationId: id, kind: 'time', name: 'answers in time', verdict: 'failed', findings })
      continue
    }
    let answer = await run.caller.send(prepare(parts), run.session)
    const again = [answer.durationMs]
    while (again.length < secondOpinions) {
      answer = await run.caller.send(prepare(parts), run.session)
      again.push(answer.durationMs)
    }
    if (!successes(operation).includes(answer.status)) continue
    const { p50 } = percentiles(again)
    run.judge(id, 'time', 'answers in time', answer, p50 <= limitMs ? [] : [slow(p50, limitMs, secondOpinions)])
  }
}

function slow(p50: number, limitMs: number, requests: number) {
  const message = `takes ${Math.round(p50)} ms at the median of ${requests} requests; the limit is ${limitMs} ms`
  return { pointer: '/time', message }
}

function percentiles(all: readonly number[]): Times {
  const sorted = [...all].sort((one, other) => one - other)
  const rank = (share: number) => Math.round(sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0)
  return { requests: sorted.length, p50: rank(0.5), p95: rank(0.95), max: rank(1) }
}
