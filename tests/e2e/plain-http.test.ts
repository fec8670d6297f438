import { findBrowser } from '../../scripts/browser.ts'
import { cardOf, lineFour } from '../support/feed.ts'
import { bellOf, entriesOf, expectUnread } from '../support/notifications.ts'
import { expect, signInByHand, test } from '../support/portal.ts'
import { textFile } from '../support/uploads.ts'

const { executablePath, args, env } = await findBrowser()

// Browsers trust this machine's own names also without TLS; any other name is what an intranet has.
const host = 'portal.test'
test.use({
  launchOptions: {
    executablePath,
    args: [...args, `--host-resolver-rules=MAP ${host} 127.0.0.1`],
    env: { ...process.env, ...env } as Record<string, string>,
  },
})

test('without TLS people sign in, read, comment, add files and are notified', async ({
  page,
  context,
  baseURL,
  mock,
  world,
  guards,
}) => {
  const portal = new URL(baseURL ?? '')
  portal.hostname = host
  guards.welcome(portal.origin)
  // Browsers isolate windows over TLS alone, and say so.
  guards.announce(/^The Cross-Origin-Opener-Policy header has been ignored/)
  await context.addCookies([{ name: 'mock-world', value: world, url: portal.origin }])
  await page.goto(portal.href)
  expect(await page.evaluate(() => [isSecureContext, 'randomUUID' in crypto])).toEqual([false, false])
  await signInByHand(page)
  await expect(cardOf(page, lineFour)).toBeVisible()

  await test.step('a notification arrives', async () => {
    await expectUnread(page, 4)
    await mock.push('comment-mention')
    await expectUnread(page, 5)
    await bellOf(page).click()
    await expect(entriesOf(page).first()).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('a comment is sent', async () => {
    await cardOf(page, lineFour).getByRole('link', { name: lineFour, exact: true }).click()
    await page.getByRole('textbox', { name: 'Write a comment' }).fill('Written on the intranet')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(page.getByRole('article').filter({ hasText: 'Written on the intranet' }).last()).toBeVisible()
    await expect
      .poll(async () => (await mock.requests({ operationId: 'createComment' })).map(({ status }) => status))
      .toEqual([201])
  })

  await test.step('a file is added', async () => {
    await page.getByRole('tab', { name: 'Attachments' }).click()
    await page.getByLabel('Add files', { exact: true }).setInputFiles(textFile('intranet.txt'))
    const files = page.getByRole('tabpanel', { name: 'Attachments' })
    await expect(files.getByRole('link', { name: 'intranet.txt' })).toBeVisible()
  })
})
