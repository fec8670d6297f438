/** Reads the machine-readable reports of Vitest and Playwright: what passed, what failed and why, and what was slow. */
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { type Count, root, type SlowTest } from './run-suite.ts'

const MOST_SLOW = 10

/** Of the reason of a failure, at most. */
const MOST_LINES = 8
const MOST_LETTERS = 300

/** A suite that did not get as far as its tests counts as one failure. */
const unread: Count = { passed: 0, failed: 1 }

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: { name: string; status: string; message?: string; assertionResults: VitestTest[] }[]
}

interface VitestTest {
  fullName: string
  status: string
  duration?: number | null
  failureMessages?: string[]
}

export function countVitest(file: string, ended: boolean): Count {
  const report = readReport<VitestReport>(file)
  if (!report) return unread
  const failed = report.numFailedTests
  return {
    passed: report.numPassedTests,
    failed: ended ? failed : Math.max(1, failed),
    failures: report.testResults.flatMap(vitestFailures),
    slowest: slowest(
      report.testResults.flatMap(({ name, assertionResults }) =>
        assertionResults.map(({ fullName, duration }) => ({
          test: `${relative(root, name)} › ${fullName}`,
          seconds: (duration ?? 0) / 1000,
        })),
      ),
    ),
  }
}

function vitestFailures({ name, status, message, assertionResults }: VitestReport['testResults'][number]): string[] {
  const tests = assertionResults
    .filter((test) => test.status === 'failed')
    .map((test) => test.fullName + because(test.failureMessages?.[0]))
  if (tests.length === 0 && status === 'failed') tests.push('did not get as far as its tests' + because(message))
  return tests.map((test) => `${relative(root, name)} › ${test}`)
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number }
  suites: PlaywrightSuite[]
}

interface PlaywrightSuite {
  specs?: PlaywrightSpec[]
  suites?: PlaywrightSuite[]
}

interface PlaywrightSpec {
  title: string
  file: string
  tests: PlaywrightTest[]
}

interface PlaywrightTest {
  status: string
  results?: { duration: number; error?: { message?: string; location?: { file: string; line: number } } }[]
}

/** A flaky test counts as failed: it is a bug to find. */
export function countPlaywright(file: string, ended: boolean): Count {
  const report = readReport<PlaywrightReport>(file)
  if (!report) return unread
  const failed = report.stats.unexpected + report.stats.flaky
  const specs = report.suites.flatMap(specsOf)
  return {
    passed: report.stats.expected,
    failed: ended ? failed : Math.max(1, failed),
    failures: specs.flatMap(playwrightFailures),
    slowest: slowest(
      specs.map(({ title, file: name, tests }) => ({
        test: `${name} › ${title}`,
        seconds: tests.flatMap(({ results = [] }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000,
      })),
    ),
  }
}

function specsOf({ specs = [], suites = [] }: PlaywrightSuite): PlaywrightSpec[] {
  return [...specs, ...suites.flatMap(specsOf)]
}

function playwrightFailures({ title, file, tests }: PlaywrightSpec): string[] {
  const failed = tests.find(({ status }) => status === 'unexpected' || status === 'flaky')
  if (!failed) return []
  const error = failed.results?.find((result) => result.error)?.error
  const place = error?.location && `${relative(root, error.location.file)}:${error.location.line}\n`
  return [`${file} › ${title}${because(`${place ?? ''}${error?.message ?? ''}`)}`]
}

function readReport<Report>(file: string): Report | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report
  } catch {
    return null
  }
}

function slowest(tests: readonly SlowTest[]): SlowTest[] {
  return [...tests].sort((one, other) => other.seconds - one.seconds).slice(0, MOST_SLOW)
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
