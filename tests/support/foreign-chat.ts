import type { BrowserContext, Page } from '@playwright/test'
import { startServer } from '../../mock-server/server.ts'
import type { ChatToPortal } from '../../src/shared/events.gen.ts'
import { test as portal } from './portal.ts'

/** Where the chat lives that the configuration of these tests names. */
export const chatOrigin = 'https://chat.example:8443'

/** The same tests, before a portal whose configuration gives the chat an origin of its own. */
export const test = portal.extend<object, { portalWithChat: string }>({
  portalWithChat: [
    async ({ browserName: _browserName }, provide) => {
      const server = await startServer({ port: 0, configuration: { chatOrigin }, origins: { chatOrigin } })
      await server.ready
      await provide(server.url)
      await server.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ portalWithChat }, provide) => provide(portalWithChat),
})

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

/** Serves that chat: a page that says nothing by itself, and a picture. */
export async function serveChat(context: BrowserContext): Promise<void> {
  await context.route(`${chatOrigin}/**`, (route) =>
    route.request().url().endsWith('.png')
      ? route.fulfill({ contentType: 'image/png', body: pixel })
      : route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Chat</title><h1>Chat elsewhere</h1>' }),
  )
}

/** Lets the page in the chat's frame say something to the portal. */
export async function sayInChat(page: Page, message: ChatToPortal): Promise<void> {
  const inChat = page.frameLocator('iframe[title=Chat]').locator('html')
  await inChat.evaluate((_html, said) => window.parent.postMessage(said, '*'), message)
}
