import { assistantOf } from '../support/assistant.ts'
import { atRest, cardOf, catalogue, feedOf, lineFour, titleInView } from '../support/feed.ts'
import { watchLayoutShift } from '../support/layout-shift.ts'
import { expect, test } from '../support/portal.ts'
import { card, rail } from '../support/rail.ts'

test.describe('the feed', () => {
  test.beforeEach(async ({ signIn }) => signIn())

  test('greets the person, shows the newest posts first, and keeps the filter in the address', async ({
    page,
    mock,
  }) => {
    await page.goto('./?filter=everything')
    await expect(page.getByRole('heading', { level: 1, name: /Giulia/ })).toBeVisible()
    await expect(page.getByRole('radio', { name: 'Latest' }), 'an unknown filter').toBeChecked()
    await expect(feedOf(page).getByRole('heading', { level: 2 }).first()).toHaveText(lineFour)
    await expect(cardOf(page, catalogue)).toBeVisible()

    await test.step('posts that cannot be loaded are loaded on request', async () => {
      await mock.fail('listPosts', 'status', { status: 500 })
      await page.getByRole('radio', { name: 'Archive' }).click()
      await expect(page.getByText('The posts could not be loaded')).toBeVisible()
      await mock.clearFaults()
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(feedOf(page).getByRole('article').first()).toBeVisible()
    })

    for (const [filter, label] of [
      ['followed', 'Followed'],
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
  })

  test('keeps likes and favourites on the server, and takes a refused like back', async ({ page, mock }) => {
    await page.goto('./')
    const like = cardOf(page, lineFour).getByRole('button', { name: /^Like/ })
    const bookmark = cardOf(page, catalogue).getByRole('button', { name: 'Keep among my favourites' })
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

    await mock.fail('likePost', 'status', { status: 500 })
    await like.click()
    await expect(page.getByText('Your like was not saved')).toBeVisible()
    await expect(like).toHaveAttribute('aria-pressed', 'false')
    await expect(like).toContainText('24')
  })
})

for (const width of [1440, 390]) {
  test(`a morning with the feed in a window of ${width} px`, async ({ page, mock, signIn }) => {
    await signIn()
    await page.setViewportSize({ width, height: 1600 })
    const shift = await watchLayoutShift(page)
    await page.goto('./')
    const feed = feedOf(page)
    const line = feed.getByText(/^You were here/)
    const saved = async () => (await mock.requests({ operationId: 'saveFeedPosition' })).length

    await test.step('pictures and faces are there at first sight, and nothing moves as they come', async () => {
      const inWindow = (all: Element[]) => all.filter((one) => one.getBoundingClientRect().bottom <= 1600).length
      const loaded = feed.locator('article [data-place] > img')
      await expect
        .poll(() =>
          loaded.evaluateAll((all) => all.filter((image) => (image as HTMLImageElement).naturalWidth > 0).length),
        )
        .toBeGreaterThanOrEqual(3)
      expect(await feed.locator('[data-place]').evaluateAll(inWindow)).toBeGreaterThanOrEqual(3)
      expect(await feed.locator('article [data-hue]').evaluateAll(inWindow)).toBeGreaterThanOrEqual(5)
      await expect(line).toHaveCount(1)
      const above = feed.locator('[data-index]').filter({ has: page.getByText(/^You were here/) })
      await expect(above.getByRole('heading')).toHaveText(catalogue)
      expect(await shift()).toBeLessThan(0.01)
      await expect.poll(saved).toBe(1)
    })

    const hasRail = width >= 1200
    if (hasRail)
      await test.step('the cards beside the feed come without moving anything either', async () => {
        await expect(card(page, 'For you').getByRole('listitem')).toHaveCount(4)
        await expect(card(page, 'Tasks due').getByRole('listitem')).toHaveCount(3)
        // Below the window it is asked for once it is reached.
        await card(page, 'Next events').scrollIntoViewIfNeeded()
        await expect(card(page, 'Next events').getByRole('listitem')).toHaveCount(3)
        expect(await rail(page).evaluate((element) => element.getBoundingClientRect().width)).toBe(280)
        expect(await shift()).toBeLessThan(0.02)
      })

    await test.step('posts by others move nothing until they are asked for', async () => {
      const place = () => cardOf(page, lineFour).boundingBox()
      const before = await atRest(async () => (await place())?.y ?? 0)
      const [one, two] = [await mock.publish(5), await mock.publish(7)]
      const pill = page.getByRole('button', { name: '2 new posts' })
      await expect(pill).toBeVisible()
      expect((await place())?.y).toBe(before)
      await pill.click()
      await expect(feed.getByRole('heading', { level: 2 }).nth(0)).toHaveText(two.title)
      await expect(feed.getByRole('heading', { level: 2 }).nth(1)).toHaveText(one.title)
      await expect(pill).toHaveCount(0)
      await expect.poll(saved).toBe(2)
    })

    await test.step('the unread posts are counted, and one that is read leaves them', async () => {
      const unread = page.getByRole('radio', { name: 'Unread 16' })
      await unread.click()
      await expect(page).toHaveURL(/[?&]filter=unread$/)
      await cardOf(page, lineFour).getByRole('link', { name: lineFour, exact: true }).click()
      await expect(page.getByRole('heading', { name: 'What happened' })).toBeVisible()
      await page.goBack()
      await expect(page.getByRole('radio', { name: 'Unread 15' })).toBeChecked()
      await expect(cardOf(page, lineFour), 'nothing moves meanwhile').toBeVisible()
      await page.reload()
      await expect(feed.getByRole('article').first()).toBeVisible()
      await expect(cardOf(page, lineFour)).toHaveCount(0)
    })

    await test.step('an hour later the line stands where this visit ended, and what was read is compact', async () => {
      await mock.advanceClock(3_600_000)
      const { title } = await mock.publish(9)
      await page.goto('./')
      await expect(feed.getByRole('heading', { level: 2 }).first()).toHaveText(title)
      await expect(line).toHaveCount(1)
      await expect(feed.locator('[data-index="1"]').filter({ has: page.getByText(/^You were here/) })).toHaveCount(1)
      await expect(cardOf(page, lineFour).getByRole('button', { name: /^Like/ })).toHaveCount(0)
      await expect(cardOf(page, catalogue).getByRole('button', { name: /^Like/ })).toBeVisible()
    })

    if (!hasRail) return
    await test.step('the assistant is asked what is new', async () => {
      await page.getByRole('button', { name: 'What is new since yesterday?' }).click()
      await expect(assistantOf(page).getByRole('textbox', { name: 'Ask a question' })).toHaveValue(
        'What is new since yesterday?',
      )
    })
  })
}

test.describe('a feed of two thousand posts', () => {
  test.use({ seed: 'crowded' })
  test.beforeEach(async ({ signIn }) => signIn())

  test('goes on as one scrolls, and keeps only the cards near the window in the document', async ({ page, mock }) => {
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
  })

  test('stands where it was when one comes back from a post', async ({ page }) => {
    await page.goto('./')
    const feed = feedOf(page)
    await expect(feed.getByRole('article').first()).toBeVisible()
    await expect(async () => {
      await page.mouse.move(600, 500)
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
    await expect(page.getByText('Nothing has been posted yet')).toBeVisible()
    await expect(feedOf(page)).toHaveCount(0)
    await page.getByRole('radio', { name: 'Unread' }).click()
    await expect(page.getByText('Nothing unread')).toBeVisible()
    await page.getByRole('button', { name: 'Show the latest posts' }).click()
    await expect(page.getByRole('radio', { name: 'Latest' })).toBeChecked()
  })
})
