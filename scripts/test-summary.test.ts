import { describe, expect, it } from 'vitest'
import type { FlakyTest } from './run-suite.ts'
import { type SuiteResult, summaryOf } from './test-summary.ts'

const today = new Date('2026-11-24T12:00:00Z')
const accident = (known = false): FlakyTest => ({
  file: 'tests/e2e/start-up.test.ts',
  title: 'it starts',
  error: 'tests/e2e/start-up.test.ts:12\nError: no answer\n  Call log:',
  seconds: 4,
  known,
})
const suite = (name: string, passed: number, flaky: number, known = false): SuiteResult => ({
  suite: name,
  passed,
  failed: 0,
  seconds: 1,
  flaky: Array.from({ length: flaky }, () => accident(known)),
})
const summary = (results: SuiteResult[], since = '2026-11-20') =>
  summaryOf(results, [{ file: 'tests/e2e/dock.test.ts', title: 'it docks', since, seen: 'once' }], 90, today)

describe('the summary of a run', () => {
  it('tells how long the run took, not what its suites add up to', () => {
    expect(summary([suite('unit', 9, 0), suite('e2e', 9, 0)]).lines).toContain(`${'in all'.padEnd(32)}    90.0 s`)
  })

  it('names what was flaky above its last line, which counts it as passed', () => {
    const { failed, lines } = summary([suite('e2e', 200, 1)])
    expect(failed).toBe(0)
    expect(lines.slice(-3)).toEqual([
      'flaky in e2e: tests/e2e/start-up.test.ts › it starts: tests/e2e/start-up.test.ts:12 Error: no answer',
      '',
      '200 passed, 0 failed',
    ])
  })

  it.each([
    ['ten in a run', [suite('e2e', 200, 5), suite('stories', 200, 5)], 0],
    ['eleven in a run', [suite('e2e', 200, 5), suite('stories', 200, 6)], 1],
    ['seven of 200', [suite('e2e', 200, 7)], 1],
    ['two of a small suite', [suite('a11y', 31, 2)], 0],
    ['three of a small suite', [suite('a11y', 31, 3)], 1],
    ['eleven that are known', [suite('e2e', 200, 11, true)], 0],
  ])('with %s that were flaky', (_what, results, failed) => {
    const { failed: counted, lines } = summary(results)
    expect(counted).toBe(failed)
    expect(lines.filter((line) => line.startsWith('failed in all'))).toHaveLength(failed)
  })

  it('asks for what is known as flaky for more than 30 days, and fails nothing for it', () => {
    expect(summary([suite('e2e', 200, 0)], '2026-10-25').lines.join('\n')).not.toContain('known as flaky')
    const { failed, lines } = summary([suite('e2e', 200, 0)], '2026-10-24')
    expect(failed).toBe(0)
    expect(lines).toContain('known as flaky since 2026-10-24: tests/e2e/dock.test.ts › it docks')
  })
})
