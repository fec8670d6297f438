/** What `npm test` says at its end, and keeps in reports/summary.{json,txt}. */
import { writeFileSync } from 'node:fs'
import { type Count, reportPath } from './run-suite.ts'

export interface SuiteResult extends Count {
  suite: string
  seconds: number
}

/** Prints and keeps the times, the slowest tests and the failures; ends with one line that sums all suites. */
export function summarise(results: readonly SuiteResult[]): { failed: number } {
  const passed = results.reduce((sum, result) => sum + result.passed, 0)
  const failed = results.reduce((sum, result) => sum + result.failed, 0)
  const seconds = results.reduce((sum, result) => sum + result.seconds, 0)
  const lines = [
    ...results.flatMap(slowestOf),
    '',
    ...results.map(rowOf),
    `${'in all'.padEnd(32)} ${time(seconds)}`,
    ...results.flatMap(({ suite, failures = [] }) => failures.map((failure) => `failed in ${suite}: ${failure}`)),
    '',
    `${passed} passed, ${failed} failed`,
  ]
  const text = lines.join('\n')
  writeFileSync(reportPath('summary.json'), JSON.stringify({ passed, failed, seconds, suites: results }, null, 2))
  writeFileSync(reportPath('summary.txt'), `${text}\n`)
  console.log(text)
  return { failed }
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
