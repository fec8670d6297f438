import type { Browser, CDPSession, Page } from '@playwright/test'
import { contrastFindings } from './contrast.ts'
import { invisibleFocus } from './focus.ts'
import type { Setting } from './looks.ts'
import { cropped, differenceOf, type Picture } from './picture.ts'
import { decode } from './png.ts'
import type { Story, WindowName } from './stories.ts'
import { drawInTheme, renderStory, storybookReady, untilLoaded, untilUnchanged, viewportOf } from './storybook-page.ts'

const sizes: Readonly<Record<WindowName, { width: number; height: number }>> = {
  component: { width: 800, height: 600 },
  overlay: { width: 1024, height: 640 },
  screen: { width: 1440, height: 900 },
  tall: { width: 1440, height: 1800 },
  phone: { width: 390, height: 844 },
  played: { width: 1200, height: 900 },
}

/** A busy machine takes its time, also for a story that waits five seconds for something to come. */
const STORY_TIMEOUT = 80_000

/** How often a picture is taken again until two in a row are the same. */
const MOST_PICTURES = 10

/**
 * One page of Storybook in one setting, in which story after story is rendered: loading the page anew for each would
 * cost more than everything else together.
 */
export class StoryPage {
  readonly #page: Page
  readonly #devtools: CDPSession
  readonly #storybookUrl: string
  readonly #setting: Setting
  readonly #uncaught: string[] = []
  #open: 'no' | 'with axe' | 'without axe' = 'no'

  private constructor(page: Page, devtools: CDPSession, storybookUrl: string, setting: Setting) {
    this.#page = page
    this.#devtools = devtools
    this.#storybookUrl = storybookUrl
    this.#setting = setting
    page.on('pageerror', ({ message }) => this.#uncaught.push(message))
  }

  static async in(browser: Browser, storybookUrl: string, setting: Setting): Promise<StoryPage> {
    const context = await browser.newContext({
      viewport: sizes.component,
      reducedMotion: 'reduce',
      forcedColors: setting.forcedColours ? 'active' : 'none',
      locale: 'en-GB',
      timezoneId: 'Europe/Rome',
    })
    const page = await context.newPage()
    return new StoryPage(page, await context.newCDPSession(page), storybookUrl, setting)
  }

  /** Renders a story, plays it and, where asked, runs axe over it. Answers what went wrong. */
  async show(story: Story, { axe, anew = false }: { axe: boolean; anew?: boolean }): Promise<string[]> {
    const page = this.#page
    await this.#load({ axe, anew })
    // What one story keeps, such as a draft or an answer to a question, is no part of the next.
    await page.evaluate(() => {
      sessionStorage.clear()
      localStorage.clear()
    })
    const window = this.#setting.window ?? story.window
    const size = (window === 'played' && (await page.evaluate(viewportOf, story.id))) || sizes[window]
    await page.setViewportSize(size)
    this.#uncaught.length = 0
    const errors = await page.evaluate(renderStory, { storyId: story.id, timeout: STORY_TIMEOUT })
    return [...errors, ...this.#uncaught]
  }

  /** Waits until the story that is shown can be photographed. */
  async settle({ window: own, whole }: Story): Promise<void> {
    if (!whole) await this.#fitWindow(sizes[this.#setting.window ?? own])
    await this.#page.evaluate(untilUnchanged)
    await this.#page.evaluate(untilLoaded)
  }

  /** Draws the story that is shown in a theme, and takes its picture. */
  async picture(story: Story, theme: string): Promise<Picture> {
    await this.#page.evaluate(drawInTheme, theme)
    const picture = decode(await this.#screenshot(story))
    return story.whole ? picture : cropped(picture)
  }

  /** As `picture`, but takes it until two in a row are the same. */
  async stablePicture(story: Story, theme: string): Promise<Picture> {
    let picture = await this.picture(story, theme)
    for (let turn = 0; turn < MOST_PICTURES; turn += 1) {
      await this.#page.evaluate(untilUnchanged)
      const next = await this.picture(story, theme)
      if (differenceOf(picture, next) === null) return next
      picture = next
    }
    throw new Error(`The story ${story.id} does not hold still.`)
  }

  /** Text of the story that is shown that cannot be read in a theme. */
  async contrastFindings(theme: string): Promise<string[]> {
    return contrastFindings(this.#page, theme)
  }

  /** Controls of the story that is shown whose focus cannot be seen. It walks through them, so pictures come first. */
  async invisibleFocus(): Promise<string[]> {
    return invisibleFocus(this.#page)
  }

  async close(): Promise<void> {
    await this.#page.context().close()
  }

  async #load({ axe, anew }: { axe: boolean; anew: boolean }): Promise<void> {
    const wanted = axe ? 'with axe' : 'without axe'
    if (this.#open === wanted && !anew) return
    const globals = axe ? '' : '&globals=a11y.manual:!true'
    await this.#page.goto(new URL(`iframe.html?viewMode=story${globals}`, this.#storybookUrl).href)
    await this.#page.evaluate(storybookReady)
    await this.#page.addStyleTag({ content: '* { caret-color: transparent !important; }' })
    this.#open = wanted
  }

  /** Asked of the browser itself: Playwright's own waits for frames and fonts that have been waited for. */
  async #screenshot({ id, whole }: Story): Promise<Buffer> {
    const box = whole ? null : await this.#page.locator('#storybook-root').boundingBox()
    if (!whole && !(box?.width && box.height))
      throw new Error(`The story ${id} shows nothing in its own box: tag it "overlay", or "no-visual".`)
    const { data } = await this.#devtools.send('Page.captureScreenshot', {
      format: 'png',
      optimizeForSpeed: true,
      ...(box && { clip: { ...box, scale: 1 } }),
    })
    return Buffer.from(data, 'base64')
  }

  /**
   * Makes the window as high as its content: pictures from beyond its edge resize it, and what is drawn in it moves.
   */
  async #fitWindow({ width, height }: { width: number; height: number }): Promise<void> {
    const needed = await this.#page.evaluate(() => document.documentElement.scrollHeight)
    if (needed > height) await this.#page.setViewportSize({ width, height: needed })
  }
}
