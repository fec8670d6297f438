import type { Locator } from '@playwright/test'
import { expect, test } from '../support/portal.ts'

const numberIn = async (place: Locator) => Number(/\d+/.exec(await place.innerText())?.[0])

test.use({ seed: 'month-end' })

test('forty posts are checked and moved at once, three are refused, and a second check moves those', async ({
  page,
  mock,
  signIn,
}) => {
  // Each post takes its time; the test says when it has passed.
  await mock.reset('month-end', { frozen: true })
  await signIn()
  const start = page.getByRole('button', { name: /^Move \d+ posts? to Approved$/ })
  const numbers = page.getByRole('status').filter({ hasText: /\d+ ready/ })
  let chosen = 0
  let moving = 0

  await test.step('one is chosen by its box, a stretch by Shift, and then all of the list', async () => {
    await page.goto('./workflows')
    const boxes = page.getByRole('list', { name: 'Posts' }).getByRole('checkbox')
    const bar = page.getByRole('region', { name: 'Selection' })
    await boxes.first().click()
    await boxes.nth(3).click({ modifiers: ['Shift'] })
    await expect(bar.getByText('4 posts selected')).toBeVisible()
    const all = bar.getByRole('button', { name: /^Select all \d+$/ })
    chosen = await numberIn(all)
    expect(chosen).toBeGreaterThan(40)
    await all.click()
    await expect(bar.getByText(`${chosen} posts selected`)).toBeVisible()
    await bar.getByRole('button', { name: 'Move to another status' }).click()
  })

  await test.step('the check names what can go, what lacks an assignee, and what cannot go', async () => {
    await expect(page.getByRole('heading', { name: `Move ${chosen} posts`, level: 1 })).toBeVisible()
    await page.getByRole('radio', { name: /Approved/ }).check()
    await expect(numbers).toContainText('need a value')
    await expect(numbers).toContainText('blocked')
    await expect(page.getByRole('button', { name: /^This step doesn’t start from the current state/ })).toBeVisible()
  })

  await test.step('one assignee makes ready what had none; one is left out, and all of it survives a reload', async () => {
    await page.getByRole('combobox', { name: 'Assignee' }).fill('Tiago')
    await page.getByRole('option', { name: /Tiago Duarte/ }).click()
    await expect(numbers).not.toContainText('need a value')
    await page.getByLabel(/^Note for all/).fill('In the November round.')
    await page.getByRole('searchbox', { name: /^Find in/ }).fill('two time zones')
    await page.getByRole('checkbox', { name: /^Move A minute of help: two time zones/ }).uncheck()
    await expect(numbers).toContainText('1 left out by you')
    await page.reload()
    await expect(page.getByLabel(/^Note for all/)).toHaveValue('In the November round.')
    await expect(numbers).toContainText('1 left out by you')
    await expect(numbers).not.toContainText('need a value')
    moving = await numberIn(start)
    expect(moving).toBeGreaterThanOrEqual(40)
  })

  await test.step('what is ready goes, and the report says of three and of those left out why they did not', async () => {
    await start.click()
    await expect(page).toHaveURL(/\/bulk-workflow-transition\?operationId=[\w-]+$/)
    await mock.advanceClock(60_000)
    const failed = page.getByRole('region', { name: '3 posts could not be moved' })
    await expect(failed.getByText('Somebody is editing this post at the moment.')).toHaveCount(3)
    const left = page.getByRole('region', { name: `${chosen - moving} posts left out` })
    await expect(left.getByText('You left it out.')).toHaveCount(1)
    await expect(page.getByRole('region', { name: `${moving - 3} posts were moved` })).toBeVisible()
  })

  await test.step('the three are checked again, with the same note, and moved', async () => {
    await page.getByRole('button', { name: 'Check the 3 that failed again' }).click()
    await expect(page.getByRole('heading', { name: 'Move 3 posts', level: 1 })).toBeVisible()
    await expect(page.getByLabel(/^Note for all/)).toHaveValue('In the November round.')
    await expect(start).toHaveText('Move 3 posts to Approved')
    await start.click()
    await expect(page).toHaveURL(/\/bulk-workflow-transition\?operationId=[\w-]+$/)
    await mock.advanceClock(60_000)
    await expect(page.getByRole('region', { name: '3 posts were moved' })).toBeVisible()
  })
})
