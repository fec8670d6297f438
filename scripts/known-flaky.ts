/**
 * tests/known-flaky.json: tests that fail by accident now and then and are being looked into. They run and are
 * reported, and do not fail the run. `node scripts/known-flaky.ts` holds the list to its rules.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root, toolsEnv } from './run-suite.ts'

export interface KnownFlaky {
  /** From the root of the repository. */
  file: string
  /** Its describes and its own title, joined by ` › `. */
  title: string
  /** The day on which it was listed, `2026-11-24`. */
  since: string
  /** What was seen: how often, where, the line that failed. */
  seen: string
}

const LIST = join(root, 'tests', 'known-flaky.json')
/** More than this is no longer an accident. */
const MOST = 5
/** After so many days each summary asks whether the test has been mended. */
const DAYS = 30
const DAY_MS = 86_400_000
const FIELDS = ['file', 'title', 'since', 'seen'] as const

/** True in a run that is to find flaky tests (`npm test -- --strict`): nothing runs again, and no list excuses. */
export function isStrict(): boolean {
  return process.env.TESTS_STRICT === '1'
}

/** The list; empty in a strict run. */
export function readKnownFlaky(): KnownFlaky[] {
  return isStrict() ? [] : (JSON.parse(readFileSync(LIST, 'utf8')) as KnownFlaky[])
}

export function isKnown(list: readonly KnownFlaky[], test: { file: string; title: string }): boolean {
  return list.some(({ file, title }) => file === test.file && title === test.title)
}

/** Entries that stand there for longer than 30 days. */
export function longKnown(list: readonly KnownFlaky[], today = new Date()): KnownFlaky[] {
  return list.filter(({ since }) => Math.floor((today.getTime() - Date.parse(since)) / DAY_MS) > DAYS)
}

/** What is wrong with the list, in sentences. `titlesOf` names the tests of a file; null when it has none. */
export function problemsOf(list: unknown, titlesOf: (file: string) => readonly string[] | null): string[] {
  if (!Array.isArray(list)) return ['It is not a list.']
  const entries = list as Partial<Record<(typeof FIELDS)[number], unknown>>[]
  const tooMany = entries.length > MOST ? [`It has ${entries.length} entries; ${MOST} at most: mend one first.`] : []
  return [...tooMany, ...entries.flatMap((entry, index) => problemOf(entry, `Entry ${index + 1}`, titlesOf))]
}

function problemOf(
  entry: Partial<Record<(typeof FIELDS)[number], unknown>>,
  name: string,
  titlesOf: (file: string) => readonly string[] | null,
): string[] {
  const missing = FIELDS.filter((field) => typeof entry[field] !== 'string' || entry[field] === '')
  const unknown = Object.keys(entry).filter((field) => !(FIELDS as readonly string[]).includes(field))
  if (missing.length > 0 || unknown.length > 0) return [`${name} needs the texts ${FIELDS.join(', ')}, and no others.`]
  const { file, title, since } = entry as KnownFlaky
  if (!/^\d{4}-\d\d-\d\d$/.test(since) || Number.isNaN(Date.parse(since)))
    return [`${name}: since is a day such as 2026-11-24, and not ${since}.`]
  const titles = titlesOf(file)
  if (titles === null) return [`${name}: there are no tests in ${file}.`]
  return titles.includes(title) ? [] : [`${name}: no test of ${file} is called “${title}”.`]
}

/** Asks the runner of a file for its tests. Stories are listed by no file: what they show stands still, or is a bug. */
function testsOf(file: string): string[] | null {
  if (!existsSync(join(root, file))) return null
  if (/^tests\/(e2e|a11y|smoke)\//.test(file)) return journeysOf(file)
  return file.startsWith('tests/stories/') && !file.endsWith('/picture.test.ts') ? null : unitTestsOf(file)
}

interface ListedSuite {
  title: string
  specs?: { title: string }[]
  suites?: ListedSuite[]
}

function journeysOf(file: string): string[] {
  const { suites } = JSON.parse(output('playwright', ['test', '--list', '--no-deps', '--reporter=json', file])) as {
    suites: ListedSuite[]
  }
  const titlesIn = ({ specs = [], suites: inner = [] }: ListedSuite): string[] => [
    ...specs.map(({ title }) => title),
    ...inner.flatMap((suite) => titlesIn(suite).map((title) => `${suite.title} › ${title}`)),
  ]
  return suites.flatMap(titlesIn)
}

function unitTestsOf(file: string): string[] {
  const listed = JSON.parse(output('vitest', ['list', file, '--json'])) as { name: string; file: string }[]
  return listed.filter((test) => relative(root, test.file) === file).map(({ name }) => name.replaceAll(' > ', ' › '))
}

function output(command: string, args: string[]): string {
  const { stdout, stderr, status } = spawnSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    env: toolsEnv(),
  })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stdout}${stderr}`)
  return stdout
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const problems = problemsOf(JSON.parse(readFileSync(LIST, 'utf8')), testsOf)
  for (const problem of problems) console.error(`tests/known-flaky.json: ${problem}`)
  process.exit(problems.length > 0 ? 1 : 0)
}
