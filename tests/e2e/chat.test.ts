import type { Locator, Page } from '@playwright/test'
import { readdir, readFile } from 'node:fs/promises'
import { dockOf } from '../support/dock.ts'
import { feedOf } from '../support/feed.ts'
import { people } from '../support/people.ts'
import { expect, failedRequest, test } from '../support/portal.ts'
import { tipsOf } from '../support/shell.ts'

/** What the installation has. */
const environment = '**/core/settings/environment*'

const toggleOf = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Chat/ })
const panelOf = (page: Page) => dockOf(page).locator('[data-dock-item=chat] > div')
const pageOf = (page: Page) => page.frameLocator('iframe[title=Chat]')

test.describe('with a licence', () => {
  test.beforeEach(async ({ signIn, page }) => {
    await signIn()
    await page.goto('./')
    await expect(feedOf(page)).toBeVisible()
  })

  test('the header says that something is unread and opens the panel, which folds to the open conversation and looks like the portal', async ({
    page,
    context,
  }) => {
    await test.step('without a mouse', async () => {
      const focused = page.locator(':focus')
      const panel = panelOf(page)
      await toggleOf(page).focus()
      await page.keyboard.press('Enter')
      const head = panel.getByRole('button', { name: /^Chat ?, 2 unread messages$/ })
      await expect(head).toBeFocused()
      await expect(head).toHaveAttribute('aria-expanded', 'true')
      await page.keyboard.press('Enter')
      await expect(head).toHaveAttribute('aria-expanded', 'false')
      await expect(head).toBeFocused()
      await page.keyboard.press('Space')
      await expect(head).toHaveAttribute('aria-expanded', 'true')
      await expect(head).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(focused).toHaveAccessibleName('Open chat in a new tab')
      const [tab] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Enter')])
      await expect(tab).toHaveURL(/\/chat\/$/)
      await tab.close()
      await page.keyboard.press('Tab')
      await expect(focused).toHaveAccessibleName('Close chat')
      await page.keyboard.press('Enter')
      await expect(panel).toBeHidden()
      await expect(toggleOf(page)).toBeFocused()
    })

    await expect(toggleOf(page)).toHaveAccessibleName('Chat, unread messages')
    await toggleOf(page).click()
    const panel = panelOf(page)
    await expect(panel).toBeVisible()
    await expect(pageOf(page).getByRole('button', { name: /IT service desk/ })).toBeVisible()
    const height = page.viewportSize()?.height ?? 0
    await expect.poll(async () => Math.round((await panel.boundingBox())?.width ?? 0)).toBe(400)
    await expect
      .poll(async () => Math.abs(((await panel.boundingBox())?.height ?? 0) - 0.66 * height))
      .toBeLessThanOrEqual(2)
    await expect(panel).toHaveCSS('transition-duration', '0.15s')

    await test.step('the look of the portal', async () => {
      for (const [theme, mode] of [
        ['dark', 'dark'],
        ['light-hc', 'light'],
        ['dark-hc', 'dark'],
        ['light', 'light'],
      ] as const) {
        await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme)
        await expect(pageOf(page).locator('html')).toHaveAttribute('data-theme', mode)
      }
    })

    await pageOf(page)
      .getByRole('button', { name: /IT service desk/ })
      .click()
    await panel.getByRole('button', { name: /^Chat/ }).click()
    await expect(panel.getByRole('button', { name: /^IT service desk/ })).toHaveAttribute('aria-expanded', 'false')
    // Its lower edge lies just below that of the window.
    const bottom = page.viewportSize()?.height ?? 0
    await expect.poll(async () => bottom - Math.round((await panel.boundingBox())?.y ?? 0)).toBe(48)
    await panel.getByRole('button', { name: /^IT service desk/ }).click()
    await panel.getByRole('button', { name: 'Close chat' }).click()
    await expect(panel).toBeHidden()
    await expect(toggleOf(page)).toHaveAttribute('aria-expanded', 'false')
  })

  test('it knows whether it is visible, opens in a tab where it is, takes a newer version when it is closed, and leads where its links do', async ({
    page,
    context,
    mock,
    guards,
  }) => {
    await toggleOf(page).click()
    await pageOf(page)
      .getByRole('button', { name: /IT service desk/ })
      .click()
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      pageOf(page).getByRole('button', { name: 'Open in a tab' }).click(),
    ])
    await expect(tab).toHaveURL(/\/chat\/conversations\/it-service$/)
    await expect(tab.getByRole('heading', { name: 'IT service desk' })).toBeVisible()
    expect(await tab.evaluate(() => window.opener)).toBeNull()
    await tab.close()

    await panelOf(page).getByRole('button', { name: 'Close chat' }).click()
    await expect(toggleOf(page)).toHaveAccessibleName('Chat, unread messages')
    await toggleOf(page).click()
    await expect(pageOf(page).getByRole('button', { name: /Night shift/ })).toBeVisible()
    await expect(pageOf(page).getByRole('heading', { name: 'IT service desk' })).toBeHidden()

    await test.step('an open conversation is read when it is seen, and not before', async () => {
      await pageOf(page)
        .getByRole('button', { name: /Night shift/ })
        .click()
      await expect(toggleOf(page)).toHaveAccessibleName('Chat')
      await panelOf(page).getByRole('button', { name: 'Close chat' }).click()
      await mock.chatMessage({ conversationId: 'night-shift', text: 'Thank you!' })
      await expect(toggleOf(page)).toHaveAccessibleName('Chat, unread messages')
      await toggleOf(page).click()
      await expect(pageOf(page).getByText('Thank you!')).toBeVisible()
      await expect(toggleOf(page)).toHaveAccessibleName('Chat')
    })

    await test.step('a newer version', async () => {
      const frame = pageOf(page).locator('html')
      await frame.evaluate((html) => (html.dataset['version'] = 'before'))
      await mock.chatVersion()
      // What the chat says afterwards is heard after its word of the new version.
      await mock.chatMessage({ conversationId: 'it-service', text: 'And now?' })
      await expect(toggleOf(page)).toHaveAccessibleName('Chat, unread messages')
      await expect(frame).toHaveAttribute('data-version', 'before')
      await panelOf(page).getByRole('button', { name: 'Close chat' }).click()
      await expect(frame).not.toHaveAttribute('data-version', 'before')
      await toggleOf(page).click()
      await expect(pageOf(page).getByRole('button', { name: /IT service desk/ })).toBeVisible()
    })

    await test.step('a link inside the portal changes the screen, one to elsewhere opens a tab without an opener', async () => {
      const canteen = 'https://canteen.meridiana.example/menu'
      guards.announceRefused(new URL(canteen).origin)
      await context.route(canteen, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Menu</title>' }),
      )
      await mock.chatMessage({ conversationId: 'it-service', text: 'Look', link: './people' })
      await mock.chatMessage({ conversationId: 'it-service', text: 'And eat', link: canteen })
      await pageOf(page)
        .getByRole('button', { name: /IT service desk/ })
        .click()
      await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }))
      const opensBy = async (link: Locator) => {
        const [tab] = await Promise.all([context.waitForEvent('page'), link.click()])
        return tab
      }
      const menu = await opensBy(pageOf(page).getByRole('link', { name: canteen }))
      await expect(menu).toHaveTitle('Menu')
      expect(await menu.evaluate(() => window.opener)).toBeNull()
      await menu.close()

      await pageOf(page).getByRole('link', { name: './people' }).click()
      await expect(page).toHaveURL(/\/people$/)
      expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true)
      await expect(panelOf(page)).toBeVisible()

      const own = await opensBy(panelOf(page).getByRole('button', { name: 'Open chat in a new tab' }))
      await expect(own).toHaveURL(/\/chat\/$/)
      expect(await own.evaluate(() => window.opener)).toBeNull()
    })
  })

  test('a chat that does not answer shows an error, also without a network, and can be tried again', async ({
    page,
    guards,
  }) => {
    guards.announce(failedRequest)
    await page.clock.install()
    await page.route('**/chat/', (route) => route.fulfill({ status: 500, body: 'Internal error' }))
    await page.reload()
    await expect(feedOf(page)).toBeVisible()
    await toggleOf(page).click()
    const panel = panelOf(page)
    const failure = panel.getByRole('heading', { name: 'Chat isn’t responding' })
    const again = panel.getByRole('button', { name: 'Try again' })
    await expect(panel.getByText('Loading chat')).toBeAttached()
    // Longer than the chat is waited for, not as long as a call that happens to be on its way.
    await page.clock.fastForward(16_000)
    await expect(failure).toBeVisible()
    await expect(page.locator('iframe')).toBeHidden()

    await page.unroute('**/chat/')
    await page.route('**/chat/', (route) => route.abort('internetdisconnected'))
    const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/chat/'))
    await again.click()
    await expect(failure).toHaveCount(0)
    await lost
    await page.clock.fastForward(16_000)
    await expect(failure).toBeVisible()

    await page.unroute('**/chat/')
    await again.click()
    await expect(pageOf(page).getByRole('button', { name: /IT service desk/ })).toBeVisible()
    await expect(failure).toHaveCount(0)
  })

  test('as long as nobody opens it, its page runs in one tab, and the other tabs hear what is unread', async ({
    page,
    context,
    mock,
  }) => {
    await expect(page.locator('iframe')).toHaveCount(1)
    await expect(toggleOf(page)).toHaveAccessibleName('Chat, unread messages')
    const other = await context.newPage()
    await other.goto('./')
    await expect(toggleOf(other)).toHaveAccessibleName('Chat, unread messages')
    await expect(other.locator('iframe')).toHaveCount(0)

    // Read in the first tab, it is read in both.
    for (const [index, name] of [/IT service desk/, /Night shift/].entries()) {
      if (index === 0) await toggleOf(page).click()
      else await pageOf(page).getByRole('button', { name: 'All conversations' }).click()
      await pageOf(page).getByRole('button', { name }).click()
    }
    await expect(toggleOf(page)).toHaveAccessibleName('Chat')
    await expect(toggleOf(other)).toHaveAccessibleName('Chat')
    await panelOf(page).getByRole('button', { name: 'Close chat' }).click()
    await expect(toggleOf(page)).toBeFocused()
    await mock.chatMessage({ text: 'Thank you!' })
    await expect(toggleOf(other)).toHaveAccessibleName('Chat, unread messages')

    await toggleOf(other).click()
    await expect(pageOf(other).getByRole('button', { name: /IT service desk/ })).toBeVisible()
    await panelOf(other).getByRole('button', { name: 'Close chat' }).click()
    await expect(other.locator('iframe')).toHaveCount(1)
    await page.close()
    await expect(toggleOf(other)).toHaveAccessibleName('Chat, unread messages')

    await test.step('it runs in a tab that has a place for it, and moves on when that tab loses it', async () => {
      const third = await context.newPage()
      await third.goto('./')
      await expect(toggleOf(third)).toHaveAccessibleName('Chat, unread messages')
      // What is made for paper has no chat.
      await other.goto('./post/print/p-1042')
      await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(third.locator('iframe')).toHaveCount(1)
      await expect(toggleOf(other)).toHaveCount(0)

      // Without a look into the chat of the third tab, which alone has a page.
      await other.goto('./people')
      await expect(toggleOf(other)).toHaveAccessibleName('Chat, unread messages')
      await expect(other.locator('iframe')).toHaveCount(0)
      await toggleOf(other).click()
      for (const [index, name] of [/IT service desk/, /Night shift/].entries()) {
        if (index > 0) await pageOf(other).getByRole('button', { name: 'All conversations' }).click()
        await pageOf(other).getByRole('button', { name }).click()
      }
      await expect(toggleOf(third)).toHaveAccessibleName('Chat')
      await panelOf(other).getByRole('button', { name: 'Close chat' }).click()
      await other.goto('./post/print/p-1042')
      await mock.chatMessage({ text: 'Thank you!' })
      await expect(toggleOf(third)).toHaveAccessibleName('Chat, unread messages')
    })
  })
})

test('it needs both features of the installation and a licence, and is not there on error pages', async ({
  page,
  signIn,
}) => {
  await signIn()
  const warnings: string[] = []
  page.on('console', (message) => warnings.push(message.text()))
  const pages: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.url().endsWith('/chat/')) pages.push(page.url())
  })
  const expectNoChat = async () => {
    // The dock comes last.
    await expect(tipsOf(page)).toBeAttached()
    await page.waitForLoadState('networkidle')
    await expect(toggleOf(page)).toHaveCount(0)
    await expect(page.locator('iframe')).toHaveCount(0)
  }
  for (const missing of ['chat', 'chatEmbedded']) {
    await page.route(environment, async (route) => {
      const response = await route.fetch()
      const answer = (await response.json()) as { installedFeatures: Record<string, boolean> }
      await route.fulfill({
        response,
        json: { ...answer, installedFeatures: { ...answer.installedFeatures, [missing]: false } },
      })
    })
    await page.goto('./')
    await expect(feedOf(page)).toBeVisible()
    await expectNoChat()
    await page.unroute(environment)
  }

  await page.goto('./')
  await expect(toggleOf(page)).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(1)
  // On the portal's own origin a sandbox could be taken off from inside, and the browser says so.
  expect(warnings.filter((text) => /sandbox/i.test(text))).toEqual([])
  const shown = pages.length
  await page.goto('./error/forbidden-access')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectNoChat()
  expect(pages).toHaveLength(shown)

  // The session of the page ends with the new one: nothing of it may be on its way.
  await page.goto('about:blank')
  await signIn(people.withoutChat.userName)
  await page.goto('./')
  await expect(feedOf(page)).toBeVisible()
  await expectNoChat()

  await test.step('where people look for it, they are told why', async () => {
    const told = /^Chat ?Your licence doesn’t include this/
    await page.getByRole('button', { name: `Menu of ${people.withoutChat.fullName}` }).click()
    await expect(page.getByRole('dialog').getByRole('button', { name: told })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await expect(page.getByRole('dialog', { name: 'More' }).getByRole('button', { name: told })).toBeVisible()
  })
})

test.describe('other windows', () => {
  // The policy of the portal lets no foreign page into a frame at all; here the code has to refuse what one says.
  test.use({ bypassCSP: true })

  test('a foreign page in the chat’s frame, and other frames of the own origin, are not believed', async ({
    page,
    context,
    signIn,
    guards,
  }) => {
    guards.announceRefused('https://evil.example')
    await signIn()
    const say = `
      const said = { id: 'x', target: 'portal' }
      const unread = { hasUnreadChats: true, unreadChatsEstimatedCount: 99 }
      const all = [
        { ...said, type: 'event', event: 'unread-chat-status-updated', body: unread },
        { ...said, type: 'command', command: 'open-link', body: { url: './people' } },
      ]
      for (const one of all) parent.postMessage(one, '*')
      parent.postMessage('that was all', '*')`
    const speaker = `<!doctype html><title>Speaker</title><script>${say}</script>`
    await context.route('https://evil.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: speaker }),
    )
    await page.route('**/chat/', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: "<!doctype html><title>Chat</title><script>location.replace('https://evil.example/')</script>",
      }),
    )
    await page.addInitScript(() => {
      const received: string[] = []
      Object.assign(globalThis, { received })
      window.addEventListener('message', ({ origin, data }) => data === 'that was all' && received.push(origin))
    })
    // The page's own list, from above.
    const received = () => page.evaluate(() => (globalThis as unknown as { received: string[] }).received)
    await page.goto('./')
    await expect(feedOf(page)).toBeVisible()
    await expect.poll(received).toEqual(['https://evil.example'])
    // The own origin, yet another frame than the chat's.
    await page.evaluate((html) => {
      const frame = document.createElement('iframe')
      frame.src = URL.createObjectURL(new Blob([html], { type: 'text/html' }))
      document.body.append(frame)
    }, speaker)
    await expect.poll(received).toEqual(['https://evil.example', new URL(page.url()).origin])
    await expect(toggleOf(page)).toHaveAccessibleName('Chat')
    await expect(page).not.toHaveURL(/people/)
    await toggleOf(page).click()
    await expect(panelOf(page).getByText('Loading chat')).toBeAttached()

    await test.step('the production bundle has no branch that believes any origin', async () => {
      const folder = new URL('../../dist/', import.meta.url)
      // What development says when it believes one; the line that says it stands in the branch that production has not.
      const marker = 'chat-message-from-any-origin'
      const source = new URL('../../src/features/chat/model/window-message.ts', import.meta.url)
      expect(await readFile(source, 'utf8')).toContain(marker)
      const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.js'))
      const code = await Promise.all(files.map((name) => readFile(new URL(name, folder), 'utf8')))
      expect(code.some((text) => text.includes('request-chat-visibility'))).toBe(true)
      expect(code.filter((text) => text.includes(marker))).toEqual([])
    })
  })
})
