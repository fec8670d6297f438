import { expect, test, type Page } from '@playwright/test'

const storybookUrl = process.env.STORYBOOK_URL ?? ''

test('Storybook asks no host but its own', async ({ page }) => {
  const foreign = foreignRequests(page)
  for (const path of [
    '?path=/docs/introduction--docs',
    '?path=/docs/guides-status--docs',
    '?path=/docs/components-actions-button--docs',
    '?path=/story/components-fields-datepicker--default',
    '?path=/story/screens-dashboard--default',
  ]) {
    await page.goto(new URL(path, storybookUrl).href)
    await page.waitForLoadState('networkidle')
  }
  expect(foreign).toEqual([])
})

test('the status page lists the components', async ({ page }) => {
  await page.goto(new URL('iframe.html?viewMode=docs&id=guides-status--docs', storybookUrl).href)
  await expect(page.getByRole('row', { name: /^VirtualList/ })).toBeVisible()
})

test('the screens that are built are listed with their addresses', async ({ page }) => {
  await page.goto(new URL('iframe.html?viewMode=docs&id=screens-what-is-built--docs', storybookUrl).href)
  await expect(page.getByRole('row', { name: /^Post detail \/post\/:postId/ })).toBeVisible()
})

test('the frame has our typeface and the groups of components', async ({ page }) => {
  await page.goto(new URL('?path=/docs/components-actions-button--docs', storybookUrl).href)
  await expect(page.locator('#components-overlays')).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  expect(await page.evaluate(() => document.fonts.check("14px 'Commissioner Variable'"))).toBe(true)
  const faces = await page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length)
  expect(faces).toBeGreaterThan(0)
})

test('the page of a component says what its guide says', async ({ page }) => {
  await page.goto(new URL('iframe.html?viewMode=docs&id=components-fields-select--docs', storybookUrl).href)
  await expect(page.getByText('One choice out of a short list that everybody knows')).toBeVisible()
  await expect(page.getByRole('row', { name: 'Alt + ↓ Open the list' })).toBeVisible()
})

test.describe('the toolbar', () => {
  const story = (id: string, globals: string) =>
    new URL(`iframe.html?viewMode=story&id=${id}&globals=${globals};a11y.manual:!true`, storybookUrl).href

  test('turns a screen round for a language from right to left', async ({ page }) => {
    await page.goto(story('components-actions-tabs--post-detail', 'language:rtl'))
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  })

  test('speaks the language that was chosen', async ({ page }) => {
    await page.goto(story('features-sign-in-page--empty', 'language:de'))
    await expect(page.getByRole('button', { name: 'Anmelden' })).toBeVisible()
  })

  for (const theme of ['light', 'dark', 'light-hc', 'dark-hc']) {
    test(`puts stories into ${theme}`, async ({ page }) => {
      await page.goto(story('components-actions-button--primary', `theme:${theme}`))
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
      await expect(page.locator('html')).toHaveCSS('color-scheme', theme.replace('-hc', ''))
    })
  }

  for (const trouble of ['401', '403', '404', '500', 'html', 'malformed', 'wrong-shape', 'empty-body', 'offline']) {
    test(`lets the server of a screen fail: ${trouble}`, async ({ page }) => {
      await page.goto(story('screens-dashboard--default', `trouble:${trouble}`))
      // Storybook loads the screen and the server in it: a busy machine takes its time.
      await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible({ timeout: 30_000 })
      await expect(page.getByRole('article')).toHaveCount(0)
    })
  }

  test('empties the world of a screen', async ({ page }) => {
    await page.goto(story('screens-dashboard--default', 'trouble:empty'))
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(0)
  })

  test('slows the server of a screen', async ({ page }) => {
    await page.goto(story('screens-dashboard--default', 'trouble:slow'))
    // Every answer takes three seconds more, beside what loading takes on a busy machine.
    await expect(page.getByRole('article').first()).toBeVisible({ timeout: 30_000 })
  })
})

/** Everything that is asked of another host than Storybook's own, as it goes on. */
function foreignRequests(page: Page): string[] {
  const { host } = new URL(storybookUrl)
  const foreign: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (/^(https?|wss?):$/.test(url.protocol) && url.host !== host) foreign.push(url.href)
  })
  return foreign
}
