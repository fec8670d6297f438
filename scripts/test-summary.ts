/** What `npm test` says at its end, and keeps in reports/summary.{json,txt} and reports/flaky.json. */
import { writeFileSync } from 'node:fs'
import { type KnownFlaky, longKnown } from './known-flaky.ts'
import { type Count, type FlakyTest, reportPath } from './run-suite.ts'

export interface SuiteResult extends Count {
  suite: string
  seconds: number
}

/** More accidents than these are no accidents: something is wrong with the suite, or with the portal. */
const MOST_FLAKY = { inRun: 10, shareOfSuite: 0.03, inSmallSuite: 2 }

/** Prints and keeps the times, the slowest tests and the failures; ends with one line that sums all suites. */
export function summarise(
  results: readonly SuiteResult[],
  known: readonly KnownFlaky[],
  seconds: number,
): { failed: number } {
  const { lines, ...sums } = summaryOf(results, known, seconds)
  const text = lines.join('\n')
  const flaky = results.flatMap((result) => (result.flaky ?? []).map((test) => ({ suite: result.suite, ...test })))
  writeFileSync(reportPath('summary.json'), JSON.stringify({ ...sums, suites: results }, null, 2))
  writeFileSync(reportPath('summary.txt'), `${text}\n`)
  writeFileSync(reportPath('flaky.json'), JSON.stringify(flaky, null, 2))
  console.log(text)
  return sums
}

/** The lines of the summary. A run takes fewer `seconds` than its suites: two go on together. */
export function summaryOf(
  results: readonly SuiteResult[],
  known: readonly KnownFlaky[],
  seconds: number,
  today = new Date(),
) {
  const ill = tooFlaky(results)
  const passed = results.reduce((sum, result) => sum + result.passed, 0)
  const failed = results.reduce((sum, result) => sum + result.failed, 0) + ill.length
  const lines = [
    ...results.flatMap(slowestOf),
    '',
    ...results.map(rowOf),
    `${'in all'.padEnd(32)} ${time(seconds)}`,
    ...longKnown(known, today).map(({ file, title, since }) => `known as flaky since ${since}: ${file} › ${title}`),
    ...results.flatMap(({ suite, flaky = [] }) => flaky.map((test) => flakyLine(suite, test))),
    ...results.flatMap(({ suite, failures = [] }) => failures.map((failure) => `failed in ${suite}: ${failure}`)),
    ...ill.map((reason) => `failed in all: ${reason}`),
    '',
    `${passed} passed, ${failed} failed`,
  ]
  return { passed, failed, seconds, lines }
}

/** Why the accidents of a run are too many to be forgiven; those that are known do not count. */
function tooFlaky(results: readonly SuiteResult[]): string[] {
  const unknown = results.map((result) => ({ ...result, count: (result.flaky ?? []).filter((t) => !t.known).length }))
  const inRun = unknown.reduce((sum, { count }) => sum + count, 0)
  const suites = unknown.filter(({ count, passed, failed }) => {
    const most = Math.max(MOST_FLAKY.inSmallSuite, MOST_FLAKY.shareOfSuite * (passed + failed))
    return count > most
  })
  return [
    ...(inRun > MOST_FLAKY.inRun ? [`${inRun} tests are flaky, more than ${MOST_FLAKY.inRun} in one run`] : []),
    ...suites.map(({ suite, count, passed, failed }) => `${count} of ${passed + failed} tests of ${suite} are flaky`),
  ]
}

function flakyLine(suite: string, { file, title, error, known }: FlakyTest): string {
  const [first = '', second = ''] = error.split('\n').filter((line) => line.trim() !== '')
  // Playwright's error begins with its place, and its reason follows.
  const reason = /^[\w./-]+:\d+$/.test(first) ? `${first} ${second}` : first
  return `flaky in ${suite}${known ? ', known' : ''}: ${file} › ${title}: ${reason.trim()}`
}

function rowOf({ suite, passed, failed, seconds }: SuiteResult): string {
  return `${suite.padEnd(10)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ${time(seconds)}`
}

function slowestOf({ suite, slowest = [] }: SuiteResult): string[] {
  if (slowest.length === 0) return []
  return ['', `Slowest in ${suite}:`, ...slowest.map(({ test, seconds }) => `${time(seconds)}  ${test}`)]
}

function time(seconds: number): string {
  return `${seconds.toFixed(1).padStart(7)} s`
}
