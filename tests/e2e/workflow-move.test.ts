import type { APIRequestContext, Locator, Page } from '@playwright/test'
import type { Schemas } from '../../mock-server/schemas.ts'
import { bulkBannerOf } from '../support/dock.ts'
import { expect, test } from '../support/portal.ts'

const numberIn = async (place: Locator) => Number(/\d+/.exec(await place.innerText())?.[0])

/** Turns the wheel, some pixels at a time, until it shows. */
const scrollUntil = (page: Page, pixels: number, shows: () => Promise<void>) =>
  expect(async () => {
    await page.mouse.wheel(0, pixels)
    await shows()
  }).toPass()

test.use({ seed: 'month-end' })

/** Sofia approves one of the posts before its turn comes, and makes the approval of another wait for a task. */
async function interfere(
  { giulia, sofia }: Record<'giulia' | 'sofia', APIRequestContext>,
  { portal, operationId }: Record<'portal' | 'operationId', string>,
) {
  const at = (path: string) => new URL(`api/internal/v2/communication/${path}`, portal).href
  const headers = { origin: new URL(portal).origin }
  const operation: Schemas['BulkOperation'] = await (await giulia.get(at(`bulk-transitions/${operationId}`))).json()
  const [moved, held] = operation.posts
  const { occToken } = await (await sofia.get(at(`posts/${moved?.id}/workflow`))).json()
  const tiago = {
    id: 'tiago-duarte',
    fullName: 'Tiago Duarte',
    firstName: 'Tiago',
    accountPhotoUrl: null,
    deleted: false,
  }
  const data: Schemas['TransitionRequest'] = { occToken, data: { assignee: { type: 'user', user: tiago } } }
  const approval = { headers, data }
  const approved = await sofia.post(at(`posts/${moved?.id}/workflow/transitions/tr-approve`), approval)
  expect(approved.status()).toBe(200)
  const made = await sofia.post(at(`posts/${held?.id}/tasks`), {
    headers: { ...headers, 'idempotency-key': 'task-of-the-journey' },
    data: { title: 'Look at it once more', requiredForId: 'tr-approve' },
  })
  expect(made.status()).toBe(201)
}

test('forty posts are checked and moved at once, some are refused for three reasons, and a second check moves those', async ({
  page,
  mock,
  signIn,
  openBrowser,
  baseURL,
}) => {
  // Each post takes its time; the test says when it has passed.
  await mock.reset('month-end', { frozen: true })
  await signIn()
  const start = page.getByRole('button', { name: /^Move \d+ posts? to Approved$/ })
  const numbers = page.getByRole('status').filter({ hasText: /\d+ ready/ })
  let chosen = 0
  let moving = 0
  let refused = 0

  await test.step('one is chosen by its box, a stretch by Shift, which scrolling leaves alone, and then all', async () => {
    await page.goto('./workflows')
    const list = page.getByRole('list', { name: 'Posts' })
    const boxes = list.getByRole('checkbox')
    const bar = page.getByRole('region', { name: 'Selection' })
    await boxes.first().click()
    await boxes.nth(3).click({ modifiers: ['Shift'] })
    await expect(bar.getByText('4 posts selected')).toBeVisible()
    // Far below, the row of the first one is no longer drawn.
    const first = list.locator('[aria-posinset="1"]').getByRole('checkbox')
    await scrollUntil(page, 2_000, () => expect(first).toHaveCount(0, { timeout: 500 }))
    await expect(bar.getByText('4 posts selected')).toBeVisible()
    await scrollUntil(page, -2_000, () => expect(first).toBeChecked({ timeout: 500 }))
    await expect(list.getByRole('checkbox', { checked: true })).toHaveCount(4)
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

  await test.step('what is ready goes with a banner, and the report groups the others by why they did not', async () => {
    await start.click()
    await expect(page).toHaveURL(/\/bulk-workflow-transition\?operationId=[\w-]+$/)
    await expect(bulkBannerOf(page)).toHaveAccessibleName(`Moving ${moving} posts to Approved`)
    const operationId = new URL(page.url()).searchParams.get('operationId') ?? ''
    const other = await openBrowser()
    await signIn('sofia.karras', other)
    await interfere({ giulia: page.request, sofia: other.request }, { portal: baseURL ?? '', operationId })
    await mock.advanceClock(60_000)
    const failed = page.getByRole('region', { name: /^\d+ posts could not be moved$/ })
    refused = await numberIn(failed)
    const reason = (name: RegExp) => failed.getByRole('heading', { level: 3, name })
    await expect(reason(/^Somebody is editing this post at the moment\.\s*\d/)).toBeVisible()
    await expect(reason(/^Somebody has moved this post already\.\s*1$/)).toBeVisible()
    await expect(reason(/^A task must be closed first\.\s*1$/)).toBeVisible()
    const left = page.getByRole('region', { name: `${chosen - moving} posts left out` })
    await expect(left.getByRole('heading', { level: 3, name: /^You left it out\.\s*1$/ })).toBeVisible()
    await expect(page.getByRole('region', { name: `${moving - refused} posts were moved` })).toBeVisible()
  })

  await test.step('they are checked again, with the same note; what nothing holds any more is moved', async () => {
    await page.getByRole('button', { name: `Check the ${refused} that failed again` }).click()
    await expect(page.getByRole('heading', { name: `Move ${refused} posts`, level: 1 })).toBeVisible()
    await expect(page.getByLabel(/^Note for all/)).toHaveValue('In the November round.')
    await expect(numbers).toContainText('2 blocked')
    const going = await numberIn(start)
    expect(going).toBe(refused - 2)
    await start.click()
    await expect(page).toHaveURL(/\/bulk-workflow-transition\?operationId=[\w-]+$/)
    await mock.advanceClock(60_000)
    await expect(page.getByRole('region', { name: /^\d+ posts? (was|were) moved$/ })).toContainText(String(going))
  })

  await test.step('both stand among the operations of the person', async () => {
    await page.goto('./bulk-workflow-transition')
    const own = page.getByRole('region', { name: 'My bulk changes' })
    await expect(own.getByRole('link', { name: / moved to Approved$/ }).nth(1)).toBeVisible()
  })
})
