import type { BrowserContext, Page } from '@playwright/test'
import { cardOf, catalogue, lineFour } from '../support/feed.ts'
import { askAsMember } from '../support/member.ts'
import { watchRealtime } from '../support/notifications.ts'
import { people } from '../support/people.ts'
import { expect, failedRequest, handedOver, test } from '../support/portal.ts'
import { sentenceOf } from '../support/words.ts'

const communities = 'internal/v2/communication/communities'

/** A browser of somebody who moderates communities. */
type Moderator = { context: BrowserContext; baseURL: string | undefined }

async function change({ context, baseURL }: Moderator, method: string, path: string, data?: object): Promise<void> {
  const { href, origin } = new URL(`api/${communities}/${path}`, baseURL)
  const response = await context.request.fetch(href, { method, headers: { origin }, ...(data && { data }) })
  expect(response.ok(), `${method} ${path}`).toBe(true)
}

async function letRead(moderator: Moderator, communityId: string, readAccess: 'everyone' | 'members'): Promise<void> {
  const { occToken } = await askAsMember<{ occToken: string }>(moderator, `${communities}/${communityId}`)
  await change(moderator, 'PATCH', communityId, { readAccess, occToken })
}

const commentBox = (page: Page) => page.getByRole('textbox', { name: 'Write a comment' })

/** The page says that the community is closed, and shows nothing of the post that was on it. */
async function expectClosed(page: Page, title: string): Promise<void> {
  const words = sentenceOf('en', 'errorPages.forbiddenCommunity')
  await expect(page.getByRole('heading', { level: 1, name: words, exact: true })).toBeVisible()
  await expect(page.getByText(title)).toHaveCount(0)
  await expect(page.getByRole('list', { name: 'Conversation' })).toHaveCount(0)
  await expect(page).not.toHaveTitle(new RegExp(title))
}

test.describe('who loses the right to read a post', () => {
  test('by being removed has it on no screen, in no list and on no way back, and keeps the comment that was begun', async ({
    page,
    context,
    signIn,
    openBrowser,
    baseURL,
    guards,
  }) => {
    // The open page asks for what it may not read any more.
    guards.announce(failedRequest, handedOver)
    const begun = 'Half a thought about page 7'
    const moderator = { context: await openBrowser(), baseURL }
    await signIn(people.reseller.userName, moderator.context)
    await letRead(moderator, 'product-launches', 'members')

    await signIn()
    const realtime = watchRealtime(context)
    await page.goto('./')
    await cardOf(page, catalogue).getByRole('link', { name: catalogue, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: catalogue })).toBeVisible()
    await commentBox(page).fill(begun)
    await expect.poll(() => realtime.open()).toHaveLength(1)

    await test.step('the open page closes without being touched', async () => {
      await change(moderator, 'DELETE', 'product-launches/members/giulia-riva')
      await expectClosed(page, catalogue)
      await expect(commentBox(page)).toHaveCount(0)
      // Among the last places it is named until the page has stood for a moment.
      const kept = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
      await expect.poll(kept).not.toContain(catalogue)
      await expect.poll(kept).toContain(begun)
    })

    await test.step('neither Back nor Forward brings it on the screen', async () => {
      await page.goBack()
      await expect(cardOf(page, lineFour)).toBeVisible()
      await expect(page.getByText(catalogue)).toHaveCount(0)
      await page.goForward()
      await expectClosed(page, catalogue)
      await page.getByRole('link', { name: 'Back to home' }).click()
      await expect(cardOf(page, lineFour)).toBeVisible()
      await expect(page.getByText(catalogue)).toHaveCount(0)
    })

    await test.step('the comment is there again with the right to write it', async () => {
      await change(moderator, 'PATCH', 'product-launches/members/giulia-riva', { role: 'member' })
      await page.goto('./post/p-1039')
      await expect(page.getByRole('heading', { level: 1, name: catalogue })).toBeVisible()
      await expect(commentBox(page)).toHaveValue(begun)
    })
  })

  test('by a change that nobody is told of learns it by the comment that is refused, and can send that later', async ({
    page,
    signIn,
    openBrowser,
    baseURL,
    guards,
  }) => {
    guards.announce(failedRequest, handedOver)
    const title = 'Onboarding survey: what the first ninety days feel like'
    const written = 'My first ninety days were loud.'
    const moderator = { context: await openBrowser(), baseURL }
    await signIn(people.reseller.userName, moderator.context)

    await signIn()
    await page.goto('./post/p-1034')
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await commentBox(page).fill(written)
    await letRead(moderator, 'people-and-places', 'members')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expectClosed(page, title)
    await expect(page.getByText(written)).toHaveCount(0)

    await letRead(moderator, 'people-and-places', 'everyone')
    await page.goto('./post/p-1034')
    await page.getByRole('button', { name: 'Send again' }).click()
    await expect(page.getByRole('button', { name: 'Send again' })).toHaveCount(0)
    await expect(page.getByText('Sending', { exact: true })).toHaveCount(0)
    await expect(page.getByRole('list', { name: 'Conversation' }).getByText(written)).toHaveCount(1)
  })
})
