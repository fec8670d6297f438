import type { Page } from '@playwright/test'
import { shortenPatience, withShortPatience } from '../support/document.ts'
import { noAnswer, refusals, uselessAnswers } from '../support/failures.ts'
import { feedOf } from '../support/feed.ts'
import { askAsMember } from '../support/member.ts'
import {
  bellOf,
  entriesOf,
  entryOf,
  expectUnread,
  listLength,
  loadMore,
  openListening,
  openPanel,
  panelOf,
  watchRealtime,
} from '../support/notifications.ts'
import { expect, failAs, failedRequest, handedOver, signInByHand, test } from '../support/portal.ts'
import { look } from '../support/pushes.ts'
import { expectTold, signOutByHand, tipsOf } from '../support/shell.ts'
import { sentenceOf } from '../support/words.ts'

const stream = '/internal/v2/communication/update-notifications/notifications-stream'

test.beforeEach(async ({ signIn }) => signIn())

/** The number that the server has, whatever a page shows. */
async function unreadOnServer(member: Parameters<typeof askAsMember>[0]): Promise<number> {
  const path = 'internal/v2/communication/update-notifications/unread-notifications'
  return (await askAsMember<{ count: number }>(member, path)).count
}

test.describe('the panel', () => {
  test('is 384 px wide, over the page, with a title, the filter and its count', async ({ page }) => {
    await page.goto('./')
    await expectUnread(page, 4)
    const panel = await openPanel(page)
    await expect.poll(async () => (await panel.boundingBox())?.width).toBe(384)
    await expect(panel.getByRole('heading', { name: 'Notifications' })).toBeVisible()
    await expect(panel.getByRole('switch', { name: 'Only unread (4)' })).not.toBeChecked()
    await expect(panel.getByRole('button', { name: 'Mark all as read' })).toBeVisible()
    await expect(feedOf(page)).toBeVisible()
  })

  test('fills the window of a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('./')
    const panel = await openPanel(page)
    await expect.poll(async () => (await panel.boundingBox())?.width).toBe(390)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })

  test('tells in words and by a dot which entries are unread', async ({ page }) => {
    await page.goto('./')
    await openPanel(page)
    await expect(entriesOf(page).filter({ hasText: 'Unread:' })).toHaveCount(4)
    await expect(panelOf(page).getByRole('button', { name: 'Mark as read', exact: true })).toHaveCount(4)
  })

  test('cuts long texts after three lines', async ({ page, mock }) => {
    const [long] = await mock.push('comment-mention', {
      content: { descriptionPlainText: 'A sentence that goes on and on. '.repeat(40) },
    })
    await page.goto('./')
    await openPanel(page)
    const quote = entryOf(page, long?.id ?? '').getByText('A sentence that goes on and on.')
    const lines = await quote.evaluate(
      (element) => element.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(element).lineHeight),
    )
    expect(Math.round(lines)).toBe(3)
  })

  test('closes by its button, by Escape and by a press beside it, with the focus back on the bell', async ({
    page,
  }) => {
    await page.goto('./')
    await openPanel(page)
    await panelOf(page).getByRole('button', { name: 'Close notifications' }).click()
    await expect(panelOf(page)).toHaveCount(0)
    await expect(bellOf(page)).toBeFocused()

    await openPanel(page)
    await page.keyboard.press('Escape')
    await expect(panelOf(page)).toHaveCount(0)
    await expect(bellOf(page)).toBeFocused()

    await openPanel(page)
    await page.mouse.click(300, 700)
    await expect(panelOf(page)).toHaveCount(0)
  })

  test('stays open when one presses on a tip that lies over it', async ({ page, mock, guards }) => {
    await page.goto('./')
    const panel = await openPanel(page)
    guards.announce(/marking notifications/)
    await failAs({ mock, guards }, 'markNotificationsAsRead', 'status', { status: 500 })
    await panel.getByRole('button', { name: 'Mark as read', exact: true }).first().click()
    await tipsOf(page).getByRole('paragraph').first().click()
    await tipsOf(page).getByRole('button', { name: 'Close message' }).click()
    await expect(tipsOf(page).getByRole('paragraph')).toHaveCount(0)
    await expect(panel).toBeVisible()
  })

  test('goes on to the end by pages of twenty, and then offers no more', async ({ page, mock }) => {
    await page.goto('./')
    await openPanel(page)
    const more = panelOf(page).getByRole('button', { name: 'Load more' })
    for (let pages = 1; pages < 4; pages += 1) {
      expect(await listLength(page)).toBe(-1)
      await loadMore(page)
      await expect(panelOf(page).getByText('Loading more notifications')).toHaveCount(0)
    }
    await expect.poll(() => listLength(page)).toBe(64)
    await expect(more).toHaveCount(0)
    const asked = (await mock.requests({ operationId: 'getNotificationsStream' }))
      .map(({ path }) => new URL(path, 'https://portal.invalid').searchParams)
      .filter((query) => !query.has('syncToken'))
    expect(asked.map((query) => query.get('pageSize'))).toEqual(['20', '20', '20', '20'])
    expect(asked.map((query) => query.has('pageToken'))).toEqual([false, true, true, true])
  })

  test('says when the next page does not come, and loads it on request', async ({ page, mock, guards }) => {
    await page.goto('./')
    await openPanel(page)
    guards.announce(/notifications: ApiError/)
    await failAs({ mock, guards }, 'getNotificationsStream', 'status', { status: 500 })
    await loadMore(page)
    await expect(panelOf(page).getByText('The older notifications did not load.')).toBeVisible()
    await mock.clearFaults()
    await expect(entriesOf(page).first()).toBeVisible()
    await panelOf(page).getByRole('button', { name: 'Try again' }).click()
    await expect(panelOf(page).getByText('The older notifications did not load.')).toHaveCount(0)
    await expect(panelOf(page).getByRole('button', { name: 'Load more' })).toBeVisible()
  })

  test('what is never answered is said and can be tried again, older entries and all at once; news come on the next occasion', async ({
    page,
    context,
    baseURL,
    mock,
    guards,
  }) => {
    guards.announce(/notifications: /, /marking notifications/)
    await page.goto('./')
    const panel = await openPanel(page)
    await shortenPatience(page)

    await mock.fail('getNotificationsStream', 'never')
    const [missed] = await mock.push('comment-mention')
    await expectUnread(page, 5)
    await expect(entryOf(page, missed?.id ?? '')).toHaveCount(0)
    await expect(panel.getByText('did not load')).toHaveCount(0)
    await mock.clearFaults()
    const [next] = await mock.push('task-assign')
    for (const one of [missed, next]) await expect(entryOf(page, one?.id ?? '')).toBeVisible()
    await expectUnread(page, 6)

    await mock.fail('getNotificationsStream', 'never')
    await loadMore(page)
    await expect(panel.getByText('Loading more notifications')).toBeAttached()
    await expect(panel.getByText('The older notifications did not load.')).toBeVisible()
    await expect(panel.getByText('Loading more notifications')).toHaveCount(0)
    await mock.clearFaults()
    await panel.getByRole('button', { name: 'Try again' }).click()
    await expect(panel.getByText('The older notifications did not load.')).toHaveCount(0)
    await expect(panel.getByRole('button', { name: 'Load more' })).toBeVisible()

    await mock.fail('markAllNotificationsAsRead', 'never')
    await panel.getByRole('button', { name: 'Mark all as read' }).click()
    await expectUnread(page, 0)
    // It is sent when the panel goes.
    await page.keyboard.press('Escape')
    await expectTold(page, 'The notifications were not marked as read')
    await expectUnread(page, 6)
    await mock.clearFaults()
    await openPanel(page)
    await panel.getByRole('button', { name: 'Mark all as read' }).click()
    await page.keyboard.press('Escape')
    await expectUnread(page, 0)
    await expect.poll(() => unreadOnServer({ context, baseURL })).toBe(0)
  })

  test('a list that does not come is said in its place, whatever the reason, and comes on request', async ({
    page,
    mock,
    guards,
  }) => {
    guards.announce(/notifications: /)
    await withShortPatience(page, 4_000)
    await page.goto('./')
    await expectUnread(page, 4)
    const panel = panelOf(page)
    const failed = panel.getByRole('heading', { name: 'The notifications did not load' })
    const asked = async () => (await mock.requests({ operationId: 'getNotificationsStream' })).length
    for (const [at, [kind, options]] of [...refusals, ...uselessAnswers, noAnswer].entries()) {
      await mock.clearFaults()
      await failAs({ mock, guards }, 'getNotificationsStream', kind, options)
      if (at === 0) await bellOf(page).click()
      else await panel.getByRole('button', { name: 'Try again' }).click()
      if (kind === 'never') await expect(panel.getByText('Loading notifications')).toBeAttached()
      await expect.poll(asked, `asked with “${kind}”`).toBe(at + 1)
      await expect(failed, `after “${kind}”`).toBeVisible()
    }
    await expectUnread(page, 4)
    await expect(feedOf(page)).toBeVisible()

    await mock.clearFaults()
    await panel.getByRole('button', { name: 'Try again' }).click()
    await expect(entriesOf(page).first()).toBeVisible()
  })
})

test.describe('where entries lead', () => {
  for (const [typeId, address] of [
    ['attachment-add', /\/post\/[^/?]+\?entity=attachments$/],
    ['comment-mention', /\/post\/[^/?]+\?entity=comments&commentId=[^&]+$/],
    ['comment-remove', /\/post\/[^/?]+\?entity=comments$/],
    ['status-change', /\/post\/[^/?]+\?entity=workflow$/],
    ['task-assign', /\/post\/[^/?]+\?entity=tasks&taskId=[^&]+$/],
    ['task-deleted', /\/post\/[^/?]+\?entity=tasks$/],
    ['event-staff-invitation', /\/post\/[^/?]+\?entity=invitations$/],
    ['activity-assigned', /\/post\/[^/?]+\?entity=subactivities$/],
    ['feedback-task-status-change', /\/post\/feedback\/[^/?]+\/recipient\?taskId=[^&]+$/],
  ] as const) {
    test(`“${typeId}” leads to its part of the post`, async ({ page, mock }) => {
      const [pushed] = await mock.push(typeId)
      await page.goto('./')
      await openPanel(page)
      await expect(entryOf(page, pushed?.id ?? '').getByRole('link')).toHaveAttribute('href', address)
    })
  }

  test('a file in an entry opens all of them large, and the entry is read', async ({ page, mock }) => {
    const [pushed] = await mock.push('post-attachments-edit')
    await page.goto('./')
    await openPanel(page)
    const entry = entryOf(page, pushed?.id ?? '')
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
    await expect(page).toHaveURL(/\/$/)
  })

  test('a removed post leads nowhere', async ({ page, mock }) => {
    const [pushed] = await mock.push('post-remove')
    await page.goto('./')
    await openPanel(page)
    const entry = entryOf(page, pushed?.id ?? '')
    await expect(entry).toBeVisible()
    await expect(entry.getByRole('link')).toHaveCount(0)
    await entry.getByRole('paragraph').first().click()
    await expect(page).toHaveURL(/\/$/)
  })

  test('an entry with an address of its own leads there, with its query, and is read', async ({ page, mock }) => {
    const [pushed] = await mock.push('comment', { content: { routerLink: '/', queryParams: { filter: 'archive' } } })
    await page.goto('./')
    await openPanel(page)
    await entryOf(page, pushed?.id ?? '')
      .getByRole('link')
      .click()
    await expect(page).toHaveURL(/\?filter=archive$/)
    await expect(page.getByRole('radio', { name: 'Archive' })).toBeChecked()
    await expectUnread(page, 4)
  })

  test('a kind that nobody knows shows its name and its id, and the list stays whole', async ({ page, mock }) => {
    const [pushed] = await mock.push('canteen-menu')
    await page.goto('./')
    await openPanel(page)
    await expect(entryOf(page, pushed?.id ?? '')).toContainText('canteen-menu')
    await expect(entryOf(page, pushed?.id ?? '')).toContainText(pushed?.id ?? '')
    await expect(entriesOf(page).nth(5)).toBeAttached()
  })

  test('an entry that should lead to a post and does not name it says so', async ({ page, mock, guards }) => {
    guards.announce(/missing required post id/)
    const [pushed] = await mock.push('comment-mention')
    await page.route(`**${stream}*`, async (route) => {
      const response = await route.fetch()
      const answer = (await response.json()) as { notifications: { id: string; post?: unknown }[] }
      for (const notification of answer.notifications) if (notification.id === pushed?.id) delete notification.post
      await route.fulfill({ response, json: answer })
    })
    await page.goto('./')
    await openPanel(page)
    await entryOf(page, pushed?.id ?? '')
      .getByRole('button')
      .first()
      .click()
    await expect(page.getByText('This notification leads nowhere')).toBeVisible()
    await expectUnread(page, 4)
    // What is asked for in the background may still be on its way.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })

  test('an entry that is opened by j and Enter shows the comment that it tells of, and is read', async ({
    page,
    mock,
    context,
    baseURL,
  }) => {
    const [pushed] = await mock.push('comment-mention')
    await page.goto('./')
    await expectUnread(page, 5)
    await openPanel(page)
    await page.keyboard.press('j')
    await expect(entryOf(page, pushed?.id ?? '').getByRole('link')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/entity=comments&commentId=/)
    await expect(page.getByRole('tab', { name: 'Comments', selected: true })).toBeVisible()
    await expectUnread(page, 4)
    await expect.poll(() => unreadOnServer({ context, baseURL })).toBe(4)
  })

  for (const [what, status, code, title] of [
    ['gone', 404, 'post-not-found', 'This post is no longer here'],
    ['closed to the reader', 403, 'forbidden', sentenceOf('en', 'errorPages.forbiddenPost')],
    ['in a closed community', 403, 'community-forbidden', sentenceOf('en', 'errorPages.forbiddenCommunity')],
    ['in a closed workflow', 403, 'workflow-forbidden', sentenceOf('en', 'errorPages.forbiddenWorkflow')],
  ] as const) {
    test(`an entry whose post is ${what} when it is opened shows the page of that, is read and says so`, async ({
      page,
      context,
      baseURL,
      mock,
      guards,
    }) => {
      guards.announce(failedRequest, handedOver)
      const [pushed] = await mock.push('comment-mention')
      await failAs({ mock, guards }, 'getPost', 'status', { status, code })
      await page.goto('./')
      await openPanel(page)
      const entry = entryOf(page, pushed?.id ?? '')
      await entry.getByRole('link').click()
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect.poll(() => unreadOnServer({ context, baseURL })).toBe(4)
      await page.getByRole('link', { name: 'Back to home' }).click()
      await expectUnread(page, 4)
      if (!(await panelOf(page).isVisible())) await openPanel(page)
      await expect(entry).toContainText('No longer available')
      await expect(entry).not.toContainText('Unread:')
      await expect(entry.getByRole('link')).toHaveCount(0)
    })
  }

  test('an entry whose post turns out to be gone in a tab of its own says so in every tab', async ({
    page,
    context,
    mock,
    guards,
  }) => {
    guards.announce(failedRequest, handedOver)
    const [pushed] = await mock.push('comment-mention')
    await failAs({ mock, guards }, 'getPost', 'status', { status: 404, code: 'post-not-found' })
    await page.goto('./')
    await openPanel(page)
    const entry = entryOf(page, pushed?.id ?? '')
    const link = entry.getByRole('link')
    const address = await link.getAttribute('href')
    // The press of the middle button, and the tab that it opens: a browser without a window may leave that tab unloaded (microsoft/playwright#30236).
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

  test('an entry with an address of its own that turns out to be closed says so', async ({ page, mock, guards }) => {
    guards.announce(failedRequest, handedOver)
    const [pushed] = await mock.push('post-creation', { content: { routerLink: '/manage' } })
    await page.goto('./')
    await openPanel(page)
    const entry = entryOf(page, pushed?.id ?? '')
    await entry.getByRole('link').click()
    await expect(
      page.getByRole('heading', { level: 1, name: sentenceOf('en', 'errorPages.forbiddenUserRegistry') }),
    ).toBeVisible()
    await page.getByRole('link', { name: 'Back to home' }).click()
    await expectUnread(page, 4)
    if (!(await panelOf(page).isVisible())) await openPanel(page)
    await expect(entry).toContainText('No longer available')
    await expect(entry).not.toContainText('Unread:')
  })

  test('an entry whose post is removed while one looks loses its link', async ({ page, mock }) => {
    const [pushed] = await mock.push('comment-mention')
    await page.goto('./')
    await openPanel(page)
    const entry = entryOf(page, pushed?.id ?? '')
    await expect(entry.getByRole('link')).toHaveCount(1)
    await mock.removePost(pushed?.post?.id ?? '')
    await expect(entry.getByRole('link')).toHaveCount(0)
  })
})

test.describe('marking', () => {
  test('the dot marks just its entry', async ({ page, context, baseURL }) => {
    await page.goto('./')
    await openPanel(page)
    const first = entriesOf(page).first()
    const id = await first.getAttribute('data-notification')
    await first.getByRole('button', { name: 'Mark as read' }).click()
    await expect(first).not.toContainText('Unread:')
    await expect(first.getByRole('button', { name: 'Mark as read' })).toHaveCount(0)
    await expectUnread(page, 3)
    await expect(panelOf(page)).toBeVisible()
    await expect.poll(() => unreadOnServer({ context, baseURL })).toBe(3)
    await page.reload()
    await openPanel(page)
    await expect(entryOf(page, id ?? '')).not.toContainText('Unread:')
    await expect(entriesOf(page).filter({ hasText: 'Unread:' })).toHaveCount(3)
  })

  test('what the server does not take is taken back and said, one entry or all, whatever the reason', async ({
    page,
    mock,
    guards,
  }) => {
    guards.announce(/marking notifications/)
    await withShortPatience(page, 4_000)
    await page.goto('./')
    const panel = await openPanel(page)
    const first = entriesOf(page).first()
    const unread = panel.getByRole('button', { name: 'Mark as read', exact: true })
    const expectTakenBack = async (said: string) => {
      await expectTold(page, said)
      await expectUnread(page, 4)
      await expect(unread).toHaveCount(4)
      await expect(first).toContainText('Unread:')
    }
    for (const [kind, options] of [...refusals, noAnswer]) {
      await mock.clearFaults()
      await failAs({ mock, guards }, 'markNotificationsAsRead', kind, options)
      await unread.first().click()
      // As long as nothing is known it counts.
      if (kind === 'never') await expectUnread(page, 3)
      await expectTakenBack('The notification was not marked as read')
    }
    for (const [kind, options] of refusals) {
      await mock.clearFaults()
      await failAs({ mock, guards }, 'markAllNotificationsAsRead', kind, options)
      await panel.getByRole('button', { name: 'Mark all as read' }).click()
      await expectUnread(page, 0)
      // It is sent when the panel goes.
      await page.keyboard.press('Escape')
      await expectTold(page, 'The notifications were not marked as read')
      await openPanel(page)
      await expect(panel.getByRole('button', { name: 'Mark all as read' })).toBeVisible()
      await expect(unread).toHaveCount(4)
    }
  })

  test('all at once can be taken back for five seconds, and nothing is sent then', async ({ page, mock }) => {
    await page.goto('./')
    const panel = await openPanel(page)
    await panel.getByRole('button', { name: 'Mark all as read' }).click()
    await expectUnread(page, 0)
    await expect(panel.getByRole('button', { name: 'Mark all as read' })).toHaveCount(0)
    await panel.getByRole('button', { name: 'Undo' }).click()
    await expectUnread(page, 4)
    await expect(panel.getByRole('button', { name: 'Mark all as read' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
    expect(await mock.requests({ operationId: 'markAllNotificationsAsRead' })).toHaveLength(0)
  })

  test('all at once means what was there at the click; what arrives later stays unread', async ({
    page,
    mock,
    context,
    baseURL,
  }) => {
    await page.clock.install()
    await page.goto('./')
    const panel = await openPanel(page)
    await panel.getByRole('button', { name: 'Mark all as read' }).click()
    await expectUnread(page, 0)
    const [late] = await mock.push('comment-mention')
    await expect(entryOf(page, late?.id ?? '')).toBeVisible()
    await expectUnread(page, 1)

    expect(await mock.requests({ operationId: 'markAllNotificationsAsRead' })).toHaveLength(0)
    await page.clock.fastForward(5_000)
    await expect.poll(() => unreadOnServer({ context, baseURL })).toBe(1)
    await expect(panel.getByRole('button', { name: 'Undo' })).toHaveCount(0)
    await expectUnread(page, 1)
    await expect(entryOf(page, late?.id ?? '')).toContainText('Unread:')
    await page.reload()
    await expectUnread(page, 1)
  })

  test('all at once is sent at once when the panel is closed', async ({ page, mock }) => {
    await page.goto('./')
    const panel = await openPanel(page)
    await panel.getByRole('button', { name: 'Mark all as read' }).click()
    await page.keyboard.press('Escape')
    await expect.poll(() => mock.requests({ operationId: 'markAllNotificationsAsRead' })).toHaveLength(1)
    await page.reload()
    await expectUnread(page, 0)
  })
})

test('all at once is sent at once when the page goes to the back or is left', async ({
  page,
  context,
  baseURL,
  mock,
}) => {
  for (const [round, leave] of [() => look(page, 'something else'), () => page.goto('about:blank')].entries()) {
    await mock.push('comment-mention')
    await page.goto('./')
    const panel = await openPanel(page)
    await panel.getByRole('button', { name: 'Mark all as read' }).click()
    await expectUnread(page, 0)
    expect(await mock.requests({ operationId: 'markAllNotificationsAsRead' })).toHaveLength(round)
    await leave()
    await expect
      .poll(() => mock.requests({ operationId: 'markAllNotificationsAsRead' }), { timeout: 3_000 })
      .toHaveLength(round + 1)
    await expect.poll(() => unreadOnServer({ context, baseURL })).toBe(0)
  }
})

test.describe('all at once, and then signing out by keys', () => {
  /** Asks to leave while the panel is open, which the pointer would close first. The answer is the button that says yes. */
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

  test('is sent before the session ends, and not once more', async ({ page, mock }) => {
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
  })

  test('keeps nobody whose server does not answer it: the page is left at once, and the session ends all the same', async ({
    page,
    context,
    baseURL,
    mock,
    guards,
  }) => {
    await failAs({ mock, guards }, 'markAllNotificationsAsRead', ...noAnswer)
    await page.goto('./')
    await openPanel(page)
    await panelOf(page).getByRole('button', { name: 'Mark all as read' }).press('Enter')
    await expectUnread(page, 0)
    const yes = await askByKeys(page)
    const sent = page.waitForRequest(/mark-all-notifications-as-read$/)
    await yes.press('Enter')
    await sent
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
    await expect
      .poll(async () => (await mock.requests({ operationId: 'signOut' })).map(({ status }) => status))
      .toEqual([204])
    const session = await askAsMember<{ user: unknown }>({ context, baseURL }, 'core/auth/session')
    expect(session.user).toBeNull()
    await expect(page.getByRole('dialog')).toHaveCount(0)

    // What was never answered is unread, and who comes back finds the portal as ever.
    await signInByHand(page)
    await expectUnread(page, 4)
  })
})

test.describe('only unread', () => {
  test('is kept over a reload and over signing out and in again, for this person', async ({ page }) => {
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

  test('an entry that is marked stays until the panel is opened again, while the count falls at once', async ({
    page,
  }) => {
    await page.goto('./')
    const panel = await openPanel(page)
    await panel.getByRole('switch', { name: /^Only unread/ }).click()
    await expect(entriesOf(page)).toHaveCount(4)
    // What the server has not confirmed may be refused yet, and would stay for another opening.
    const confirmed = page.waitForResponse((answer) => answer.request().method() !== 'GET' && answer.ok())
    await entriesOf(page).first().getByRole('button', { name: 'Mark as read' }).click()
    await expect(panel.getByRole('switch', { name: 'Only unread (3)' })).toBeVisible()
    await (await confirmed).finished()
    await page.keyboard.press('Escape')
    await openPanel(page)
    await expect(entriesOf(page)).toHaveCount(3)
  })

  test('has its own words when nothing is unread', async ({ page }) => {
    await page.goto('./')
    const panel = await openPanel(page)
    await panel.getByRole('button', { name: 'Mark all as read' }).click()
    await page.keyboard.press('Escape')
    await expectUnread(page, 0)
    await bellOf(page).click()
    await panel.getByRole('switch', { name: /^Only unread/ }).click()
    await expect(panel.getByText('Nothing unread')).toBeVisible()
    await panel.getByRole('button', { name: 'Show all notifications' }).click()
    await expect(entriesOf(page).first()).toBeVisible()
  })
})

test.describe('live', () => {
  test('a notification arrives by itself: bell, title of the window and open list', async ({ page, context, mock }) => {
    const realtime = watchRealtime(context)
    await page.goto('./')
    await expectUnread(page, 4)
    await expect(page).toHaveTitle(/^\(4\) /)
    await expect.poll(() => realtime.open()).toHaveLength(1)
    let loads = 0
    page.on('load', () => (loads += 1))

    await mock.push('comment-mention')
    await expectUnread(page, 5)
    await expect(page).toHaveTitle(/^\(5\) /)

    await openPanel(page)
    const [second] = await mock.push('task-assign')
    await expect(entryOf(page, second?.id ?? '')).toBeVisible()
    await expectUnread(page, 6)
    expect(loads).toBe(0)
    expect(realtime.all()).toHaveLength(1)
  })

  test('what happens on another device is known here', async ({ page, openBrowser, signIn }) => {
    const elsewhere = await openBrowser()
    await signIn('giulia.riva', elsewhere)
    const otherPage = await elsewhere.newPage()
    await page.goto('./')
    await otherPage.goto('./')
    await expectUnread(page, 4)
    await openPanel(otherPage)
    await entriesOf(otherPage).first().getByRole('button', { name: 'Mark as read' }).click()
    await expectUnread(otherPage, 3)
    await expectUnread(page, 3)

    // The button that nobody needs any more goes, and the focus stays in the panel.
    const panel = await openPanel(page)
    await panel.getByRole('button', { name: 'Mark all as read' }).focus()
    await panelOf(otherPage).getByRole('button', { name: 'Mark all as read' }).click()
    await panelOf(otherPage).press('Escape')
    await expectUnread(page, 0)
    await expect(panel.getByRole('button', { name: 'Mark all as read' })).toHaveCount(0)
    await expect(panel).toBeFocused()
  })

  for (const [count, again] of [
    [19, false],
    [20, true],
  ] as const) {
    test(`what was missed while the connection was lost is there when it is back: a sync of ${count} ${again ? 'fetches the whole stream anew' : 'is merged into the list'}`, async ({
      page,
      context,
      mock,
      guards,
    }) => {
      const realtime = await openListening({ page, context, mock, guards })
      await realtime.drop()
      await mock.forgetRequests()
      const pushed = await mock.push('comment-mention', { count })
      await expectUnread(page, 4)
      await mock.restoreRealtime()
      await expect(entryOf(page, pushed.at(-1)?.id ?? '')).toBeVisible({ timeout: 15_000 })
      await expectUnread(page, 4 + count)

      const asked = (await mock.requests({ operationId: 'getNotificationsStream' })).map(({ path }) => path)
      expect(asked.filter((path) => path.includes('syncToken=')).length).toBeGreaterThan(0)
      expect(asked.filter((path) => !path.includes('syncToken=')).length).toBe(again ? 1 : 0)
    })
  }

  test('a sync that fails leaves the list as it is, and what it missed comes on the next occasion', async ({
    page,
    mock,
    guards,
  }) => {
    guards.announce(/notifications: /)
    await page.goto('./')
    const panel = await openPanel(page)
    await failAs({ mock, guards }, 'getNotificationsStream', 'status', { status: 429 })
    await mock.forgetRequests()
    const [missed] = await mock.push('comment-mention')
    await expectUnread(page, 5)
    await expect.poll(() => mock.requests({ operationId: 'getNotificationsStream' })).not.toHaveLength(0)
    await expect(entryOf(page, missed?.id ?? '')).toHaveCount(0)
    await expect(entriesOf(page).first()).toBeVisible()
    await expect(panel.getByText('did not load')).toHaveCount(0)

    await mock.clearFaults()
    await mock.push('task-assign')
    await expect(entryOf(page, missed?.id ?? '')).toBeVisible()
    await expectUnread(page, 6)
  })

  test('nobody listens any more after signing out', async ({ page, context }) => {
    const realtime = watchRealtime(context)
    await page.goto('./')
    await expect.poll(() => realtime.open()).toHaveLength(1)
    await signOutByHand(page)
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
    await expect.poll(() => realtime.open()).toHaveLength(0)
    await expect(page).not.toHaveTitle(/^\(/)
  })
})

test.describe('two tabs of one browser', () => {
  for (const [browser, lacks] of [
    ['', []],
    [' in a browser without locks', ['locks']],
  ] as const) {
    test(`share one connection and one number${browser}`, async ({ page, context, mock }) => {
      await context.addInitScript((missing) => {
        for (const name of missing) Reflect.deleteProperty(Navigator.prototype, name)
      }, lacks)
      const realtime = watchRealtime(context)
      const other = await context.newPage()
      await page.goto('./')
      await expect.poll(() => realtime.open()).toHaveLength(1)
      await other.goto('./')
      await expectUnread(page, 4)
      await expectUnread(other, 4)

      await mock.push('comment-mention')
      await expectUnread(page, 5)
      await expectUnread(other, 5)

      await openPanel(other)
      await entriesOf(other).first().getByRole('button', { name: 'Mark as read' }).click()
      await expectUnread(other, 4)
      await expectUnread(page, 4)

      await panelOf(other).getByRole('button', { name: 'Mark all as read' }).click()
      await expectUnread(page, 0)
      await panelOf(other).getByRole('button', { name: 'Undo' }).click()
      await expectUnread(page, 4)
      expect(realtime.all()).toHaveLength(1)
    })

    test(`agree also where they cannot hear each other${browser}: each listens then`, async ({
      page,
      context,
      mock,
    }) => {
      await context.addInitScript((missing) => {
        for (const name of missing) Reflect.deleteProperty(Navigator.prototype, name)
        Reflect.deleteProperty(globalThis, 'BroadcastChannel')
      }, lacks)
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
  }

  test('go on hearing when the tab that listened is closed', async ({ page, context, mock }) => {
    const realtime = watchRealtime(context)
    const other = await context.newPage()
    await other.goto('./')
    await expect.poll(() => realtime.open()).toHaveLength(1)
    await page.goto('./')
    await expectUnread(page, 4)
    await other.close()
    await expect.poll(() => realtime.all()).toHaveLength(2)
    await mock.push('comment-mention')
    await expectUnread(page, 5)
  })
})

test.describe('ten thousand notifications', () => {
  test.use({ seed: 'crowded' })

  test('are scrolled page by page with few of them in the document', async ({ page }) => {
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
  })

  test('are gone through by keys, past those that were drawn at first, marked and come back to', async ({ page }) => {
    await page.goto('./')
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

    // Who asks for older ones goes on from the last of those that were there.
    await panelOf(page).getByRole('button', { name: 'Load more' }).press('Enter')
    await expect(panelOf(page).locator('[aria-posinset="21"]')).toBeAttached()
    expect(await focusedPlace()).toBe('20')
    await page.keyboard.press('j')
    await expect.poll(focusedPlace).toBe('21')
  })
})

test.describe('nothing has happened yet', () => {
  test.use({ seed: 'empty' })

  test('is said in words, and differently when only unread ones are wanted', async ({ page }) => {
    await page.goto('./')
    await expectUnread(page, 0)
    await bellOf(page).click()
    await expect(panelOf(page).getByText('Nothing has happened yet')).toBeVisible()
    await expect(panelOf(page).getByRole('button', { name: 'Mark all as read' })).toHaveCount(0)
    await panelOf(page)
      .getByRole('switch', { name: /^Only unread/ })
      .click()
    await expect(panelOf(page).getByText('Nothing unread')).toBeVisible()
  })
})
