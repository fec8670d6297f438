/** Reads the machine-readable reports of Vitest and Playwright: what passed, failed and why, was flaky, was slow. */
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { isKnown, type KnownFlaky } from './known-flaky.ts'
import { type Count, root } from './run-suite.ts'

const MOST_SLOW = 10

/** Of the reason of a failure, at most. */
const MOST_LINES = 8
const MOST_LETTERS = 300

/** A suite that did not get as far as its tests counts as one failure. */
const unread: Count = { passed: 0, failed: 1 }

/** One test of a report, as both tools can tell it. */
export interface ReportedTest {
  /** From the root of the repository. */
  file: string
  /** Its describes and its own title, joined by ` › `. */
  title: string
  outcome: 'passed' | 'failed' | 'flaky' | 'skipped'
  seconds: number
  /** Where it failed, and why; of a flaky test the first time. */
  error: string
}

/** What scripts/vitest-report.ts writes. */
export interface VitestReport {
  tests: ReportedTest[]
  /** What went wrong outside of the tests: files that did not get as far, errors that nobody caught. */
  errors: { file?: string; message: string }[]
}

/** The count of a run of Vitest. `ended` says whether its process ended well. */
export function countVitest(file: string, ended: boolean, known: readonly KnownFlaky[]): Count {
  const report = readReport<VitestReport>(file)
  if (!report) return unread
  return count(report.tests, report.errors, ended, known)
}

interface PlaywrightReport {
  config: { rootDir: string }
  suites: PlaywrightSuite[]
  /** What went wrong outside of the tests, such as the time limit of the whole suite. */
  errors?: { message?: string }[]
}

interface PlaywrightSuite {
  title: string
  specs?: PlaywrightSpec[]
  suites?: PlaywrightSuite[]
}

interface PlaywrightSpec {
  title: string
  file: string
  tests: PlaywrightTest[]
}

interface PlaywrightTest {
  status: 'expected' | 'unexpected' | 'flaky' | 'skipped'
  results?: { duration: number; error?: { message?: string; location?: { file: string; line: number } } }[]
}

const outcomes = { expected: 'passed', unexpected: 'failed', flaky: 'flaky', skipped: 'skipped' } as const

/** The count of a run of Playwright. `ended` says whether its process ended well. */
export function countPlaywright(file: string, ended: boolean, known: readonly KnownFlaky[]): Count {
  const report = readReport<PlaywrightReport>(file)
  if (!report) return unread
  const tests = report.suites.flatMap((suite) => playwrightTests(suite, report.config.rootDir))
  return count(tests, report.errors ?? [], ended, known)
}

/** The outermost suite is the file, whose name is no part of the title. */
function playwrightTests(
  { specs = [], suites = [] }: PlaywrightSuite,
  rootDir: string,
  titles: string[] = [],
): ReportedTest[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.map(({ status, results = [] }) => {
      const error = results.find((result) => result.error)?.error
      const place = error?.location && `${relative(root, error.location.file)}:${error.location.line}\n`
      return {
        file: relative(root, join(rootDir, file)),
        title: [...titles, title].join(' › '),
        outcome: outcomes[status],
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
        error: `${place ?? ''}${error?.message ?? ''}`,
      }
    }),
  )
  return [...own, ...suites.flatMap((suite) => playwrightTests(suite, rootDir, [...titles, suite.title]))]
}

/** Adds up a run. One that ended badly, with nothing that explains it, counts one failure. */
function count(
  tests: readonly ReportedTest[],
  errors: readonly { file?: string; message?: string }[],
  ended: boolean,
  known: readonly KnownFlaky[],
): Count {
  const of = (outcome: ReportedTest['outcome']) => tests.filter((test) => test.outcome === outcome)
  const excused = of('failed').filter((test) => isKnown(known, test))
  const failures = [
    ...of('failed')
      .filter((test) => !excused.includes(test))
      .map((test) => `${nameOf(test)}${because(test.error)}`),
    ...errors.map(({ file, message }) => `${file ?? 'outside of the tests'}${because(message)}`),
  ]
  const isExplained = ended || excused.length > 0
  return {
    passed: of('passed').length + of('flaky').length,
    failed: isExplained ? failures.length : Math.max(1, failures.length),
    failures,
    flaky: [...of('flaky'), ...excused].map((test) => ({
      file: test.file,
      title: test.title,
      error: stripVTControlCharacters(test.error),
      seconds: test.seconds,
      known: isKnown(known, test),
    })),
    slowest: tests
      .map((test) => ({ test: nameOf(test), seconds: test.seconds }))
      .sort((one, other) => other.seconds - one.seconds)
      .slice(0, MOST_SLOW),
  }
}

const nameOf = ({ file, title }: ReportedTest) => `${file} › ${title}`

function readReport<Report>(file: string): Report | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report
  } catch {
    return null
  }
}

/** The beginning of a message, in a few indented lines: a log that was cut to its end still tells why. */
function because(message = ''): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
  return lines
    .slice(0, MOST_LINES)
    .map((line) => `\n    ${line.trim().slice(0, MOST_LETTERS)}`)
    .join('')
}
