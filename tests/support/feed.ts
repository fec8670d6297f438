import { expect, type Locator, type Page } from '@playwright/test'

/** Titles of the two posts at the top of the demo organisation's feed. */
export const lineFour = 'Line 4 stop on Tuesday: what we found, and what changes'
export const catalogue = 'Spring catalogue: final proofs are here'

/** The list of posts on the dashboard. */
export function feedOf(page: Page): Locator {
  return page.getByRole('feed', { name: 'Posts' })
}

/** One post in the feed. */
export function cardOf(page: Page, title: string): Locator {
  return feedOf(page).getByRole('article', { name: title })
}

/** The highest title that stands clear of the header. */
export async function titleInView(page: Page): Promise<string> {
  return feedOf(page).evaluate((feed) => {
    const top = (title: Element) => title.getBoundingClientRect().top
    const [first] = [...feed.querySelectorAll('h2')]
      .filter((title) => top(title) > 120)
      .sort((one, other) => top(one) - top(other))
    return first?.textContent ?? ''
  })
}

/** Reads until three readings in a row, 100 ms apart, are equal. */
export async function atRest(read: () => Promise<number>): Promise<number> {
  const readings: number[] = []
  await expect
    .poll(
      async () => {
        readings.push(await read())
        return readings.length > 2 && new Set(readings.slice(-3)).size === 1
      },
      { intervals: [100] },
    )
    .toBe(true)
  return readings.at(-1) ?? Number.NaN
}
