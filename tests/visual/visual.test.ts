import { expect, test as base } from '@playwright/test'
import { findBrowser } from '../../scripts/browser.ts'
import { baselinesOf, MOST_BYTES } from './baselines.ts'
import { sheetOf, type Picture } from './picture.ts'
import { Stage } from './stage.ts'
import { type IndexEntry, type Subject, subjectsOf } from './stories.ts'

const storybookUrl = process.env.STORYBOOK_URL ?? ''
const update = process.env.VISUAL_UPDATE === '1'
const { identity, pinned } = await findBrowser()
const baselines = baselinesOf(identity)
const themes = ['light', 'dark'] as const
const subjects = subjectsOf(await storybookIndex())

const test = base.extend<object, { stage: Stage }>({
  stage: [
    async ({ browser }, use) => {
      const stage = await Stage.in(browser, storybookUrl)
      await use(stage)
      await stage.close()
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
    const name = (theme: string) => `${theme}/${subject.name}`

    test(`${subject.name} looks as agreed, light and dark`, async ({ stage }) => {
      // A sheet of forty states, looked at twice on a busy machine, is slow and not wrong.
      test.setTimeout(60_000 + 15_000 * subject.stories.length)
      const quick = await sheetsOf(stage, subject, { patient: false })
      const different = themes.filter((theme) => !baselines.matches(name(theme), quick[theme]))
      if (different.length === 0) return
      // What looks different gets a second look before it counts, and before it becomes the baseline.
      const patient = await sheetsOf(stage, subject, { patient: true })
      for (const theme of different) {
        if (update) baselines.save(name(theme), patient[theme])
        else expect.soft(baselines.complaint(name(theme), patient[theme])).toBeNull()
        if (!update && baselines.matches(name(theme), patient[theme]))
          console.log(`${name(theme)} was taken before it held still.`)
      }
    })
  }

  test('every baseline belongs to a story that exists', () => {
    const known = new Set(themes.flatMap((theme) => subjects.map(({ name }) => `${theme}/${name}`)))
    const stale = baselines.names().filter((name) => !known.has(name))
    if (update) for (const name of stale) baselines.remove(name)
    else expect(stale).toEqual([])
  })

  test('the baselines do not grow heavy', () => {
    expect(baselines.bytes()).toBeLessThanOrEqual(MOST_BYTES)
  })
}

/** A sheet for each theme. Patient: each story in a page of its own, and not before it holds still. */
async function sheetsOf(stage: Stage, { stories }: Subject, { patient }: { patient: boolean }) {
  const pictures: Record<(typeof themes)[number], Picture[]> = { light: [], dark: [] }
  for (const story of stories) {
    await stage.show(story, { anew: patient })
    for (const theme of themes) {
      pictures[theme].push(patient ? await stage.stillPicture(story, theme) : await stage.picture(story, theme))
    }
  }
  return { light: sheetOf(pictures.light), dark: sheetOf(pictures.dark) }
}

async function storybookIndex(): Promise<IndexEntry[]> {
  if (!storybookUrl) return []
  const response = await fetch(new URL('index.json', storybookUrl))
  const { entries } = (await response.json()) as { entries: Record<string, IndexEntry> }
  return Object.values(entries)
}
