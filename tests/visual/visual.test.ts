import { expect, test } from '@playwright/test'
import { findBrowser } from '../../scripts/browser.ts'
import { baselinesOf } from './baselines.ts'
import { sheetOf } from './picture.ts'
import { openStory, subjectsOf } from './stories.ts'

const storybookUrl = process.env.STORYBOOK_URL ?? ''
const update = process.env.VISUAL_UPDATE === '1'
const { identity } = await findBrowser()
const baselines = baselinesOf(identity)
const subjects = storybookUrl ? await subjectsOf(storybookUrl) : []
const themes = ['light', 'dark'] as const

test.use({ reducedMotion: 'reduce', locale: 'en-GB', timezoneId: 'Europe/Rome' } as never)

if (!update && !baselines.exist) {
  test('pictures are compared with the browser build they were taken with', () => {
    test.info().annotations.push({ type: 'not compared here', description: identity })
    console.log(`Not compared here: the baselines were not taken with ${identity}.`)
  })
} else {
  for (const theme of themes) {
    for (const subject of subjects) {
      test(`${subject.name} looks as agreed in ${theme}`, async ({ page }) => {
        await page.setViewportSize(subject.whole ? { width: 1440, height: 900 } : { width: 800, height: 600 })
        await page.clock.setFixedTime(new Date('2026-11-20T10:17:00Z'))
        const pictures: Buffer[] = []
        for (const id of subject.stories) {
          await openStory(page, storybookUrl, id, `theme:${theme}`)
          const target = subject.whole ? page : page.locator('#storybook-root')
          pictures.push(await target.screenshot({ animations: 'disabled', caret: 'hide' }))
        }
        const picture = sheetOf(pictures)
        const name = `${theme}/${subject.name}`
        if (update) baselines.save(name, picture)
        else expect(baselines.compare(name, picture), `${name} ${identity}`).toBeNull()
      })
    }
  }

  test('every baseline belongs to a story that exists', () => {
    const known = new Set(themes.flatMap((theme) => subjects.map(({ name }) => `${theme}/${name}`)))
    const stale = baselines.names().filter((name) => !known.has(name))
    if (update) for (const name of stale) baselines.remove(name)
    else expect(stale).toEqual([])
  })
}
