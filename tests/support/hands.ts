import type { Locator } from '@playwright/test'
import { tabTo } from './keys.ts'

/** One of the two ways of those who have no mouse, with the window in which they go it. */
export interface Hand {
  name: 'by keyboard' | 'by thumb'
  window: { viewport: { width: number; height: number }; hasTouch?: boolean }
  /** Presses a button or a link. */
  press: (control: Locator) => Promise<void>
  /** Ticks a box. */
  tick: (control: Locator) => Promise<void>
}

async function reach(control: Locator): Promise<void> {
  await control.waitFor()
  // Whichever is the shorter way: the page goes on below what has the focus, and begins above it.
  const isAhead = await control.evaluate((element) => {
    const from = document.activeElement ?? document.body
    return from === document.body || (from.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) > 0
  })
  await tabTo(control.page(), control, isAhead ? 'Tab' : 'Shift+Tab')
}

const withKey = (key: string) => async (control: Locator) => {
  await reach(control)
  await control.page().keyboard.press(key)
}

/** The keyboard at a desk, and the thumb on a phone. */
export const hands: readonly Hand[] = [
  {
    name: 'by keyboard',
    window: { viewport: { width: 1440, height: 900 } },
    press: withKey('Enter'),
    tick: withKey('Space'),
  },
  {
    name: 'by thumb',
    window: { viewport: { width: 390, height: 844 }, hasTouch: true },
    press: (control) => control.tap(),
    tick: (control) => control.tap(),
  },
]
