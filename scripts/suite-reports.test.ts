import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { root } from './run-suite.ts'
import { countPlaywright, countVitest, type VitestReport } from './suite-reports.ts'

const folder = mkdtempSync(join(tmpdir(), 'suite-reports-'))
afterAll(() => rmSync(folder, { recursive: true }))

const start = 'tests/e2e/start-up.test.ts'
const known = [{ file: start, title: 'in Greek › it starts', since: '2026-11-24', seen: '1 of 40 under load' }]

describe('counting journeys', () => {
  it('counts what passed at the second try as passed, and tells where and why it failed at the first', () => {
    const report = playwright([
      test('it signs in', 'expected', [null]),
      test('it starts', 'flaky', ['no answer\n    Call log:', null]),
    ])
    expect(countPlaywright(report, true, [])).toMatchObject({
      passed: 2,
      failed: 0,
      failures: [],
      flaky: [
        {
          file: start,
          title: 'in Greek › it starts',
          error: `${start}:12\nno answer\n    Call log:`,
          seconds: 4,
          known: false,
        },
      ],
    })
  })

  it('counts what never passed as failed', () => {
    const report = playwright([test('it starts', 'unexpected', ['no answer', 'no answer', 'no answer'])])
    const { passed, failed, failures, flaky } = countPlaywright(report, false, [])
    expect({ passed, failed, flaky }).toEqual({ passed: 0, failed: 1, flaky: [] })
    expect(failures).toEqual([`${start} › in Greek › it starts\n    ${start}:12\n    no answer`])
  })

  it('does not count a failure that is known, and tells it', () => {
    const report = playwright([test('it starts', 'unexpected', ['no answer'])])
    expect(countPlaywright(report, false, known)).toMatchObject({ failed: 0, flaky: [{ known: true }] })
  })

  it('counts a known test that failed for its title alone: another one in the same file fails', () => {
    const report = playwright([test('it stops', 'unexpected', ['no answer'])])
    expect(countPlaywright(report, false, known)).toMatchObject({ failed: 1, flaky: [] })
  })

  it('counts what went wrong outside of the tests, beside a known failure too', () => {
    const report = playwright(
      [test('it starts', 'unexpected', ['no answer'])],
      [{ message: 'Timed out waiting 1500s for the entire test run' }],
    )
    expect(countPlaywright(report, false, known)).toMatchObject({
      failed: 1,
      failures: ['outside of the tests\n    Timed out waiting 1500s for the entire test run'],
    })
  })

  it('counts a run as failed that ended badly or left no report, whatever its tests say', () => {
    expect(countPlaywright(playwright([test('it starts', 'expected', [null])]), false, [])).toMatchObject({ failed: 1 })
    expect(countPlaywright(join(folder, 'none.json'), true, [])).toEqual({ passed: 0, failed: 1 })
  })
})

describe('counting unit tests', () => {
  const file = 'src/shared/delay.test.ts'
  const late = { file, title: 'a delay › ends', seconds: 30, error: 'Test timed out in 30000ms.' }

  it('tells what passed after its time had run out once', () => {
    const report = vitest({ tests: [{ ...late, outcome: 'flaky' }], errors: [] })
    expect(countVitest(report, true, [])).toMatchObject({
      passed: 1,
      failed: 0,
      flaky: [{ file, title: 'a delay › ends', error: 'Test timed out in 30000ms.', known: false }],
    })
  })

  it('counts a file that did not get as far as its tests, and an error that nobody caught', () => {
    const errors = [{ file, message: 'no such module' }, { message: 'boom' }]
    const report = vitest({ tests: [{ ...late, outcome: 'passed' }], errors })
    expect(countVitest(report, false, [])).toMatchObject({
      passed: 1,
      failed: 2,
      failures: [`${file}\n    no such module`, 'outside of the tests\n    boom'],
    })
  })
})

function test(title: string, status: string, errors: (string | null)[]) {
  const results = errors.map((message) => ({
    duration: 2_000,
    ...(message !== null && { error: { message, location: { file: join(root, start), line: 12 } } }),
  }))
  return { title, file: 'start-up.test.ts', tests: [{ status, results }] }
}

function playwright(specs: object[], errors: object[] = []): string {
  const suites = [{ title: 'start-up.test.ts', suites: [{ title: 'in Greek', specs }] }]
  return written({ config: { rootDir: join(root, 'tests', 'e2e') }, suites, errors })
}

function vitest(report: VitestReport): string {
  return written(report)
}

function written(report: object): string {
  const path = join(folder, 'report.json')
  writeFileSync(path, JSON.stringify(report))
  return path
}
