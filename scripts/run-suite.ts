/** What the scripts of the suites share: running a tool and counting what passed, in one file per suite that `npm test` adds up. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
const reports = join(root, 'reports')

export interface Count {
  passed: number
  failed: number
  /** What failed, by file and sentence, and why, so that the end of a long output says it again. */
  failures?: string[]
}

/** Of the reason of a failure, at most. */
const MOST_LINES = 8
const MOST_LETTERS = 300

/** Runs a tool of node_modules/.bin (or any command on the PATH) with its output shown; true when it ended well. */
export function run(command: string, args: string[], env: Record<string, string> = {}): boolean {
  const path = `${join(root, 'node_modules', '.bin')}:${process.env.PATH ?? ''}`
  const result = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, PATH: path, ...env } })
  return result.status === 0
}

/** Where the machine-readable report of a suite lies. */
export function reportFile(name: string): string {
  mkdirSync(reports, { recursive: true })
  return join(reports, `${name}.json`)
}

/** Writes the count of a suite for `npm test`. */
export function writeCount(suite: string, count: Count): void {
  writeFileSync(reportFile(`${suite}.count`), JSON.stringify(count))
}

export function readCount(suite: string): Count | null {
  try {
    return JSON.parse(readFileSync(reportFile(`${suite}.count`), 'utf8')) as Count
  } catch {
    return null
  }
}

/** Vitest's JSON report; a suite that did not get as far as its tests counts as one failure. */
export function countVitest(file: string, ended: boolean): Count {
  interface Report {
    numPassedTests: number
    numFailedTests: number
    testResults: { name: string; status: string; message?: string; assertionResults: VitestTest[] }[]
  }
  try {
    const report = JSON.parse(readFileSync(file, 'utf8')) as Report
    const failed = report.numFailedTests
    const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
      const tests = assertionResults
        .filter((test) => test.status === 'failed')
        .map((test) => test.fullName + because(test.failureMessages?.[0]))
      if (tests.length === 0 && status === 'failed') tests.push('did not get as far as its tests' + because(message))
      return tests.map((test) => `${relative(root, name)} › ${test}`)
    })
    return { passed: report.numPassedTests, failed: ended ? failed : Math.max(1, failed), failures }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

interface VitestTest {
  fullName: string
  status: string
  failureMessages?: string[]
}

interface PlaywrightSuite {
  title: string
  specs?: { title: string; file: string; tests: PlaywrightTest[] }[]
  suites?: PlaywrightSuite[]
}

interface PlaywrightTest {
  status: string
  results?: { error?: { message?: string; location?: { file: string; line: number } } }[]
}

/** Playwright's JSON report. A flaky test counts as failed: it is a bug to find. */
export function countPlaywright(file: string, ended: boolean): Count {
  try {
    const { stats, suites } = JSON.parse(readFileSync(file, 'utf8')) as {
      stats: { expected: number; unexpected: number; flaky: number }
      suites: PlaywrightSuite[]
    }
    const failed = stats.unexpected + stats.flaky
    return {
      passed: stats.expected,
      failed: ended ? failed : Math.max(1, failed),
      failures: suites.flatMap(unexpected),
    }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

function unexpected(suite: PlaywrightSuite): string[] {
  const own = (suite.specs ?? []).flatMap(({ title, file, tests }) => {
    const failed = tests.find(({ status }) => status === 'unexpected' || status === 'flaky')
    return failed ? [`${file} › ${title}${whyFailed(failed)}`] : []
  })
  return [...own, ...(suite.suites ?? []).flatMap(unexpected)]
}

function whyFailed({ results = [] }: PlaywrightTest): string {
  const error = results.find((result) => result.error)?.error
  const { file, line } = error?.location ?? {}
  return because(`${file === undefined ? '' : `${relative(root, file)}:${line}\n`}${error?.message ?? ''}`)
}

/** The beginning of what was said, in a few indented lines: a log that was cut to its end still tells why. */
function because(message = ''): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
  return lines
    .slice(0, MOST_LINES)
    .map((line) => `\n    ${line.trim().slice(0, MOST_LETTERS)}`)
    .join('')
}
