import { expectUnread } from '../support/notifications.ts'
import { expect, test } from '../support/portal.ts'
import { openUserMenu } from '../support/shell.ts'

test('a kind that is switched off does not arrive, and the settings are the same in another browser', async ({
  page,
  mock,
  signIn,
  openBrowser,
}) => {
  await signIn()
  await page.goto('./')
  await expectUnread(page, 4)
  const menu = await openUserMenu(page)
  await menu.getByRole('link', { name: 'Notification settings' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Notification settings' })).toBeVisible()
  await page.getByRole('button', { name: /^My posts/ }).click()
  await page.getByText('Likes of my comments: Portal').click({ force: true })
  await expect.poll(async () => (await mock.requests({ operationId: 'updateNotificationSettings' })).length).toBe(1)

  await test.step('a like stays away, a mention comes', async () => {
    await mock.push('comment-like')
    await mock.push('comment-mention')
    await expectUnread(page, 5)
  })

  await test.step('a muted community is silent, and says until when', async () => {
    await page.getByRole('combobox', { name: 'Mute a community' }).selectOption({ label: 'Quality and safety' })
    const until = page.getByRole('combobox', { name: 'Quality and safety: until when' })
    await expect(until).toHaveValue('always')
    await until.selectOption({ label: 'For 1 week' })
    await expect(until).toHaveValue('running')
    await mock.push('comment-reply', {
      content: { community: { id: 'quality-and-safety', name: 'Quality and safety' } },
    })
    await mock.push('comment-mention')
    await expectUnread(page, 6)
  })

  const other = await openBrowser()
  await signIn('giulia.riva', other)
  const second = await other.newPage()
  await second.goto('./notification-settings?type=comment-like')
  await expect(second.getByRole('checkbox', { name: /^Likes of my comments: Portal/ })).not.toBeChecked()
  await expect(second.getByRole('checkbox', { name: /^Likes of my comments: Push/ })).toBeDisabled()
})
