import type { Locator, Page } from '@playwright/test'
import { dockOf } from './dock.ts'

/** The panel of files on their way; its name changes with how they stand. */
export function uploadsOf(page: Page): Locator {
  return dockOf(page).getByRole('group', { name: /upload/i })
}

/** One file in it. */
export function uploadOf(page: Page, name: string): Locator {
  return uploadsOf(page).getByRole('listitem').filter({ hasText: name })
}

/** A file for an input, with so many kilobytes. */
export function textFile(name: string, kilobytes = 1): { name: string; mimeType: string; buffer: Buffer } {
  return { name, mimeType: 'text/plain', buffer: Buffer.alloc(kilobytes * 1024, 'x') }
}

/** Holds bytes on their way until they are let go. */
export async function holdBytes(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(/attachment-upload-sessions\/[^/]+\/files\//, async (route) => {
    await released
    await route.continue()
  })
  return release
}
