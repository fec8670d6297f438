import { expect, test as base, type Browser } from '@playwright/test'
import { findBrowser } from '../../scripts/browser.ts'
import { baselinesOf } from './baselines.ts'
import { type Look, looksOf, type Setting, unknownSubjects, usual } from './looks.ts'
import { type Picture, sheetOf } from './picture.ts'
import { type IndexEntry, type Story, type Subject, subjectsOf } from './stories.ts'
import { StoryPage } from './story-page.ts'

const storybookUrl = process.env.STORYBOOK_URL ?? ''
const update = process.env.PICTURES_UPDATE === '1'
const { identity, pinned } = await findBrowser()
const baselines = baselinesOf(identity)
const comparing = update || baselines.exist || pinned
const entries = await storybookIndex()
const subjects = subjectsOf(entries)
/** Where only some folders are looked at, of what a change touches. */
const folders = (process.env.STORIES_FOLDERS ?? 'src').split(',').map((folder) => `./${folder}`)
const visited = subjectsOf(entries.filter(({ importPath }) => folders.some((folder) => importPath?.startsWith(folder))))
/** Light is what axe sees when a story has been played. */
const themesForContrast = ['dark', 'light-hc', 'dark-hc'] as const

type PageIn = (setting: Setting) => Promise<StoryPage>

const test = base.extend<object, { pageIn: PageIn }>({
  pageIn: [
    async ({ browser }, use) => {
      const pages = new Map<Setting['name'], Promise<StoryPage>>()
      await use((setting) => pageOf(pages, browser, setting))
      for (const page of pages.values()) await (await page).close()
    },
    { scope: 'worker' },
  ],
})

for (const subject of visited) {
  for (const [setting, looks] of bySetting(looksIn(subject))) {
    const pictures = comparing ? looks.map(({ name }) => name).join(', ') : ''
    test(`${subject.name}${pictures && ` in ${pictures}`}`, async ({ pageIn }) => {
      // A sheet of forty states, looked at twice on a busy machine, is slow and not wrong.
      test.setTimeout(120_000 + 30_000 * subject.stories.length)
      await visit(await pageIn(setting), subject, { first: setting === usual, looks: comparing ? looks : [] })
    })
  }
}

test('every baseline belongs to a story that exists', () => {
  const known = new Set(subjects.flatMap((subject) => looksIn(subject).map((look) => `${look.name}/${subject.name}`)))
  const stale = baselines.names().filter((name) => !known.has(name))
  if (update) for (const name of stale) baselines.remove(name)
  else expect(stale).toEqual([])
})

test('no baseline is too heavy', () => {
  expect(baselines.tooHeavy()).toEqual([])
})

test('the subjects that have more looks exist', () => {
  expect(unknownSubjects(subjects.map(({ name }) => name))).toEqual([])
})

if (!comparing) {
  test('pictures are compared with the browser build they were taken with', () => {
    test.info().annotations.push({ type: 'not compared here', description: identity })
    console.log(`Not compared here: the baselines were not taken with ${identity}.`)
  })
}

function pageOf(pages: Map<Setting['name'], Promise<StoryPage>>, browser: Browser, setting: Setting) {
  const page = pages.get(setting.name) ?? StoryPage.in(browser, storybookUrl, setting)
  pages.set(setting.name, page)
  return page
}

function looksIn({ name, stories }: Subject): Look[] {
  return stories.some(({ pictured }) => pictured) ? looksOf(name) : []
}

/** Every subject is visited in the usual setting, with pictures or without. */
function bySetting(looks: readonly Look[]): Map<Setting, Look[]> {
  const settings = new Set([usual, ...looks.map(({ setting }) => setting)])
  return new Map([...settings].map((setting) => [setting, looks.filter((look) => look.setting === setting)]))
}

type Visit = {
  /** In the usual setting every story is played and checked; in the others those with a picture are only drawn. */
  first: boolean
  looks: readonly Look[]
}

/** Shows the stories of a subject one after the other, checks each, and compares their sheet in each look. */
async function visit(page: StoryPage, subject: Subject, { first, looks }: Visit): Promise<void> {
  const pictured = subject.stories.filter((story) => story.pictured)
  const pictures = new Map<Look, Picture[]>(looks.map((look) => [look, []]))
  for (const story of pictured) {
    const errors = await page.show(story, { axe: first })
    expect.soft(errors, story.id).toEqual([])
    if (errors.length > 0) continue
    await page.settle(story)
    for (const [look, taken] of pictures) taken.push(await page.picture(story, look.theme))
    if (first && subject.name.startsWith('components--')) await check(page, story)
  }
  if (pictured.length > 0 && test.info().errors.length === 0) await compare(page, subject.name, pictured, pictures)
  if (!first) return
  // Last, so that pictures are taken of one story after the other as ever.
  for (const story of subject.stories.filter((one) => !one.pictured)) {
    expect.soft(await page.show(story, { axe: true }), story.id).toEqual([])
  }
}

/** Components are made to be put anywhere: they show their focus and can be read in every theme. */
async function check(page: StoryPage, story: Story): Promise<void> {
  expect.soft(await page.invisibleFocus(), `controls of ${story.id} that do not show the focus`).toEqual([])
  for (const theme of themesForContrast) {
    expect.soft(await page.contrastFindings(theme), `contrast of ${story.id} in ${theme}`).toEqual([])
  }
}

/** Compares the sheet of a subject in each look with its baseline, or makes it the baseline. */
async function compare(
  page: StoryPage,
  subject: string,
  stories: readonly Story[],
  pictures: ReadonlyMap<Look, Picture[]>,
): Promise<void> {
  const file = (look: Look) => `${look.name}/${subject}`
  const different = [...pictures].filter(([look, taken]) => !baselines.matches(file(look), sheetOf(taken)))
  if (different.length === 0) return
  // What looks different gets a second look before it counts, and before it becomes the baseline.
  const again = await stableSheets(
    page,
    stories,
    different.map(([look]) => look),
  )
  for (const [look, sheet] of again) {
    if (update) baselines.save(file(look), sheet)
    else expect.soft(baselines.complaint(file(look), sheet)).toBeNull()
  }
}

/** Sheets of pictures that hold still, each story in a page of its own. */
async function stableSheets(page: StoryPage, stories: readonly Story[], looks: readonly Look[]) {
  const pictures = new Map<Look, Picture[]>(looks.map((look) => [look, []]))
  for (const story of stories) {
    expect.soft(await page.show(story, { axe: false, anew: true }), story.id).toEqual([])
    await page.settle(story)
    for (const [look, taken] of pictures) taken.push(await page.stablePicture(story, look.theme))
  }
  return new Map([...pictures].map(([look, taken]) => [look, sheetOf(taken)]))
}

async function storybookIndex(): Promise<IndexEntry[]> {
  if (!storybookUrl) return []
  const response = await fetch(new URL('index.json', storybookUrl))
  const { entries } = (await response.json()) as { entries: Record<string, IndexEntry> }
  return Object.values(entries)
}
