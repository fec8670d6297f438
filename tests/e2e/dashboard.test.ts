import { atRest, cardOf, catalogue, feedOf, lineFour, titleInView } from '../support/feed.ts'
import { expect, failAs, test } from '../support/portal.ts'

test.describe('the feed', () => {
  test.beforeEach(async ({ signIn }) => signIn())

  test('greets the person, shows the newest posts first, keeps the filter in the address, and says what cannot be loaded', async ({
    page,
    mock,
    guards,
  }) => {
    await page.goto('./?filter=everything')
    await expect(page.getByRole('heading', { level: 1, name: /Giulia/ })).toBeVisible()
    await expect(page.getByRole('radio', { name: 'Latest' }), 'an unknown filter').toBeChecked()
    await expect(feedOf(page).getByRole('heading', { level: 2 }).first()).toHaveText(lineFour)
    await expect(cardOf(page, catalogue)).toBeVisible()
    for (const [filter, label] of [
      ['followed', 'Following'],
      ['unread', 'Unread'],
      ['archive', 'Archive'],
    ] as const) {
      await page.getByRole('radio', { name: label }).click()
      await expect(page).toHaveURL(new RegExp(`[?&]filter=${filter}$`))
      await expect(feedOf(page).getByRole('article').first()).toBeVisible()
    }
    await page.reload()
    await expect(page.getByRole('radio', { name: 'Archive' })).toBeChecked()
    await expect(feedOf(page).getByRole('article').first()).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('radio', { name: 'Unread' })).toBeChecked()

    await test.step('a filter whose posts cannot be loaded says so, and loads them on request', async () => {
      // With nothing of it in the cache.
      await page.goto('./')
      await expect(cardOf(page, lineFour)).toBeVisible()
      await failAs({ mock, guards }, 'listPosts', 'status', { status: 500 })
      await page.getByRole('radio', { name: 'Archive' }).click()
      await expect(page.getByText('Couldn’t load posts')).toBeVisible()
      await mock.clearFaults()
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(feedOf(page).getByRole('article').first()).toBeVisible()
    })
  })

  test('keeps likes and favourites on the server, and takes a refused like back', async ({ page, mock, guards }) => {
    await page.goto('./')
    const like = cardOf(page, lineFour).getByRole('button', { name: /^Like/ })
    const bookmark = cardOf(page, catalogue).getByRole('button', { name: 'Save to favourites' })
    await expect(like).toHaveAttribute('aria-pressed', 'false')
    await expect(like).toContainText('24')
    await like.click()
    await expect(like).toHaveAttribute('aria-pressed', 'true')
    await expect(like).toContainText('25')
    await expect.poll(() => mock.requests({ operationId: 'likePost' })).toHaveLength(1)

    const before = await bookmark.getAttribute('aria-pressed')
    // A reload would take a request back that is still on its way.
    const saved = page.waitForResponse((answer) => answer.request().method() !== 'GET' && answer.ok())
    await bookmark.click()
    const after = before === 'true' ? 'false' : 'true'
    await expect(bookmark).toHaveAttribute('aria-pressed', after)
    await saved
    await page.reload()
    await expect(bookmark).toHaveAttribute('aria-pressed', after)
    await expect(like).toHaveAttribute('aria-pressed', 'true')
    await like.click()
    await expect(like).toContainText('24')
    await expect.poll(() => mock.requests({ operationId: 'unlikePost' })).toHaveLength(1)

    await failAs({ mock, guards }, 'likePost', 'status', { status: 500 })
    await like.click()
    await expect(page.getByText('Couldn’t save your like')).toBeVisible()
    await expect(like).toHaveAttribute('aria-pressed', 'false')
    await expect(like).toContainText('24')
  })

  test('shows pictures and faces at first sight, and nothing moves as they come, in wide and narrow windows', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.assign(globalThis, { shift: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          // The page's own sum, from above.
          Object.assign(globalThis, { shift: (globalThis as unknown as { shift: number }).shift + entry.value })
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const feed = feedOf(page)
    const covers = feed.locator('[data-cover] > img')
    const faces = feed.locator('article [data-hue]')
    for (const width of [1440, 390]) {
      await test.step(`in a window of ${width} px`, async () => {
        // What the page before would move in the new window does not count.
        await page.goto('about:blank')
        await page.setViewportSize({ width, height: 1600 })
        await page.goto('./')
        await expect(covers.nth(1)).toBeInViewport()
        await expect
          .poll(() =>
            covers.evaluateAll((all) => (all as HTMLImageElement[]).filter((image) => image.naturalWidth > 0).length),
          )
          .toBeGreaterThanOrEqual(2)
        const seen = () =>
          faces.evaluateAll((all) => all.filter((face) => face.getBoundingClientRect().bottom < 1600).length)
        expect(await seen()).toBeGreaterThanOrEqual(5)
        // The page's own sum, from above.
        expect(await page.evaluate(() => (globalThis as unknown as { shift: number }).shift)).toBeLessThan(0.01)
      })
    }
  })

  test('opens the file and the photos of a card, and gives the focus back', async ({ page, mock, guards }) => {
    await page.goto('./')
    const photos = cardOf(page, lineFour).getByRole('button', { name: '6 photos' })
    await photos.click()
    const pictures = page.getByRole('dialog', { name: `Pictures of ${lineFour}` })
    await expect(pictures.getByRole('img', { name: /press hall/i }).first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(pictures).toHaveCount(0)
    await expect(photos).toBeFocused()

    await failAs({ mock, guards }, 'listAttachments', 'status', { status: 500 })
    const file = cardOf(page, lineFour).getByRole('button', { name: 'report-line4.pdf' })
    await file.click()
    const waiting = page.getByRole('dialog', { name: lineFour })
    await expect(waiting.getByRole('alert')).toBeVisible()
    await mock.clearFaults()
    await waiting.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('dialog', { name: 'Attached files' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(file).toBeFocused()
  })
})

test.describe('a feed of two thousand posts', () => {
  test.use({ seed: 'crowded' })
  test.beforeEach(async ({ signIn }) => signIn())

  test('goes on as one scrolls, keeps only the cards near the window in the document, and stands there when one comes back from a post', async ({
    page,
    mock,
  }) => {
    await page.goto('./')
    const feed = feedOf(page)
    await expect(feed.getByRole('article').first()).toBeVisible()

    const pages = async () => (await mock.requests({ operationId: 'listPosts' })).length
    for (const wanted of [2, 3, 4]) {
      await expect(async () => {
        await page.mouse.move(600, 500)
        await page.mouse.wheel(0, 4_000)
        expect(await pages()).toBeGreaterThanOrEqual(wanted)
      }).toPass()
    }
    expect(await feed.getByRole('article').count()).toBeLessThan(30)
    expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(3_000)

    await expect(async () => {
      await page.mouse.wheel(0, 3_000)
      expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(6_000)
    }).toPass()
    // The cards that just came in are still being measured; the place counts once it is at rest.
    const place = await atRest(() => page.evaluate(() => window.scrollY))
    const title = await titleInView(page)
    await feed.getByRole('link', { name: title, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()

    await page.goBack()
    await expect(feed.getByRole('heading', { name: title })).toBeInViewport()
    expect(Math.abs((await atRest(() => page.evaluate(() => window.scrollY))) - place)).toBeLessThan(150)
  })
})

test.describe('an organisation in which nothing has happened yet', () => {
  test.use({ seed: 'empty' })

  test('says what will stand here', async ({ page, signIn }) => {
    await signIn()
    await page.goto('./')
    await expect(page.getByText('No posts yet')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Write a post' })).toHaveAttribute('href', '/post/create')
    await expect(feedOf(page)).toHaveCount(0)
    await page.getByRole('radio', { name: 'Unread' }).click()
    await expect(page.getByText('You’re all caught up')).toBeVisible()
    await page.getByRole('button', { name: 'Show latest posts' }).click()
    await expect(page.getByRole('radio', { name: 'Latest' })).toBeChecked()
  })
})
