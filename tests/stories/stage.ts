import type { Browser, Page } from '@playwright/test'
import { contrastFindings } from './contrast.ts'
import { unseenFocus } from './focus.ts'
import type { Setting } from './looks.ts'
import { cropped, decode, differenceOf, type Picture } from './picture.ts'
import type { StoryToSee, WindowName } from './stories.ts'

const sizes: Readonly<Record<WindowName, { width: number; height: number }>> = {
  component: { width: 800, height: 600 },
  overlay: { width: 1024, height: 640 },
  screen: { width: 1440, height: 900 },
  tall: { width: 1440, height: 1800 },
  phone: { width: 390, height: 844 },
}

/** What the page of Storybook's stories offers to whoever drives it. */
type Driven = {
  __STORYBOOK_PREVIEW__?: { currentRender?: { id?: string; phase?: string } }
  __STORYBOOK_ADDONS_CHANNEL__: { emit: (event: string, payload: unknown) => void }
}

const nowhere = { x: 0, y: 0, width: 0, height: 0 }

/** How often a picture is taken again until two in a row are the same. */
const PATIENCE = 10

/**
 * One page of Storybook in one setting, in which story after story is put up: loading the page anew for each would cost
 * more than everything else together.
 */
export class Stage {
  readonly #page: Page
  readonly #storybookUrl: string
  readonly #setting: Setting
  #open = false

  private constructor(page: Page, storybookUrl: string, setting: Setting) {
    this.#page = page
    this.#storybookUrl = storybookUrl
    this.#setting = setting
  }

  static async in(browser: Browser, storybookUrl: string, setting: Setting): Promise<Stage> {
    const context = await browser.newContext({
      viewport: sizes.component,
      reducedMotion: 'reduce',
      forcedColors: setting.forcedColours ? 'active' : 'none',
      locale: 'en-GB',
      timezoneId: 'Europe/Rome',
    })
    return new Stage(await context.newPage(), storybookUrl, setting)
  }

  /** Puts a story up and waits until it has been drawn and played, with its fonts and pictures there. */
  async show({ id, window: own, whole }: StoryToSee, { anew = false } = {}): Promise<void> {
    const page = this.#page
    const window = this.#setting.window ?? own
    // What somebody began to write in one story is no part of the next.
    if (this.#open) await page.evaluate(() => sessionStorage.clear())
    await page.setViewportSize(sizes[window])
    if (this.#open && !anew) {
      await page.evaluate((storyId) => {
        ;(globalThis as unknown as Driven).__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', {
          storyId,
          viewMode: 'story',
        })
      }, id)
    } else {
      // axe has its turn in the stories' own suite.
      const globals = `a11y.manual:!true;language:${this.#setting.language}`
      await page.goto(new URL(`iframe.html?id=${id}&viewMode=story&globals=${globals}`, this.#storybookUrl).href)
      this.#open = true
    }
    const phase = await page.waitForFunction((storyId) => {
      const render = (globalThis as unknown as Driven).__STORYBOOK_PREVIEW__?.currentRender
      const over = ['finished', 'errored', 'aborted'].includes(render?.phase ?? '')
      return render?.id === storyId && over ? render.phase : false
    }, id)
    if ((await phase.jsonValue()) !== 'finished')
      throw new Error(`The story ${id} does not come to its end: ${await this.#complaint()}`)
    if (!whole) await this.#fitWindow(sizes[window])
    await page.evaluate(untilQuiet)
    await page.evaluate(async () => {
      await document.fonts.ready
      await Promise.all(
        [...document.images].map((image) => {
          // A lazy one outside the window would let everybody wait for ever.
          image.loading = 'eager'
          return image.decode().catch(() => undefined)
        }),
      )
    })
  }

  /** Draws what is up in a theme, and takes its picture. */
  async picture(story: StoryToSee, theme: string): Promise<Picture> {
    await this.#wear(theme)
    const picture = decode(await this.#shoot(story))
    return story.whole ? picture : cropped(picture)
  }

  /** As `picture`, but not before it holds still. */
  async stillPicture(story: StoryToSee, theme: string): Promise<Picture> {
    let picture = await this.picture(story, theme)
    for (let turn = 0; turn < PATIENCE; turn += 1) {
      await this.#page.waitForTimeout(100)
      const next = await this.picture(story, theme)
      if (differenceOf(picture, next) === null) return next
      picture = next
    }
    throw new Error(`The story ${story.id} does not hold still.`)
  }

  /** What cannot be read of the story that is up, in a theme. */
  async contrastFindings(theme: string): Promise<string[]> {
    await this.#wear(theme)
    return contrastFindings(this.#page)
  }

  /** Controls of the story that is up that do not show the focus. It goes through them, so pictures come first. */
  async unseenFocus(): Promise<string[]> {
    return unseenFocus(this.#page)
  }

  async close(): Promise<void> {
    await this.#page.context().close()
  }

  async #wear(theme: string): Promise<void> {
    await this.#page.evaluate(async (name) => {
      // Through another theme, so that all is drawn anew: what was drawn piece by piece, as data came or a list opened, has other edges now and then.
      document.documentElement.dataset.theme = name === 'dark' ? 'light' : 'dark'
      for (const _ of [1, 2]) await new Promise((drawn) => requestAnimationFrame(drawn))
      document.documentElement.dataset.theme = name
      // A field that took the focus may have moved the page.
      scrollTo({ top: 0, behavior: 'instant' })
      for (const _ of [1, 2]) await new Promise((drawn) => requestAnimationFrame(drawn))
    }, theme)
  }

  async #shoot({ id, whole }: StoryToSee): Promise<Buffer> {
    const how = { animations: 'disabled', caret: 'hide' } as const
    if (whole) return this.#page.screenshot(how)
    const { x, y, width, height } = (await this.#page.locator('#storybook-root').boundingBox()) ?? nowhere
    if (width === 0 || height === 0)
      throw new Error(`The story ${id} shows nothing in its own box: tag it "overlay", or "no-visual".`)
    return this.#page.screenshot({ ...how, clip: { x, y, width, height } })
  }

  /** Makes the window as high as what stands in it: pictures from beyond its edge resize it each time, and what is drawn in it moves. */
  async #fitWindow({ width, height }: { width: number; height: number }): Promise<void> {
    const needed = await this.#page.evaluate(() => document.documentElement.scrollHeight)
    if (needed > height) await this.#page.setViewportSize({ width, height: needed })
  }

  async #complaint(): Promise<string> {
    return (await this.#page.locator('#error-message').textContent()) ?? 'no reason is given'
  }
}

/** Runs in the page: what follows a story's last step, such as a menu that takes the focus, comes within a few frames. */
function untilQuiet(): Promise<void> {
  return new Promise((resolve) => {
    let frames = 0
    let quiet = 0
    const watcher = new MutationObserver(() => (quiet = 0))
    watcher.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    const look = () => {
      frames += 1
      quiet += 1
      // What moves for ever is for the patient look to complain of.
      if (quiet < 4 && frames < 60) return requestAnimationFrame(look)
      watcher.disconnect()
      return resolve()
    }
    requestAnimationFrame(look)
  })
}
