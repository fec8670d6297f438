/**
 * Lets every operation of the contract fail in every way on the screens that call it, and says what a person would
 * complain about: blank pages, uncaught errors, lost texts, a lost focus, and loaders that stay. First it finds out
 * which screen makes which call after which steps; that is kept until the portal is built anew.
 *
 *   npm run fault-walk -- --only notifications    operations, domains or screens with this in their name
 *   npm run fault-walk -- --screen my-space,tasks screens with one of these in their name, and no other
 *   npm run fault-walk -- --fault 503             one fault alone
 *   npm run fault-walk -- --sample 40             so many combinations, from all over the walk
 *   npm run fault-walk -- --kept-ways             the ways that an earlier build had, as far as they are known
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { launchBrowser } from './browser.ts'
import { repositoryProject } from './contract/project/repository.ts'
import { Contract } from './contract/verify/contract.ts'
import { discover } from './fault-walk/discover.ts'
import { listsIn } from './fault-walk/lists-in.ts'
import {
  type Choice,
  chooseCombinations,
  chooseOperations,
  faults,
  isChosen,
  isWorthALook,
  type Operation,
  type Result,
  type Way,
} from './fault-walk/plan.ts'
import { reportOf, summaryOf } from './fault-walk/report.ts'
import { readScreens } from './fault-walk/screens.ts'
import { side } from './fault-walk/side.ts'
import { walk } from './fault-walk/walk.ts'
import { reportPath, root, run } from './run-suite.ts'
import { servePortal } from './test-servers.ts'

const choice = readChoice()
if (!run('node', ['scripts/build.ts'])) process.exit(1)
mkdirSync(reportPath('fault-walk'), { recursive: true })
const operations = await readOperations()
const wanted = chooseOperations(operations, choice)
const portal = await servePortal('/')
const browser = await launchBrowser()

const screens = await readScreens()
const combinations = chooseCombinations(await findWays(), operations, choice)
const results: Result[] = []
const file = reportPath(join('fault-walk', 'report.md'))
await side(combinations, async (combination) => {
  const result = await walk(browser, portal.url, screens, combination)
  results.push(result)
  const { way, fault, findings } = result
  const words = findings.map((finding) => `\n    ${finding.split('\n')[0]}`).join('')
  console.log(`${results.length}/${combinations.length} ${way.operationId} × ${fault} on ${way.screen.row}${words}`)
  writeFileSync(file, reportOf(results, wanted))
})
await browser.close()
await portal.close()
console.log(`\n${summaryOf(results)} ${file}`)
process.exit(results.some(({ findings }) => findings.length > 0) ? 1 : 0)

function readChoice(): Choice {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      screen: { type: 'string' },
      fault: { type: 'string' },
      sample: { type: 'string' },
      'kept-ways': { type: 'boolean', default: false },
    },
  })
  if (values.fault !== undefined && !(values.fault in faults)) {
    console.error(`There is no fault "${values.fault}", but ${Object.keys(faults).join(', ')}.`)
    process.exit(2)
  }
  const sample = values.sample === undefined ? undefined : Number(values.sample)
  if (sample !== undefined && !(sample >= 1)) {
    console.error(`--sample takes a number of combinations, and not ${values.sample}.`)
    process.exit(2)
  }
  return { ...values, sample, keptWays: values['kept-ways'] }
}

async function readOperations(): Promise<Operation[]> {
  const { document, screens } = await repositoryProject()
  const contract = new Contract(document)
  return contract.operations.map((operation) => ({
    id: operation.id,
    tag: operation.tag,
    screens: screens[operation.id] ?? [],
    hasList: listsIn(operation, contract),
    isRead: !operation.writes,
  }))
}

/** Ways to the operations that are wanted, of this build. */
async function findWays(): Promise<Way[]> {
  const kept = reportPath(join('fault-walk', 'ways.json'))
  const stamp = readFileSync(join(root, '.cache', 'portal.stamp'), 'utf8')
  const known = readKept(kept, stamp)
  const first = screens.all.toSorted(
    (one, other) => Number(other === screens.withFrame) - Number(one === screens.withFrame),
  )
  for (const screen of first) {
    const ways = Object.values(known).flat()
    if (known[screen.row] || !isChosen(screen, choice) || !isWorthALook(screen, wanted, screens.all, ways)) continue
    console.log(`Looking at ${screen.row}`)
    known[screen.row] = await discover(browser, portal.url, screens, screen)
    writeFileSync(kept, JSON.stringify({ stamp, known }))
  }
  return first.flatMap(({ row }) => known[row] ?? [])
}

function readKept(file: string, stamp: string): Record<string, Way[]> {
  try {
    const kept = JSON.parse(readFileSync(file, 'utf8')) as { stamp: string; known: Record<string, Way[]> }
    return choice.keptWays || kept.stamp === stamp ? kept.known : {}
  } catch {
    return {}
  }
}
