/**
 * The whole check. Runs every suite even when an earlier one failed, and ends with one line that sums them all.
 * `npm test -- unit e2e` runs only the suites named, `npm test -- --changed [commit]` what a change touches, and
 * `npm test -- --shard 1/4` one share of all. `npm test -- --strict` forgives no accident.
 */
import { findBrowser } from './browser.ts'
import { readKnownFlaky } from './known-flaky.ts'
import { type Count, forgetCount, readCount, reportFile, run, writeCount } from './run-suite.ts'
import { countVitest } from './suite-reports.ts'
import { type Changed, type Choice, readChoice, touchedJourneys, touchedStories } from './test-choice.ts'
import { runLanes, type Task } from './test-lanes.ts'
import { type SuiteResult, summarise } from './test-summary.ts'

interface Suite {
  command: string[]
  env?: Record<string, string>
  /** What it found, where its command does not write that itself. */
  count?: (ended: boolean) => Count
  /** Its tool can run a share of it. */
  shared?: true
  /** What the command is given for a change; null when the change touches nothing of the suite. */
  ofChange?: (changed: Changed) => string[] | null
}

/**
 * Two lanes of about equal length, side by side: what a browser does leaves the processor idle now and then. In each
 * the order is that of the cost: what fails quickly says so first.
 */
const lanes: Record<string, Suite>[] = [
  {
    types: { command: ['tsc', '--noEmit'], count: (ended) => one(ended) },
    lint: { command: ['node', 'scripts/lint.ts'] },
    contract: {
      ...vitest('contract', ['contract']),
      ofChange: ({ files }) =>
        files.some((file) => /^(openapi|mock-server|scripts|tests\/contract)\//.test(file)) ? [] : null,
    },
    unit: {
      ...vitest('unit', ['node', 'jsdom']),
      shared: true,
      ofChange: ({ since }) => [`--changed=${since}`, '--passWithNoTests'],
    },
  },
  {
    build: { command: ['node', 'scripts/build.ts'], count: (ended) => one(ended), ofChange: productChanged },
    size: { command: ['node', 'scripts/bench-size.ts'], ofChange: productChanged },
    stories: {
      command: ['node', 'scripts/test-stories.ts'],
      shared: true,
      ofChange: (changed) => {
        const folders = touchedStories(changed)
        return folders.length > 0 ? [`--folders=${folders.join(',')}`] : null
      },
    },
    e2e: journeys('e2e'),
    a11y: journeys('a11y'),
  },
]
const names = lanes.flatMap((suites) => Object.keys(suites))

const choice = chosen()
// The configurations of the runners read it too.
if (choice.strict) process.env.TESTS_STRICT = '1'
const known = readKnownFlaky()
try {
  await findBrowser()
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
if (!run('node', ['scripts/generate.ts'])) process.exit(1)

const began = performance.now()
const results: SuiteResult[] = []
await runLanes(
  lanes.map((suites) => Object.entries(suites).flatMap(([name, suite]) => taskOf(name, suite))),
  ({ name, ended, seconds }) => {
    const suite = lanes.map((suites) => suites[name]).find((one) => one !== undefined)
    if (suite?.count) writeCount(name, suite.count(ended))
    const count = readCount(name) ?? { passed: 0, failed: 1 }
    if (!ended && count.failed === 0 && !suite?.count) count.failed = 1
    results.push({ suite: name, ...count, seconds })
  },
)
results.sort((one, other) => names.indexOf(one.suite) - names.indexOf(other.suite))
process.exit(summarise(results, known, (performance.now() - began) / 1000).failed > 0 ? 1 : 0)

function chosen(): Choice {
  try {
    return readChoice(process.argv.slice(2), names)
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exit(2)
  }
}

/** What this run does of a suite: nothing when it leaves it out. */
function taskOf(name: string, suite: Suite): Task[] {
  const args = argumentsOf(suite, names.indexOf(name))
  if (args === null || (choice.named.length > 0 && !choice.named.includes(name))) return []
  forgetCount(name)
  return [{ name, command: [...suite.command, ...args], env: suite.env ?? {} }]
}

function argumentsOf({ shared, ofChange }: Suite, index: number): string[] | null {
  const { shard, changed } = choice
  const ofThis = changed && ofChange ? ofChange(changed) : []
  if (ofThis === null || shard === null) return ofThis
  const [share = 1, count = 1] = shard.split('/').map(Number)
  if (shared) return [...ofThis, `--shard=${shard}`]
  return index % count === share - 1 ? ofThis : null
}

function journeys(name: string): Suite {
  return {
    command: ['node', `scripts/test-${name}.ts`],
    shared: true,
    ofChange: (changed) => {
      const files = touchedJourneys(changed, `tests/${name}`)
      return files === null ? [] : files.length > 0 ? files : null
    },
  }
}

function productChanged({ files }: Changed): string[] | null {
  const product = files.filter((file) =>
    /^(src|public)\/|^(index\.html|vite\.config\.ts|package-lock\.json)$/.test(file),
  )
  return product.some((file) => !/\.(test|stories)\.tsx?$/.test(file)) ? [] : null
}

function vitest(suite: string, projects: string[]): Suite {
  const file = reportFile(suite)
  return {
    command: [
      ...['vitest', 'run'],
      ...projects.map((project) => `--project=${project}`),
      ...['--reporter=default', '--reporter=./scripts/vitest-report.ts'],
    ],
    env: { VITEST_REPORT: file },
    count: (ended) => countVitest(file, ended, known),
  }
}

/** The count of what is well or not as a whole. */
function one(ended: boolean): Count {
  return ended ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}
