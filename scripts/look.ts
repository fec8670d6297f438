/**
 * Pictures of addresses as people see them: the production build over the mock, 1440 and 390 px wide, light and dark,
 * German and Greek. `npm run look -- /people "/tasks?scope=group" --as marco.bianchi --seed crowded` makes one sheet
 * for each address in reports/look, and names console errors, what wanted to leave the portal, and what axe finds.
 * `--full` takes whole pages, and not only what the window shows; `--tablet` takes 768 px in place of the other widths.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser, BrowserContextOptions } from 'playwright'
import { isSeedName, seedNames } from '../mock-server/state/seed-names.ts'
import { violationsOn } from '../tests/support/axe.ts'
import { people } from '../tests/support/people.ts'
import { beginVisit } from '../tests/support/visit.ts'
import { launchBrowser } from './browser.ts'
import { root, run } from './run-suite.ts'
import { servePortal } from './test-servers.ts'

interface View {
  name: string
  options: BrowserContextOptions
}

interface Shot {
  view: string
  picture: Buffer
  /** Px that it has on the sheet. */
  width: number
  findings: string[]
}

const windows = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]
const tablet = { width: 768, height: 1024 }
/** No picture is wider on its sheet. */
const WIDEST = 960
const languages = [
  ['de', 'de-DE'],
  ['el', 'el-GR'],
] as const

const { addresses, userName, seed, full, isTablet } = choice()
const views: View[] = (isTablet ? [tablet] : windows).flatMap((viewport) =>
  languages.flatMap(([language, locale]) =>
    (['light', 'dark'] as const).map((colorScheme) => ({
      name: `${viewport.width}, ${language}, ${colorScheme}`,
      options: { viewport, locale, colorScheme, reducedMotion: 'reduce' as const },
    })),
  ),
)

if (!run('node', ['scripts/build.ts'])) process.exit(1)
const folder = join(root, 'reports', 'look')
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })

const portal = await servePortal('/')
const browser = await launchBrowser()
for (const address of addresses) {
  const shots: Shot[] = []
  for (const view of views) shots.push(await shotOf(browser, address, view))
  const file = join(folder, `${fileName(address)}.png`)
  writeFileSync(file, await sheetOf(browser, address, shots))
  console.log(`\n${address} as ${userName}: ${file}`)
  for (const { view, findings } of shots) for (const finding of findings) console.log(`  ${view}: ${finding}`)
}
await browser.close()
await portal.close()
process.exit(0)

function choice() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      as: { type: 'string', default: people.employee.userName },
      seed: { type: 'string', default: 'default' },
      full: { type: 'boolean', default: false },
      tablet: { type: 'boolean', default: false },
    },
  })
  const { seed: name } = values
  if (positionals.length === 0 || !isSeedName(name)) {
    console.error(`npm run look -- /address … [--as marco.bianchi] [--seed ${seedNames.join('|')}] [--full] [--tablet]`)
    process.exit(2)
  }
  return { addresses: positionals, userName: values.as, seed: name, full: values.full, isTablet: values.tablet }
}

/** One view of an address, in a world of its own, taken when nothing is under way any more. */
async function shotOf(browser: Browser, address: string, { name, options }: View): Promise<Shot> {
  const world = `look-${addresses.indexOf(address)}-${fileName(name)}`
  const visit = await beginVisit(browser, { portalUrl: portal.url, world, seed, userName, options })
  const { context, guards } = visit
  const page = await context.newPage()
  await page.goto(`.${address}`)
  await guards.atRest()
  await page
    .locator('[aria-busy=true]')
    .waitFor({ state: 'detached', timeout: 5_000 })
    .catch(() => undefined)
  await guards.atRest()
  const picture = await page.screenshot({ animations: 'disabled', fullPage: full })
  const axe = (await violationsOn(page)).map(({ id, help, where }) => `axe ${id}: ${help}\n    ${where.join('\n    ')}`)
  await visit.leave()
  const width = Math.min(WIDEST, options.viewport?.width ?? WIDEST)
  return { view: name, picture, width, findings: [...guards.problems(), ...axe] }
}

/** All views of an address on one picture, and below them what was found. */
async function sheetOf(browser: Browser, address: string, shots: readonly Shot[]): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 2000, height: 1000 } })
  await page.setContent(
    `<style>
      body { margin: 24px; font: 20px sans-serif; background: #888 }
      div { display: flex; flex-wrap: wrap; gap: 24px; align-items: start }
      figure { margin: 0 } figcaption { padding-block: 4px }
      pre { white-space: pre-wrap; font-size: 14px; background: #fff; padding: 12px }
    </style>
    <h1></h1><div id="wide"></div><div id="narrow"></div><pre hidden></pre>`,
  )
  await page.locator('h1').evaluate((heading, text) => (heading.textContent = text), `${address} as ${userName}`)
  for (const { view, picture, width } of shots)
    await page.locator(width > 390 ? '#wide' : '#narrow').evaluate(
      async (row, { caption, source, shown }) => {
        const figure = row.appendChild(document.createElement('figure'))
        figure.appendChild(document.createElement('figcaption')).textContent = caption
        const image = figure.appendChild(document.createElement('img'))
        Object.assign(image, { width: shown, src: source })
        await image.decode()
      },
      { caption: view, source: `data:image/png;base64,${picture.toString('base64')}`, shown: width },
    )
  const found = shots.flatMap(({ view, findings }) => findings.map((finding) => `${view}: ${finding}`))
  await page.locator('pre').evaluate((element, text) => {
    element.textContent = text
    if (text !== '') element.removeAttribute('hidden')
  }, found.join('\n'))
  const sheet = await page.screenshot({ fullPage: true })
  await page.close()
  return sheet
}

/** `/tasks?scope=group` → `tasks-scope-group`. */
function fileName(address: string): string {
  return address.replaceAll(/[^\w]+/g, '-').replaceAll(/^-|-$/g, '') || 'home'
}
