import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** WCAG 2.2 AA and what it is built on, and axe's own good practice. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What a page is looked at in beside the theme that it opened with. */
const otherThemes = ['dark', 'light-hc', 'dark-hc'] as const

/** Holds what is on the page now to all rules. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  expect(await violationsOn(page), where).toEqual([])
}

/** What is on the page now against any of the rules. */
export function violationsOn(page: Page) {
  return violations(new AxeBuilder({ page }).withTags(rules))
}

/** Holds what is on the page now to all rules, and its colours in the other themes: only they change. */
export async function expectAccessibleInEveryTheme(page: Page, where: string): Promise<void> {
  await expectAccessible(page, where)
  const before = await showTheme(page, null)
  for (const theme of otherThemes) {
    await showTheme(page, theme)
    await expectContrast(page, `${where}, ${theme}`)
  }
  await showTheme(page, before)
}

/**
 * Changes the theme of the open page and answers what it was; null only asks. Loading the page again would take most of
 * the time.
 */
async function showTheme(page: Page, theme: string | null): Promise<string> {
  return page.evaluate((wanted) => {
    const { dataset } = document.documentElement
    const before = dataset['theme'] ?? 'light'
    if (wanted !== null) dataset['theme'] = wanted
    return before
  }, theme)
}

async function expectContrast(page: Page, where: string) {
  expect(await violations(new AxeBuilder({ page }).withRules(['color-contrast'])), where).toEqual([])
}

async function violations(axe: AxeBuilder) {
  // Without a second page to gather what frames have found: theirs is asked for in the page itself.
  const found = await axe.setLegacyMode(true).analyze()
  return found.violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary?.replace(/\s+/g, ' ')}`),
  }))
}
