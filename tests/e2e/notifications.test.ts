import type { Page } from '@playwright/test'
import { shortenTimeouts } from '../support/document.ts'
import { noAnswer } from '../support/failures.ts'
import { feedOf } from '../support/feed.ts'
import { askAsMember } from '../support/member.ts'
import type { MockClient } from '../support/mock-client.ts'
import {
  bellOf,
  entriesOf,
  entryOf,
  expectUnread,
  listLength,
  loadMore,
  openPanel,
  panelOf,
  watchRealtime,
} from '../support/notifications.ts'
import { expect, signInByHand, test } from '../support/portal.ts'
import { look } from '../support/pushes.ts'
import { expectTip, signOutByHand, tipsOf } from '../support/shell.ts'
import { sentenceOf } from '../support/words.ts'

const stream = '/internal/v2/communication/update-notifications/notifications-stream'

test.beforeEach(async ({ signIn }) => signIn())

/** The number that the server has, whatever a page shows. */
async function unreadOnServer(member: Parameters<typeof askAsMember>[0]): Promise<number> {
  const path = 'internal/v2/communication/update-notifications/unread-notifications'
  return (await askAsMember<{ count: number }>(member, path)).count
}

const requestsFor = async (mock: MockClient, operationId: string) => (await mock.requests({ operationId })).length
const idOf = (notifications: { id: string }[]) => notifications[0]?.id ?? ''

test('the panel has the newest notifications beside the page, older ones by pages of twenty, and its failures in their place', async ({
  page,
  mock,
}) => {
  const long = idOf(
    await mock.push('comment-mention', {
      content: { descriptionPlainText: 'A sentence that goes on and on. '.repeat(40) },
    }),
  )
  await page.goto('./')
  await expectUnread(page, 5)
  await mock.fail('getNotificationsStream', 'status', { status: 500 })
  await bellOf(page).click()
  const panel = panelOf(page)
  await expect(panel.getByRole('heading', { name: 'The notifications did not load' })).toBeVisible()
  await expect(feedOf(page)).toBeVisible()
  await mock.clearFaults()
  await panel.getByRole('button', { name: 'Try again' }).click()
  await expect(entriesOf(page).first()).toBeVisible()

  await expect.poll(async () => (await panel.boundingBox())?.width).toBe(384)
  await expect(panel.getByRole('heading', { name: 'Notifications' })).toBeVisible()
  await expect(panel.getByRole('switch', { name: 'Only unread (5)' })).not.toBeChecked()
  await expect(entriesOf(page).filter({ hasText: 'Unread:' })).toHaveCount(5)
  await expect(panel.getByRole('button', { name: 'Mark as read', exact: true })).toHaveCount(5)
  const lines = await entryOf(page, long)
    .getByText('A sentence that goes on and on.')
    .evaluate(
      (element) => element.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(element).lineHeight),
    )
  expect(Math.round(lines), 'a long text is cut after three lines').toBe(3)

  await test.step('it stays open when a tip over it is pressed', async () => {
    await mock.fail('markNotificationsAsRead', 'status', { status: 500 })
    await panel.getByRole('button', { name: 'Mark as read', exact: true }).first().click()
    await tipsOf(page).getByRole('paragraph').first().click()
    await tipsOf(page).getByRole('button', { name: 'Close message' }).click()
    await expect(tipsOf(page).getByRole('paragraph')).toHaveCount(0)
    await expect(panel).toBeVisible()
    await mock.clearFaults()
  })

  await test.step('older ones come until there are no more', async () => {
    await mock.forgetRequests()
    await mock.fail('getNotificationsStream', 'status', { status: 500 })
    await loadMore(page)
    await expect(panel.getByText('The older notifications did not load.')).toBeVisible()
    await mock.clearFaults()
    await panel.getByRole('button', { name: 'Try again' }).click()
    await expect(panel.getByText('The older notifications did not load.')).toHaveCount(0)
    await expect(panel.getByRole('button', { name: 'Load more' })).toBeVisible()
    for (let pages = 2; pages < 4; pages += 1) {
      expect(await listLength(page)).toBe(-1)
      await loadMore(page)
      await expect(panel.getByText('Loading more notifications')).toHaveCount(0)
    }
    await expect.poll(() => listLength(page)).toBe(65)
    await expect(panel.getByRole('button', { name: 'Load more' })).toHaveCount(0)
    const asked = (await mock.requests({ operationId: 'getNotificationsStream' }))
      .map(({ path }) => new URL(path, 'https://portal.invalid').searchParams)
      .filter((query) => !query.has('syncToken'))
    expect(new Set(asked.map((query) => query.get('pageSize')))).toEqual(new Set(['20']))
    expect(asked.every((query) => query.has('pageToken'))).toBe(true)
  })

  await test.step('it covers a phone', async () => {
    await page.keyboard.press('Escape')
    await expect(bellOf(page)).toBeFocused()
    await page.setViewportSize({ width: 390, height: 844 })
    await openPanel(page)
    await expect.poll(async () => (await panel.boundingBox())?.width).toBe(390)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })
})

test('what is never answered is said and can be tried again; news come on the next occasion', async ({
  page,
  context,
  baseURL,
  mock,
}) => {
  await page.goto('./')
  await expectUnread(page, 4)
  await shortenTimeouts(page)
  await mock.fail('getNotificationsStream', ...noAnswer)
  await bellOf(page).click()
  const panel = panelOf(page)
  await expect(panel.getByText('Loading notifications')).toBeAttached()
  await expect(panel.getByRole('heading', { name: 'The notifications did not load' })).toBeVisible()
  await mock.clearFaults()
  await panel.getByRole('button', { name: 'Try again' }).click()
  await expect(entriesOf(page).first()).toBeVisible()

  await mock.fail('getNotificationsStream', ...noAnswer)
  const missed = idOf(await mock.push('comment-mention'))
  await expectUnread(page, 5)
  await expect(entryOf(page, missed)).toHaveCount(0)
  await mock.clearFaults()
  const next = idOf(await mock.push('task-assign'))
  for (const id of [missed, next]) await expect(entryOf(page, id)).toBeVisible()
  await expectUnread(page, 6)

  await mock.fail('markAllNotificationsAsRead', ...noAnswer)
  await panel.getByRole('button', { name: 'Mark all as read' }).click()
  await expectUnread(page, 0)
  // It is sent when the panel goes.
  await page.keyboard.press('Escape')
  await expectTip(page, 'The notifications were not marked as read')
  await expectUnread(page, 6)
  await mock.clearFaults()
  await openPanel(page)
  await panel.getByRole('button', { name: 'Mark all as read' }).click()
  await page.keyboard.press('Escape')
  await expectUnread(page, 0)
  await expect.poll(() => unreadOnServer({ context, baseURL })).toBe(0)
})

test('an entry leads to what it tells of, and is read then: by keys, by its own address, by its files', async ({
  page,
  mock,
  context,
  baseURL,
  guards,
}) => {
  guards.announce(/missing required post id/)
  const edit = idOf(await mock.push('post-attachments-edit'))
  const mention = idOf(await mock.push('comment-mention'))
  await page.goto('./')
  await expectUnread(page, 6)
  await openPanel(page)
  await page.keyboard.press('j')
  await expect(entryOf(page, mention).getByRole('link')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/entity=comments&commentId=/)
  await expect(page.getByRole('tab', { name: 'Comments', selected: true })).toBeVisible()
  await expectUnread(page, 5)
  await expect.poll(() => unreadOnServer({ context, baseURL })).toBe(5)

  await test.step('an address of its own, with its query', async () => {
    const own = idOf(await mock.push('comment', { content: { routerLink: '/', queryParams: { filter: 'archive' } } }))
    if (!(await panelOf(page).isVisible())) await openPanel(page)
    await entryOf(page, own).getByRole('link').click()
    await expect(page).toHaveURL(/\?filter=archive$/)
    await expect(page.getByRole('radio', { name: 'Archive' })).toBeChecked()
    await expectUnread(page, 5)
  })

  await test.step('a file opens all of them large', async () => {
    if (!(await panelOf(page).isVisible())) await openPanel(page)
    const entry = entryOf(page, edit)
    const chip = entry.getByRole('button', { name: /\.\w+$/ }).first()
    const name = (await chip.textContent()) ?? ''
    await chip.focus()
    await page.keyboard.press('Enter')
    const gallery = page.getByRole('dialog', { name: 'Attached files' })
    await expect(gallery.getByRole('link', { name: `Download ${name}` })).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(gallery.getByRole('link', { name: `Download ${name}` })).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(gallery).toBeHidden()
    await expect(chip).toBeFocused()
    await expect(entry.getByText('Unread')).toHaveCount(0)
  })

  await test.step('a kind that this build does not know, and an entry that leads nowhere', async () => {
    const unknown = idOf(await mock.push('canteen-menu'))
    await expect(entryOf(page, unknown)).toContainText('canteen-menu')
    await expect(entryOf(page, unknown)).toContainText(unknown)
    const removed = idOf(await mock.push('post-remove'))
    await expect(entryOf(page, removed)).toBeVisible()
    await expect(entryOf(page, removed).getByRole('link')).toHaveCount(0)

    await page.route(`**${stream}*`, async (route) => {
      const response = await route.fetch()
      const answer = (await response.json()) as { notifications: { typeId: string; post?: unknown }[] }
      for (const notification of answer.notifications)
        if (notification.typeId === 'task-assign') delete notification.post
      await route.fulfill({ response, json: answer })
    })
    const postless = idOf(await mock.push('task-assign'))
    await entryOf(page, postless).getByRole('button').first().click()
    await expect(page.getByText('This notification leads nowhere')).toBeVisible()
  })
})

test('an entry whose target is gone or closed when it is opened shows the page of that, is read and says so', async ({
  page,
  context,
  baseURL,
  mock,
}) => {
  await page.goto('./')
  await openPanel(page)
  const expectNoLonger = async (id: string, title: string) => {
    const entry = entryOf(page, id)
    await entry.getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect.poll(() => unreadOnServer({ context, baseURL })).toBe(4)
    await page.getByRole('link', { name: 'Back to home' }).click()
    await expectUnread(page, 4)
    if (!(await panelOf(page).isVisible())) await openPanel(page)
    await expect(entry).toContainText('No longer available')
    await expect(entry).not.toContainText('Unread:')
    await expect(entry.getByRole('link')).toHaveCount(0)
  }
  for (const [status, code, title] of [
    [404, 'post-not-found', 'This post is no longer here'],
    [403, 'community-forbidden', sentenceOf('en', 'errorPages.forbiddenCommunity')],
  ] as const) {
    const pushed = idOf(await mock.push('comment-mention'))
    await mock.fail('getPost', 'status', { status, code })
    await expectNoLonger(pushed, title)
  }
  const closed = idOf(await mock.push('post-creation', { content: { routerLink: '/manage' } }))
  await expectNoLonger(closed, sentenceOf('en', 'errorPages.forbiddenUserRegistry'))

  const [removed] = await mock.push('comment-mention')
  const entry = entryOf(page, removed?.id ?? '')
  await expect(entry.getByRole('link')).toHaveCount(1)
  await mock.removePost(removed?.post?.id ?? '')
  await expect(entry.getByRole('link')).toHaveCount(0)
})

test('an entry whose post turns out to be gone in a tab of its own says so in every tab', async ({
  page,
  context,
  mock,
}) => {
  const [pushed] = await mock.push('comment-mention')
  await mock.fail('getPost', 'status', { status: 404, code: 'post-not-found' })
  await page.goto('./')
  await openPanel(page)
  const entry = entryOf(page, pushed?.id ?? '')
  const link = entry.getByRole('link')
  const address = await link.getAttribute('href')
  // The press of the middle button, and the tab that it opens: a browser without a window may leave that tab unloaded
  // (microsoft/playwright#30236).
  await link.dispatchEvent('auxclick', { button: 1 })
  const other = await context.newPage()
  await other.goto(address ?? '')
  await expect(other.getByRole('heading', { level: 1, name: 'This post is no longer here' })).toBeVisible()
  await expect(entry).toContainText('No longer available')
  await expect(entry).not.toContainText('Unread:')
  await other.getByRole('link', { name: 'Back to home' }).click()
  await openPanel(other)
  await expect(entryOf(other, pushed?.id ?? '')).toContainText('No longer available')
})

test('marks reach the server: one by its dot, all at once after five seconds, when the panel goes and when the page goes', async ({
  page,
  context,
  baseURL,
  mock,
}) => {
  const sent = () => requestsFor(mock, 'markAllNotificationsAsRead')
  await page.clock.install()
  await page.goto('./')
  const panel = await openPanel(page)
  const all = panel.getByRole('button', { name: 'Mark all as read' })

  await test.step('one entry', async () => {
    const first = entriesOf(page).first()
    const id = (await first.getAttribute('data-notification')) ?? ''
    await first.getByRole('button', { name: 'Mark as read' }).click()
    await expect(first).not.toContainText('Unread:')
    await expect(first.getByRole('button', { name: 'Mark as read' })).toHaveCount(0)
    await expectUnread(page, 3)
    await expect.poll(() => unreadOnServer({ context, baseURL })).toBe(3)
    await page.reload()
    await openPanel(page)
    await expect(entryOf(page, id)).not.toContainText('Unread:')
    await expect(entriesOf(page).filter({ hasText: 'Unread:' })).toHaveCount(3)
  })

  await test.step('all, taken back', async () => {
    await all.click()
    await expectUnread(page, 0)
    await expect(all).toHaveCount(0)
    await panel.getByRole('button', { name: 'Undo' }).click()
    await expectUnread(page, 3)
    await page.clock.fastForward(10_000)
    expect(await sent()).toBe(0)
  })

  await test.step('all that were there at the click; what arrives later stays unread', async () => {
    await all.click()
    await expectUnread(page, 0)
    const late = idOf(await mock.push('comment-mention'))
    await expect(entryOf(page, late)).toBeVisible()
    await expectUnread(page, 1)
    expect(await sent()).toBe(0)
    await page.clock.fastForward(5_000)
    await expect.poll(() => unreadOnServer({ context, baseURL })).toBe(1)
    await expect(panel.getByRole('button', { name: 'Undo' })).toHaveCount(0)
    await expect(entryOf(page, late)).toContainText('Unread:')
    expect(await sent()).toBe(1)
  })

  for (const [round, leave] of [
    () => page.keyboard.press('Escape'),
    () => look(page, 'something else'),
    () => page.goto('about:blank'),
  ].entries())
    await test.step(`all, ${['the panel is closed', 'the page goes to the back', 'the page is left'][round]}`, async () => {
      if (round > 0) {
        await mock.push('comment-mention')
        await page.goto('./')
        await openPanel(page)
      }
      await all.click()
      await expectUnread(page, 0)
      expect(await sent()).toBe(round + 1)
      await leave()
      await expect.poll(sent, { timeout: 3_000 }).toBe(round + 2)
      await expect.poll(() => unreadOnServer({ context, baseURL })).toBe(0)
    })
})

/**
 * Asks to leave while the panel is open, which the pointer would close first. The answer is the button that says yes.
 */
async function askByKeys(page: Page) {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Menu of/ })
    .press('Enter')
  await page.getByRole('dialog', { name: 'Your account' }).getByRole('button', { name: 'Sign out' }).press('Enter')
  const question = page.getByRole('alertdialog', { name: 'Sign out of the portal?' })
  await expect(question).toBeVisible()
  return question.getByRole('button', { name: 'Sign out' })
}

test('all at once, and then signing out by keys: the mark is sent before the session ends, and holds nobody up', async ({
  page,
  context,
  baseURL,
  mock,
}) => {
  await page.clock.install()
  await page.goto('./')
  await openPanel(page)
  await panelOf(page).getByRole('button', { name: 'Mark all as read' }).press('Enter')
  await expectUnread(page, 0)
  const yes = await askByKeys(page)
  expect(await mock.requests({ operationId: 'markAllNotificationsAsRead' })).toHaveLength(0)
  await mock.forgetRequests()
  await yes.press('Enter')
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  const sent = async () =>
    (await mock.requests({ method: 'POST' }))
      .map(({ operationId, status }) => `${operationId} ${status}`)
      .filter((one) => /^(mark|sign)/.test(one))
  await expect.poll(sent).toEqual(['markAllNotificationsAsRead 200', 'signOut 204'])
  await page.clock.fastForward(10_000)
  await signInByHand(page)
  await expect(bellOf(page)).toHaveAccessibleName('Notifications')
  expect(await sent()).toEqual(['markAllNotificationsAsRead 200', 'signOut 204', 'signIn 200'])

  await test.step('also where the server does not answer it', async () => {
    await mock.push('comment-mention')
    await expectUnread(page, 1)
    await mock.forgetRequests()
    await mock.fail('markAllNotificationsAsRead', ...noAnswer)
    await openPanel(page)
    await panelOf(page).getByRole('button', { name: 'Mark all as read' }).press('Enter')
    await expectUnread(page, 0)
    const again = await askByKeys(page)
    const asked = page.waitForRequest(/mark-all-notifications-as-read$/)
    await again.press('Enter')
    await asked
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
    await page.clock.runFor(10_000)
    await expect
      .poll(async () => (await mock.requests({ operationId: 'signOut' })).map(({ status }) => status))
      .toEqual([204])
    const session = await askAsMember<{ user: unknown }>({ context, baseURL }, 'core/auth/session')
    expect(session.user).toBeNull()
    await signInByHand(page)
    await expectUnread(page, 1)
  })
})

test('“only unread” is kept over a reload and over signing out and in again, for this person', async ({ page }) => {
  await page.goto('./')
  const panel = await openPanel(page)
  const toggle = panel.getByRole('switch', { name: /^Only unread/ })
  await toggle.click()
  await expect(toggle).toBeChecked()
  await expect(entriesOf(page)).toHaveCount(4)

  await page.reload()
  await openPanel(page)
  await expect(toggle).toBeChecked()
  await expect(entriesOf(page)).toHaveCount(4)
  const kept = await page.evaluate(() => localStorage.getItem('onlyUnreadNotification'))
  expect(JSON.parse(kept ?? '')).toEqual({ 'giulia-riva': true })
  await page.keyboard.press('Escape')

  await signOutByHand(page)
  await signInByHand(page, 'marco.bianchi')
  await openPanel(page)
  await expect(toggle).not.toBeChecked()
  await page.keyboard.press('Escape')

  await signOutByHand(page, 'Marco Bianchi')
  await signInByHand(page)
  await openPanel(page)
  await expect(toggle).toBeChecked()
})

test('news arrive by themselves, here and on another device, until the person signs out', async ({
  page,
  context,
  mock,
  openBrowser,
  signIn,
}) => {
  const realtime = watchRealtime(context)
  await page.goto('./')
  await expectUnread(page, 4)
  await expect(page).toHaveTitle(/^\(4\) /)
  await expect.poll(() => realtime.open()).toHaveLength(1)
  await mock.push('comment-mention')
  await expectUnread(page, 5)
  await expect(page).toHaveTitle(/^\(5\) /)
  const panel = await openPanel(page)
  const second = idOf(await mock.push('task-assign'))
  await expect(entryOf(page, second)).toBeVisible()
  await expectUnread(page, 6)

  const elsewhere = await openBrowser()
  await signIn('giulia.riva', elsewhere)
  const otherPage = await elsewhere.newPage()
  await otherPage.goto('./')
  await openPanel(otherPage)
  await entriesOf(otherPage).first().getByRole('button', { name: 'Mark as read' }).click()
  await expectUnread(otherPage, 5)
  await expectUnread(page, 5)

  // A button that has nothing to do any more goes, and the focus stays in the panel.
  await panel.getByRole('button', { name: 'Mark all as read' }).focus()
  await panelOf(otherPage).getByRole('button', { name: 'Mark all as read' }).click()
  await panelOf(otherPage).press('Escape')
  await expectUnread(page, 0)
  await expect(panel.getByRole('button', { name: 'Mark all as read' })).toHaveCount(0)
  await expect(panel).toBeFocused()
  expect(realtime.all()).toHaveLength(1)

  await page.keyboard.press('Escape')
  await signOutByHand(page)
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await expect.poll(() => realtime.open()).toHaveLength(0)
  await expect(page).not.toHaveTitle(/^\(/)
})

for (const [browser, lacks] of [
  ['', []],
  [' without locks', ['locks']],
] as const) {
  test(`two tabs of a browser${browser} share one connection and one number, also when the one that listened is closed`, async ({
    page,
    context,
    mock,
  }) => {
    await context.addInitScript((missing) => {
      for (const name of missing) Reflect.deleteProperty(Navigator.prototype, name)
    }, lacks)
    const realtime = watchRealtime(context)
    const other = await context.newPage()
    await page.goto('./')
    await expect.poll(() => realtime.open()).toHaveLength(1)
    await other.goto('./')
    const expectBoth = async (count: number) => {
      for (const tab of [page, other]) await expectUnread(tab, count)
    }
    await expectBoth(4)
    await mock.push('comment-mention')
    await expectBoth(5)
    await openPanel(other)
    await entriesOf(other).first().getByRole('button', { name: 'Mark as read' }).click()
    await expectBoth(4)
    await panelOf(other).getByRole('button', { name: 'Mark all as read' }).click()
    await expectBoth(0)
    await panelOf(other).getByRole('button', { name: 'Undo' }).click()
    await expectBoth(4)
    expect(realtime.all()).toHaveLength(1)

    await page.close()
    await expect.poll(() => realtime.all()).toHaveLength(2)
    await mock.push('comment-mention')
    await expectUnread(other, 5)
  })
}

test('two tabs that cannot hear each other agree all the same: each listens then', async ({ page, context, mock }) => {
  await context.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'locks')
    Reflect.deleteProperty(globalThis, 'BroadcastChannel')
  })
  const realtime = watchRealtime(context)
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto('./')
    await expectUnread(tab, 4)
  }
  await expect.poll(() => realtime.open()).toHaveLength(2)
  await mock.push('comment-mention')
  await expectUnread(page, 5)
  await openPanel(other)
  await entriesOf(other).first().getByRole('button', { name: 'Mark as read' }).click()
  await expectUnread(other, 4)
  await expectUnread(page, 4)
})

test.describe('ten thousand notifications', () => {
  test.use({ seed: 'crowded' })

  test('are scrolled page by page with few of them in the document, and gone through by keys', async ({ page }) => {
    await page.goto('./')
    await openPanel(page)
    for (let pages = 0; pages < 5; pages += 1) {
      const before = await panelOf(page).getByRole('listitem').last().getAttribute('aria-posinset')
      await loadMore(page)
      await expect(panelOf(page).getByRole('button', { name: 'Load more' })).toBeVisible()
      await entriesOf(page).last().scrollIntoViewIfNeeded()
      await expect
        .poll(async () => Number(await panelOf(page).getByRole('listitem').last().getAttribute('aria-posinset')))
        .toBeGreaterThan(Number(before))
    }
    expect(await entriesOf(page).count()).toBeLessThan(40)

    await page.reload()
    await openPanel(page)
    const focusedPlace = () =>
      page.evaluate(() => document.activeElement?.closest('[aria-posinset]')?.getAttribute('aria-posinset'))
    await panelOf(page).focus()
    for (let press = 1; press <= 18; press += 1) {
      await page.keyboard.press('j')
      await expect.poll(focusedPlace).toBe(String(press))
    }
    const entry = panelOf(page).locator('[aria-posinset="18"] article')
    await expect(entry).toBeInViewport()
    await page.keyboard.press('e')
    await expect(entry).not.toContainText('Unread:')
    expect(await focusedPlace()).toBe('18')
    await page.keyboard.press('k')
    await expect.poll(focusedPlace).toBe('17')

    // Asking for older ones goes on from the last entry that was there.
    await panelOf(page).getByRole('button', { name: 'Load more' }).press('Enter')
    await expect(panelOf(page).locator('[aria-posinset="21"]')).toBeAttached()
    expect(await focusedPlace()).toBe('20')
    await page.keyboard.press('j')
    await expect.poll(focusedPlace).toBe('21')
  })
})
