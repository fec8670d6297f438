import { bellOf, entryOf, expectUnread, openPanel, panelOf } from '../support/notifications.ts'
import { expect, test } from '../support/portal.ts'
import { allowPushes, answerPushQuestion, clickPush, expectPushes, look, pushesOf } from '../support/pushes.ts'
import { signOutByHand } from '../support/shell.ts'

test.beforeEach(async ({ signIn }) => signIn())

/** How often the browser has asked: what tests/support/pushes.ts counts in the page. */
const questions = () => (globalThis as { pushQuestions?: number }).pushQuestions ?? 0

test('the browser is asked after a click alone, and tells of news while nobody looks', async ({
  page,
  context,
  mock,
  baseURL,
}) => {
  await allowPushes(context, baseURL)
  await page.goto('./')
  await expectUnread(page, 4)
  await openPanel(page)
  await panelOf(page).getByRole('button', { name: 'Turn on' }).click()
  await expect(panelOf(page).getByRole('button', { name: 'Browser notifications', pressed: true })).toBeVisible()
  await panelOf(page).getByRole('button', { name: 'Close notifications' }).click()

  await look(page, 'something else')
  await mock.push('comment-mention', { content: { pushEnabled: false } })
  await expectUnread(page, 5)
  const [pushed] = await mock.push('comment-mention', { content: { title: 'You were mentioned' } })
  const [shown] = await expectPushes(page, 1)
  expect(shown).toMatchObject({ title: 'You were mentioned' })

  // A click leads where the row leads, and marks it as read.
  if (shown) await clickPush(context, shown)
  await look(page, 'the page')
  await expect(page).toHaveURL(/\/post\/[^/?]+\?entity=comments&commentId=[^&]+$/)
  await expectUnread(page, 5)
  await openPanel(page)
  const row = entryOf(page, pushed?.id ?? '')
  await expect(row).not.toContainText('Unread:')
  const href = (await row.getByRole('link').getAttribute('href')) ?? ''
  expect(new URL(href, page.url()).href).toBe(page.url())
  // What was clicked or read is shown no more.
  await expectPushes(page, 0)
})

test('what is read in another tab is shown no more', async ({ page, context, mock, baseURL }) => {
  await allowPushes(context, baseURL)
  await page.goto('./')
  await openPanel(page)
  await panelOf(page).getByRole('button', { name: 'Turn on' }).click()
  const other = await context.newPage()
  await other.goto('./')
  await expectUnread(other, 4)

  await look(page, 'something else')
  await look(other, 'something else')
  const [second] = await mock.push('task-assign')
  const [shown, ...more] = await expectPushes(page, 1)
  expect(more).toEqual([])
  expect(shown?.data.address).toContain('entity=tasks')

  await look(other, 'the page')
  await openPanel(other)
  await entryOf(other, second?.id ?? '')
    .getByRole('button', { name: 'Mark as read' })
    .click()
  await expectPushes(page, 0)
})

test('nothing is pushed while somebody looks at a page of the portal that knows nothing of news', async ({
  page,
  context,
  mock,
  baseURL,
}) => {
  await allowPushes(context, baseURL)
  await page.goto('./')
  await openPanel(page)
  await panelOf(page).getByRole('button', { name: 'Turn on' }).click()
  const other = await context.newPage()
  await other.addInitScript(() => {
    const posted: unknown[] = []
    Object.assign(globalThis, { posted })
    const post = Object.getOwnPropertyDescriptor(BroadcastChannel.prototype, 'postMessage')?.value as (
      this: BroadcastChannel,
      message: unknown,
    ) => void
    BroadcastChannel.prototype.postMessage = function (message) {
      posted.push(message)
      post.call(this, message)
    }
  })
  await other.goto('./error/page-not-found')
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  // It has joined the tabs: its turn to lead is waited for.
  await expect.poll(() => other.evaluate(async () => (await navigator.locks.query()).pending?.length)).toBe(1)
  await look(page, 'something else')
  await look(other, 'the page')
  await mock.push('comment-mention')
  await expectUnread(page, 5)

  // The page that is looked at has said so; were the first push still to come, both would be shown.
  // The page's own list, from above.
  const posted = () => other.evaluate(() => JSON.stringify((globalThis as { posted?: unknown[] }).posted))
  await expect.poll(posted).toContain('inFront')
  await look(other, 'something else')
  await mock.push('task-assign')
  const [shown, ...more] = await expectPushes(page, 1)
  expect(more).toEqual([])
  expect(shown?.data.address).toContain('entity=tasks')
})

test('signing out takes all pushes along, and the choice with them', async ({ page, context, mock, baseURL }) => {
  await allowPushes(context, baseURL)
  await page.goto('./')
  await openPanel(page)
  await panelOf(page).getByRole('button', { name: 'Turn on' }).click()
  await page.keyboard.press('Escape')
  await look(page, 'something else')
  await mock.push('comment-mention')
  await expectPushes(page, 1)
  await look(page, 'the page')
  await signOutByHand(page)
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await expectPushes(page, 0)
  expect(await page.evaluate(() => localStorage.getItem('pushChoice'))).toBeNull()
})

test('“not now” is remembered, and a refusal of the browser is explained', async ({ page, context }) => {
  await answerPushQuestion(context, 'denied')
  await page.goto('./')
  const panel = await openPanel(page)
  expect(await page.evaluate(questions)).toBe(0)
  await panel.getByRole('button', { name: 'Not now' }).click()
  await page.reload()
  await openPanel(page)
  const toggle = panel.getByRole('button', { name: 'Browser notifications' })
  await expect(toggle).toHaveAttribute('aria-pressed', 'false')
  await expect(panel.getByRole('button', { name: 'Turn on' })).toHaveCount(0)
  expect(await page.evaluate(questions)).toBe(0)

  await toggle.click()
  await expect(panel.getByText('Your browser is blocking notifications')).toBeVisible()
  expect(await page.evaluate(questions)).toBe(1)
  await panel.getByRole('button', { name: 'Continue without' }).click()
  await expect(panel.getByText('Your browser is blocking notifications')).toHaveCount(0)
  await expect(bellOf(page)).toBeVisible()
  expect(await pushesOf(page)).toEqual([])
})
