import { expect, test, type Locator, type Page } from '@playwright/test'

/**
 * Keys whose work is the browser's own: simulated ones do nothing there. The title of a test begins with the name of
 * the component, by which the status page finds it.
 */
const storybookUrl = process.env.STORYBOOK_URL ?? ''

/** Puts a story up and waits until it has been drawn and played. */
async function open(page: Page, story: string): Promise<void> {
  const globals = 'a11y.manual:!true'
  await page.goto(new URL(`iframe.html?viewMode=story&id=${story}&globals=${globals}`, storybookUrl).href)
  await page.waitForFunction(() => {
    const { __STORYBOOK_PREVIEW__: preview } = globalThis as { __STORYBOOK_PREVIEW__?: Preview }
    return preview?.currentRender?.phase === 'finished'
  })
}

/** What of Storybook's own page is asked whether a story is over. */
type Preview = { currentRender?: { phase?: string } }

/**
 * Where a place stands once it has come to rest: keys scroll it smoothly, and a key in the middle counts from there.
 */
function atRest(place: Locator, side: 'scrollTop' | 'scrollLeft' = 'scrollTop'): Promise<number> {
  return place.evaluate(async (element, of) => {
    let still = 0
    for (let last = element[of]; still < 8; last = element[of]) {
      await new Promise((drawn) => requestAnimationFrame(drawn))
      still = element[of] === last ? still + 1 : 0
    }
    return element[of]
  }, side)
}

test('Select: arrows and letters choose, and Alt with the arrow opens the list', async ({ page }) => {
  await open(page, 'components-fields-select--default')
  const select = page.getByRole('combobox', { name: 'Priority' })
  await select.focus()
  await page.keyboard.press('ArrowUp')
  await expect(select).toHaveValue('low')
  await page.keyboard.press('ArrowDown')
  await expect(select).toHaveValue('normal')
  await page.keyboard.press('h')
  await expect(select).toHaveValue('high')
  await page.keyboard.press('Alt+ArrowDown')
  await expect.poll(() => select.evaluate((element) => element.matches(':open'))).toBe(true)
})

test('FileDrop: Enter and Space open the dialog of the system, Tab goes on', async ({ page }) => {
  // From the beginning on, or the first dialog could open before anybody listens for one.
  let dialogs = 0
  page.on('filechooser', () => (dialogs += 1))
  await open(page, 'components-fields-filedrop--refused')
  const input = page.getByLabel('Attachments')
  for (const [index, key] of ['Enter', 'Space'].entries()) {
    await input.focus()
    await page.keyboard.press(key)
    await expect.poll(() => dialogs, key).toBe(index + 1)
  }
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Close' })).toBeFocused()
})

test('VirtualList: arrows and pages scroll the list around the row that has the focus', async ({ page }) => {
  await open(page, 'components-data-virtuallist--ten-thousand-rows')
  const scroller = page.getByRole('list').locator('..')
  await page.getByRole('listitem').first().getByRole('button').focus()
  const after = async (key: string) => {
    await page.keyboard.press(key)
    return atRest(scroller)
  }
  const row = await after('ArrowDown')
  expect(row).toBeGreaterThan(0)
  const below = await after('PageDown')
  expect(below).toBeGreaterThan(row + 100)
  expect(await after('PageUp')).toBeLessThan(below - 100)
  await after('ArrowUp')
  await expect.poll(() => after('ArrowUp')).toBe(0)
})

test('Table: Tab reaches the table that scrolls, and arrows scroll it', async ({ page }) => {
  await open(page, 'components-data-table--sticky-head')
  const region = page.getByRole('region', { name: 'Operations of this move' })
  await page.keyboard.press('Tab')
  await expect(region).toBeFocused()
  const before = await atRest(region)
  await page.keyboard.press('ArrowUp')
  await expect.poll(() => atRest(region)).toBeLessThan(before)
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => atRest(region)).toBe(before)
})

test('Table: arrows scroll a table that is wider than the window sideways', async ({ page }) => {
  await scrollsSideways(page, 'components-data-table--phone', { keys: ['Tab', 'ArrowRight', 'ArrowLeft'] })
})

test('Markdown: Tab reaches a wide table, and arrows scroll it', async ({ page }) => {
  await scrollsSideways(page, 'components-data-markdown--narrow', { keys: ['Tab', 'ArrowRight', 'ArrowLeft'] })
})

test('RichText: Tab reaches long lines of code, and arrows scroll them', async ({ page }) => {
  await scrollsSideways(page, 'components-data-richtext--greek-on-a-phone', {
    keys: ['Tab', 'ArrowRight', 'ArrowLeft'],
  })
})

test('RichTextEditor: the keys of an editor format, undo and redo', async ({ page }) => {
  const text = await openEditor(page)
  for (const [key, name] of [
    ['Control+b', 'Bold'],
    ['Control+i', 'Italic'],
    ['Control+u', 'Underline'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(page.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.press(key)
    await expect(page.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'false')
  }
  await page.keyboard.type('Line 4')
  await page.keyboard.press('Control+z')
  await expect(text).not.toContainText('Line 4')
  await page.keyboard.press('Control+Shift+z')
  await expect(text).toContainText('Line 4')
})

test('RichTextEditor: its keys indent the item of a list and tick the line of a checklist', async ({ page }) => {
  const text = await openEditor(page)
  await page.getByRole('button', { name: 'Checklist' }).click()
  await page.keyboard.type('Order a spare sensor')
  const item = text.getByRole('listitem')
  await page.keyboard.press('Control+Shift+Enter')
  await expect(item).toHaveAttribute('data-list', 'checked')
  await page.keyboard.press('Control+Shift+Enter')
  await expect(item).toHaveAttribute('data-list', 'unchecked')
  await page.keyboard.press('Control+]')
  await expect(item).toHaveClass(/ql-indent-1/)
  await page.keyboard.press('Control+[')
  await expect(item).not.toHaveClass(/ql-indent-1/)
})

async function openEditor(page: Page): Promise<Locator> {
  await open(page, 'components-fields-richtexteditor--empty')
  await expect(page.locator('[data-ready]')).toBeVisible()
  const text = page.getByRole('textbox', { name: 'Text of the post' })
  await text.click()
  return text
}

/**
 * On a narrow window the first key goes on until something that scrolls sideways has the focus, and the others move it
 * there and back.
 */
async function scrollsSideways(page: Page, story: string, { keys: [on, there, back] }: Keys) {
  await page.setViewportSize({ width: 300, height: 844 })
  await open(page, story)
  // Past the last stop nothing has the focus for once, and what scrolls is a stop only when it has been measured.
  await expect(async () => {
    await page.keyboard.press(on)
    expect(await page.evaluate(focusScrollsSideways)).toBe(true)
  }).toPass({ timeout: 30_000 })
  const focused = page.locator(':focus')
  await page.keyboard.press(there)
  await expect.poll(() => atRest(focused, 'scrollLeft')).toBeGreaterThan(0)
  await page.keyboard.press(back)
  await expect.poll(() => atRest(focused, 'scrollLeft')).toBe(0)
}

type Keys = { keys: [on: string, there: string, back: string] }

/** Runs in the page. */
function focusScrollsSideways(): boolean {
  const element = document.activeElement ?? document.body
  const { overflowX } = getComputedStyle(element)
  return ['auto', 'scroll'].includes(overflowX) && element.scrollWidth > element.clientWidth
}
