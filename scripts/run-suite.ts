/** What the scripts of the suites share: running a tool, and one file for each suite that `npm test` adds up. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
const reports = join(root, 'reports')

export interface Count {
  passed: number
  failed: number
  /** What failed, by file and sentence, and why, so that the end of a long output says it again. */
  failures?: string[]
  /** What failed and is not counted as failed. */
  flaky?: FlakyTest[]
  slowest?: SlowTest[]
}

/** A test that failed and then passed, or whose accidents are known (tests/known-flaky.json). */
export interface FlakyTest {
  /** From the root of the repository. */
  file: string
  /** Its describes and its own title, joined by ` › `. */
  title: string
  error: string
  /** Of all its runs together. */
  seconds: number
  known: boolean
}

export interface SlowTest {
  /** File and sentence. */
  test: string
  seconds: number
}

/** Runs a tool of node_modules/.bin (or any command on the PATH) with its output shown; true when it ended well. */
export function run(command: string, args: string[], env: Record<string, string> = {}): boolean {
  return spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...toolsEnv(), ...env } }).status === 0
}

/** The environment in which the tools of node_modules/.bin, and the pinned Node, are found by their names. */
export function toolsEnv(): NodeJS.ProcessEnv {
  return { ...process.env, PATH: `${join(root, 'node_modules', '.bin')}:${process.env.PATH ?? ''}` }
}

/** Where a file of the reports lies. */
export function reportPath(file: string): string {
  mkdirSync(reports, { recursive: true })
  return join(reports, file)
}

/** Where the machine-readable report of a suite lies. */
export function reportFile(name: string): string {
  return reportPath(`${name}.json`)
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

/** Forgets what an earlier run said of a suite. */
export function forgetCount(suite: string): void {
  rmSync(reportFile(`${suite}.count`), { force: true })
  rmSync(reportFile(suite), { force: true })
}
