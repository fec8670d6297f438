/**
 * The whole check. Runs every suite even when an earlier one failed, and ends with one line that sums them all.
 * `npm test -- unit e2e` runs only the suites named.
 */
import { findBrowser } from './browser.ts'
import { type Count, countVitest, readCount, reportFile, run, writeCount } from './run-suite.ts'

/** The order is that of the cost: what fails quickly says so first. */
const suites: Record<string, () => boolean> = {
  types: () => counted('types', run('tsc', ['--noEmit'])),
  lint: () => run('node', ['scripts/lint.ts']),
  contract: () => vitest('contract', ['contract']),
  unit: () => vitest('unit', ['node', 'jsdom']),
  build: () => counted('build', run('node', ['scripts/build.ts'])),
  size: () => run('node', ['scripts/bench-size.ts']),
  stories: () => run('node', ['scripts/test-stories.ts']),
  e2e: () => run('node', ['scripts/test-e2e.ts']),
  a11y: () => run('node', ['scripts/test-a11y.ts']),
  visual: () => run('node', ['scripts/test-visual.ts']),
}

const named = process.argv.slice(2)
const unknown = named.filter((name) => !(name in suites))
if (unknown.length > 0) {
  console.error(`No suite is called ${unknown.join(', ')}. There are: ${Object.keys(suites).join(', ')}.`)
  process.exit(2)
}

try {
  await findBrowser()
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
if (!run('node', ['scripts/generate.ts'])) process.exit(1)

const rows: { name: string; count: Count; seconds: number }[] = []
for (const [name, start] of Object.entries(suites)) {
  if (named.length > 0 && !named.includes(name)) continue
  console.log(`\n── ${name} ${'─'.repeat(Math.max(0, 60 - name.length))}`)
  const began = performance.now()
  writeCount(name, { passed: 0, failed: 1 })
  const ended = start()
  const count = readCount(name) ?? { passed: 0, failed: 1 }
  if (!ended && count.failed === 0) count.failed = 1
  rows.push({ name, count, seconds: (performance.now() - began) / 1000 })
}

console.log('')
for (const { name, count, seconds } of rows) {
  console.log(
    `${name.padEnd(10)} ${String(count.passed).padStart(5)} passed ${String(count.failed).padStart(4)} failed ${seconds.toFixed(0).padStart(5)} s`,
  )
}
for (const { name, count } of rows) {
  for (const failure of count.failures ?? []) console.log(`failed in ${name}: ${failure}`)
}
const passed = rows.reduce((sum, row) => sum + row.count.passed, 0)
const failed = rows.reduce((sum, row) => sum + row.count.failed, 0)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)

function vitest(suite: string, projects: string[]): boolean {
  const file = reportFile(suite)
  const ok = run('vitest', [
    'run',
    ...projects.map((project) => `--project=${project}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ])
  writeCount(suite, countVitest(file, ok))
  return ok
}

function counted(name: string, ok: boolean): boolean {
  writeCount(name, ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })
  return ok
}
