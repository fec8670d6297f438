import { expect, type Locator, type Page } from '@playwright/test'
import { people } from './people.ts'
import { type Language, sentenceOf } from './words.ts'

/** Opens the user menu. */
export async function openUserMenu(page: Page, fullName: string = people.employee.fullName): Promise<Locator> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: `Menu of ${fullName}` })
    .click()
  const menu = page.getByRole('dialog', { name: 'Your account' })
  await expect(menu).toBeVisible()
  return menu
}

/** Asks to sign out, as a person does: through the user menu. The answer is the question that follows. */
export async function askToSignOut(page: Page, fullName?: string): Promise<Locator> {
  const menu = await openUserMenu(page, fullName)
  await menu.getByRole('button', { name: 'Sign out' }).click()
  const question = page.getByRole('alertdialog', { name: 'Sign out of the portal?' })
  await expect(question).toBeVisible()
  return question
}

/** Signs out, with a yes to the question. */
export async function signOutByHand(page: Page, fullName?: string): Promise<void> {
  const question = await askToSignOut(page, fullName)
  await question.getByRole('button', { name: 'Sign out' }).click()
}

/** Waits until the person is told this by a tip, and closes it, so that the next one is another. */
export async function expectTip(page: Page, words: string): Promise<void> {
  const told = tipsOf(page).getByText(words)
  await expect(told).toBeVisible()
  await tipsOf(page).getByRole('button', { name: 'Close message' }).click()
  await expect(told).toHaveCount(0)
}

/** The place where tips appear. It is there as soon as the page can show one. */
export function tipsOf(page: Page, language: Language = 'en'): Locator {
  return page.getByRole('region', { name: sentenceOf(language, 'tips.region') })
}

/** Waits until the shortcuts of the page work: they come with what lies over it, once the first screen stands. */
export async function expectShortcutsReady(page: Page, language: Language = 'en'): Promise<void> {
  await expect(tipsOf(page, language)).toBeAttached()
}
