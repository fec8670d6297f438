import { expect, test as base, type Browser } from '@playwright/test'
import { findBrowser } from '../../scripts/browser.ts'
import { baselinesOf, MOST_BYTES } from './baselines.ts'
import { type Look, looksOf, type Setting, strayNames } from './looks.ts'
import { strayStories, telling } from './panels.ts'
import { sheetOf, type Picture } from './picture.ts'
import { Stage } from './stage.ts'
import { type IndexEntry, type Subject, subjectsOf } from './stories.ts'

const storybookUrl = process.env.STORYBOOK_URL ?? ''
const update = process.env.VISUAL_UPDATE === '1'
const { identity, pinned } = await findBrowser()
const baselines = baselinesOf(identity)
const all = subjectsOf(await storybookIndex())
const subjects = all.map(telling)
/** Light is looked at by axe in the stories' own suite. */
const themesForContrast = ['dark', 'light-hc', 'dark-hc'] as const

type StageIn = (setting: Setting) => Promise<Stage>

const test = base.extend<object, { stageIn: StageIn }>({
  stageIn: [
    async ({ browser }, use) => {
      const stages = new Map<Setting['name'], Promise<Stage>>()
      await use((setting) => stageOf(stages, browser, setting))
      for (const stage of stages.values()) await (await stage).close()
    },
    { scope: 'worker' },
  ],
})

if (!update && !baselines.exist && !pinned) {
  test('pictures are compared with the browser build they were taken with', () => {
    test.info().annotations.push({ type: 'not compared here', description: identity })
    console.log(`Not compared here: the baselines were not taken with ${identity}.`)
  })
} else {
  for (const subject of subjects) {
    for (const [setting, looks] of bySetting(looksOf(subject.name))) {
      const names = looks.map(({ name }) => name).join(', ')
      test(`${subject.name} looks as agreed: ${names}`, async ({ stageIn }) => {
        // A sheet of forty states, looked at twice on a busy machine, is slow and not wrong.
        test.setTimeout(60_000 + 15_000 * subject.stories.length)
        await compare(await stageIn(setting), subject, looks)
      })
    }
  }

  test('every baseline belongs to a story that exists', () => {
    const known = new Set(subjects.flatMap(({ name }) => looksOf(name).map((look) => `${look.name}/${name}`)))
    const stale = baselines.names().filter((name) => !known.has(name))
    if (update) for (const name of stale) baselines.remove(name)
    else expect(stale).toEqual([])
  })

  test('the baselines do not grow heavy', () => {
    expect(baselines.bytes()).toBeLessThanOrEqual(MOST_BYTES)
  })
}

test('what the smaller set and the panels name exists', () => {
  expect(strayNames(subjects.map(({ name }) => name))).toEqual([])
  expect(strayStories(all)).toEqual([])
})

function stageOf(stages: Map<Setting['name'], Promise<Stage>>, browser: Browser, setting: Setting): Promise<Stage> {
  const stage = stages.get(setting.name) ?? Stage.in(browser, storybookUrl, setting)
  stages.set(setting.name, stage)
  return stage
}

function bySetting(looks: readonly Look[]): Map<Setting, Look[]> {
  const settings = new Set(looks.map(({ setting }) => setting))
  return new Map([...settings].map((setting) => [setting, looks.filter((look) => look.setting === setting)]))
}

/** Compares the sheet of a subject in each look with its baseline, or makes it the baseline. */
async function compare(stage: Stage, subject: Subject, looks: readonly Look[]): Promise<void> {
  const file = (look: Look) => `${look.name}/${subject.name}`
  const quick = await sheetsOf(stage, subject, looks, { patient: false })
  const different = looks.filter((look) => !baselines.matches(file(look), sheetIn(quick, look)))
  if (different.length === 0) return
  // What looks different gets a second look before it counts, and before it becomes the baseline.
  const patient = await sheetsOf(stage, subject, looks, { patient: true })
  for (const look of different) {
    if (update) baselines.save(file(look), sheetIn(patient, look))
    else expect.soft(baselines.complaint(file(look), sheetIn(patient, look))).toBeNull()
    if (!update && baselines.matches(file(look), sheetIn(patient, look)))
      console.log(`${file(look)} was taken before it held still.`)
  }
}

function sheetIn(sheets: ReadonlyMap<Look, Picture>, look: Look): Picture {
  const sheet = sheets.get(look)
  if (!sheet) throw new Error(`No picture was taken in ${look.name}.`)
  return sheet
}

/** A sheet for each look. Patient: each story in a page of its own, and not before it holds still. */
async function sheetsOf(
  stage: Stage,
  { stories, name }: Subject,
  looks: readonly Look[],
  { patient }: { patient: boolean },
) {
  const pictures = new Map<Look, Picture[]>(looks.map((look) => [look, []]))
  for (const story of stories) {
    await stage.show(story, { anew: patient })
    for (const [look, taken] of pictures) {
      taken.push(patient ? await stage.stillPicture(story, look.theme) : await stage.picture(story, look.theme))
    }
    if (patient || !name.startsWith('components--')) continue
    expect.soft(await stage.unseenFocus(), `controls of ${story.id} that do not show the focus`).toEqual([])
    if (looks[0]?.setting.name !== 'usual') continue
    for (const theme of themesForContrast) {
      expect.soft(await stage.contrastFindings(theme), `contrast of ${story.id} in ${theme}`).toEqual([])
    }
  }
  return new Map([...pictures].map(([look, taken]) => [look, sheetOf(taken)]))
}

async function storybookIndex(): Promise<IndexEntry[]> {
  if (!storybookUrl) return []
  const response = await fetch(new URL('index.json', storybookUrl))
  const { entries } = (await response.json()) as { entries: Record<string, IndexEntry> }
  return Object.values(entries)
}
