/**
 * Lets every operation of the contract fail in every way on the screens that call it, and says what a person would
 * complain about. The first part finds out which call is made where; the second lets them fail.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { bundleContract } from './contract/bundle.ts'
import { operationsOf } from './contract/document.ts'
import { faults, readLines, type Result, type Task } from './fault-walk/plan.ts'
import { brokenOff, markdownOf, type PlaywrightReport } from './fault-walk/report.ts'
import { reportFile, reportPath, root, run } from './run-suite.ts'
import { runPlaywright, servePortal } from './test-servers.ts'

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    fault: { type: 'string' },
    screen: { type: 'string' },
    shard: { type: 'string' },
    workers: { type: 'string' },
    /** Goes on where an earlier run was interrupted. */
    resume: { type: 'boolean' },
    /** Takes the ways that were found in an earlier build. */
    'any-build': { type: 'boolean' },
    /** Lets each operation fail on the screen with the shortest way to it alone. */
    once: { type: 'boolean' },
  },
})
const listOf = (text = '') => text.split(',').filter(Boolean)

const started = Date.now()
if (!run('node', ['scripts/build.ts'])) process.exit(1)
const asked = operationsOf(await bundleContract())
const operations = asked.map(({ operation }) => operation.operationId)
const task: Task = {
  stamp: readFileSync(join(root, '.cache', 'portal.stamp'), 'utf8'),
  waysFile: reportPath('fault-walk-ways.jsonl'),
  resultsFile: reportPath('fault-walk-results.jsonl'),
  calls: Object.fromEntries(
    asked.map(({ operation, method, path }) => [operation.operationId, { method: method.toUpperCase(), path }]),
  ),
  anyBuild: options['any-build'] ?? false,
  once: options.once ?? false,
  only: listOf(options.only),
  faults: listOf(options.fault),
  screen: options.screen ?? '',
}
if (!options.resume) rmSync(task.resultsFile, { force: true })
const portal = await servePortal('/')
const env = { PORTAL_URL: portal.url, FAULT_WALK: JSON.stringify(task) }
const workers = options.workers ? [`--workers=${options.workers}`] : []

const looked = await runPlaywright('fault-walk', env, ['discover.walk', '--pass-with-no-tests', ...workers])
if (looked !== 0) process.exit(looked)

const code = await runPlaywright('fault-walk', env, [
  'walk.walk',
  '--pass-with-no-tests',
  ...workers,
  ...(options.shard ? [`--shard=${options.shard}`] : []),
])
await portal.close()

const walked = readLines<Result>(task.resultsFile)
const report = JSON.parse(readFileSync(reportFile('fault-walk'), 'utf8')) as PlaywrightReport
const results = [...walked, ...brokenOff(report, walked)]
const found = results.filter(({ findings }) => findings.length > 0)
const file = reportPath('fault-walk.md')
writeFileSync(file, markdownOf(results, operations, Object.keys(faults), (Date.now() - started) / 1000))
console.log(`${results.length} combinations, ${found.length} with findings: ${file}`)
process.exit(code === 0 && found.length > 0 ? 1 : code)
