/**
 * The whole check. Runs every suite even when an earlier one failed, and ends with one line that sums them all.
 * `npm test -- unit e2e` runs only the suites named, `npm test -- --changed [commit]` what a change touches, and
 * `npm test -- --shard 1/4` one share of all. `npm test -- --strict` forgives no accident.
 */
import { findBrowser } from './browser.ts'
import { readKnownFlaky } from './known-flaky.ts'
import { type Count, forgetCount, readCount, reportFile, run, writeCount } from './run-suite.ts'
import { countVitest } from './suite-reports.ts'
import { type Choice, readChoice, touchedJourneys, touchedStories } from './test-choice.ts'
import { type SuiteResult, summarise } from './test-summary.ts'

interface Suite {
  /** Arguments go to the tool below; null when the change touches nothing of the suite. */
  start: (args: string[]) => boolean
  /** Its tool can run a share of it. */
  shared?: true
  ofChange?: (changed: NonNullable<Choice['changed']>) => string[] | null
}

/** The order is that of the cost: what fails quickly says so first. */
const suites: Record<string, Suite> = {
  types: { start: () => counted('types', run('tsc', ['--noEmit'])) },
  lint: { start: () => run('node', ['scripts/lint.ts']) },
  contract: {
    start: (args) => vitest('contract', ['contract'], args),
    ofChange: ({ files }) =>
      files.some((file) => /^(openapi|mock-server|scripts|tests\/contract)\//.test(file)) ? [] : null,
  },
  unit: {
    start: (args) => vitest('unit', ['node', 'jsdom'], args),
    shared: true,
    ofChange: ({ since }) => [`--changed=${since}`, '--passWithNoTests'],
  },
  build: { start: () => counted('build', run('node', ['scripts/build.ts'])), ofChange: productChanged },
  size: { start: () => run('node', ['scripts/bench-size.ts']), ofChange: productChanged },
  stories: {
    start: (args) => run('node', ['scripts/test-stories.ts', ...args]),
    shared: true,
    ofChange: (changed) => {
      const folders = touchedStories(changed)
      return folders.length > 0 ? [`--folders=${folders.join(',')}`] : null
    },
  },
  e2e: journeys('e2e', 'scripts/test-e2e.ts'),
  a11y: journeys('a11y', 'scripts/test-a11y.ts'),
}

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

const results: SuiteResult[] = []
for (const [index, [name, suite]] of Object.entries(suites).entries()) {
  const args = argumentsOf(suite, index)
  if (args === null || (choice.named.length > 0 && !choice.named.includes(name))) continue
  console.log(`\n── ${name} ${'─'.repeat(Math.max(0, 60 - name.length))}`)
  const started = performance.now()
  forgetCount(name)
  const ended = suite.start(args)
  const count: Count = readCount(name) ?? { passed: 0, failed: 1 }
  if (!ended && count.failed === 0) count.failed = 1
  results.push({ suite: name, ...count, seconds: (performance.now() - started) / 1000 })
}
process.exit(summarise(results, known).failed > 0 ? 1 : 0)

function chosen(): Choice {
  try {
    return readChoice(process.argv.slice(2), Object.keys(suites))
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exit(2)
  }
}

/** What a suite is started with here; null when this run leaves it out. */
function argumentsOf({ shared, ofChange }: Suite, index: number): string[] | null {
  const { shard, changed } = choice
  const ofThis = changed && ofChange ? ofChange(changed) : []
  if (ofThis === null || shard === null) return ofThis
  const [share = 1, count = 1] = shard.split('/').map(Number)
  if (shared) return [...ofThis, `--shard=${shard}`]
  return index % count === share - 1 ? ofThis : null
}

function journeys(name: string, script: string): Suite {
  return {
    start: (args) => run('node', [script, ...args]),
    shared: true,
    ofChange: (changed) => {
      const files = touchedJourneys(changed, `tests/${name}`)
      return files === null ? [] : files.length > 0 ? files : null
    },
  }
}

function productChanged({ files }: NonNullable<Choice['changed']>): string[] | null {
  const product = files.filter((file) =>
    /^(src|public)\/|^(index\.html|vite\.config\.ts|package-lock\.json)$/.test(file),
  )
  return product.some((file) => !/\.(test|stories)\.tsx?$/.test(file)) ? [] : null
}

function vitest(suite: string, projects: string[], args: string[]): boolean {
  const file = reportFile(suite)
  const ended = run(
    'vitest',
    [
      'run',
      ...projects.map((project) => `--project=${project}`),
      '--reporter=default',
      '--reporter=./scripts/vitest-report.ts',
      ...args,
    ],
    { VITEST_REPORT: file },
  )
  const count = countVitest(file, ended, known)
  writeCount(suite, count)
  return count.failed === 0
}

function counted(name: string, ok: boolean): boolean {
  writeCount(name, ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })
  return ok
}
