import type { Page } from '@playwright/test'
import { sessionEnded } from '../support/expire.ts'
import { people } from '../support/people.ts'
import { expect, failedRequest, signInByHand, test } from '../support/portal.ts'

const titleOf = (page: Page) => page.getByRole('textbox', { name: 'Title' })
const textOf = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true })

test('from the teaser to a published post by keyboard, and another account reads it', async ({
  page,
  openBrowser,
  signIn,
}) => {
  await signIn()
  await page.goto('./')
  const made: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/communication/posts')) made.push(request.url())
  })
  const teaser = page.getByRole('main').getByRole('link', { name: /^Share something/ })

  await test.step('an editor that is only opened leaves nothing behind', async () => {
    await teaser.press('Enter')
    await expect(titleOf(page)).toBeVisible()
    await page.goBack()
    await expect(teaser).toBeVisible()
    expect(made).toEqual([])
  })

  await teaser.press('Enter')
  await titleOf(page).press('O')
  await page.keyboard.type('ne lock each')
  await expect(page).toHaveURL(/\/post\/edit\/p-\d+$/)
  await textOf(page).focus()
  await page.keyboard.type('Everybody at the presses, also ')
  await page.keyboard.type('@sofia')
  await page
    .getByRole('listbox')
    .getByRole('option', { name: /Sofia Karras/ })
    .waitFor()
  await page.keyboard.press('Enter')
  await page.keyboard.type(' and whoever follows #safety')
  await page
    .getByRole('listbox')
    .getByRole('option', { name: /safety/ })
    .first()
    .waitFor()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'One lock each' })).toBeVisible()
  expect(made).toHaveLength(1)

  const other = await openBrowser()
  await signIn('marco.bianchi', other)
  const reader = await other.newPage()
  await reader.goto('./')
  await reader.getByRole('link', { name: 'One lock each' }).first().click()
  await expect(reader.getByRole('button', { name: /Sofia Karras/ }).first()).toBeVisible()
})

test('nothing is missing after the session has ended and the tab was closed in the middle of a sentence', async ({
  page,
  context,
  signIn,
  mock,
  guards,
}) => {
  guards.announce(...sessionEnded)
  await signIn()
  await page.goto('./post/edit/p-1041')
  await textOf(page).press('ControlOrMeta+End')
  await page.keyboard.type(' The first sentence.')
  await expect.poll(async () => (await mock.requests({ operationId: 'saveDraft' })).length).toBe(1)
  await context.clearCookies({ name: 'portal-session' })
  // Without a pause in which the hand would rest.
  await page.keyboard.type(' And a second one, written on and on until the tab is gone.', { delay: 60 })
  await page.close()

  const next = await context.newPage()
  await next.goto('./post/edit/p-1041')
  await signInByHand(next)
  await expect(textOf(next)).toContainText(
    'The first sentence. And a second one, written on and on until the tab is gone.',
  )
  await expect(next.getByText(/^Saved at/)).toBeVisible()
  await expect(next.getByRole('dialog')).toHaveCount(0)
})

test('who changes the same sentence as another person chooses between both, on a phone and after a reload', async ({
  page,
  openBrowser,
  signIn,
  guards,
}) => {
  // The refusal is what the journey is about.
  guards.announce(failedRequest)
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn()
  await page.goto('./post/edit/p-967')
  await textOf(page).press('ControlOrMeta+Home')
  await page.keyboard.type('Mine first. ')
  await expect(page.getByText(/^Saved at/)).toBeVisible()

  const other = await openBrowser()
  await signIn(people.reseller.userName, other)
  const editor = await other.newPage()
  await editor.goto('./post/edit/p-967')
  await textOf(editor).press('ControlOrMeta+Home')
  await editor.keyboard.type('Theirs first. ')
  await textOf(editor).press('Control+Enter')
  await editor.getByRole('dialog', { name: 'Publish changes' }).getByRole('button', { name: 'Publish' }).press('Enter')
  await expect(editor).toHaveURL(/\/post\/p-967$/)

  const newer = page.getByText('A newer version was published while you were writing.')
  await expect(newer).toBeVisible()
  // The caret is where it was.
  await page.keyboard.type('Mine next. ')
  await expect(textOf(page)).toContainText('Mine first. Mine next.')
  await page.reload()
  await expect(newer).toBeVisible()
  await expect(textOf(page)).toContainText('Mine first. Mine next.')
  await expect(page.getByRole('toolbar')).toBeVisible()
  await textOf(page).press('Control+Enter')
  const conflict = page.getByRole('dialog', { name: 'This post has changed' })
  await expect(conflict.getByRole('region', { name: 'Your text' })).toContainText('Mine first.')
  await conflict.getByText('Other text', { exact: true }).first().click()
  await expect(conflict.getByRole('region', { name: 'Other text' })).toContainText('Theirs first.')
  await conflict.getByRole('button', { name: 'Keep mine' }).press('Enter')
  await expect(page.getByRole('main').getByText('Mine first.')).toBeVisible()

  await editor.reload()
  await expect(editor.getByRole('main').getByText('Mine first.')).toBeVisible()
  await expect(editor.getByText('Theirs first.')).toHaveCount(0)
})
