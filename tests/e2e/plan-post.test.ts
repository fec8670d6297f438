import type { Page } from '@playwright/test'
import { expect, test } from '../support/portal.ts'

const lockout = 'Lockout at the presses: the new rule'
const luna = 'Luna da tavolo: che cosa chiedono i negozi'

const rowOf = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title })

/** The day and the time of day of a moment, as they are typed; the demo account lives in Rome. */
function typed(moment: number): { day: string; time: string } {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Rome',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(moment)
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  return { day: of('day') + of('month') + of('year'), time: of('hour') + of('minute') }
}

test('a post is planned, taken back, planned again and out at its time; a discarded draft comes back', async ({
  page,
  openBrowser,
  signIn,
  mock,
}) => {
  const now = Date.now()
  await mock.reset('default', { now: new Date(now).toISOString() })
  await signIn()
  const minutes = 30
  const due = typed(now + minutes * 60_000)

  await test.step('the editor schedules it', async () => {
    await page.goto('./post/edit/p-1041')
    await page.getByRole('button', { name: 'Publishing options' }).click()
    await page.getByRole('menuitem', { name: 'Schedule…' }).click()
    await page.getByRole('group', { name: 'Day' }).getByRole('spinbutton').first().focus()
    await page.keyboard.type(due.day)
    await page.getByRole('group', { name: 'Time' }).getByRole('spinbutton').first().focus()
    await page.keyboard.type(due.time)
    await page.getByRole('button', { name: 'Schedule', exact: true }).click()
    await expect(page).toHaveURL(/\/my-space\/drafts$/)
    await expect(rowOf(page, lockout)).toContainText('Scheduled for')
  })

  await test.step('it is taken back, and Undo schedules it again', async () => {
    await page.getByRole('button', { name: `Unschedule “${lockout}”` }).click()
    await expect(rowOf(page, lockout)).not.toContainText('Scheduled for')
    await page.getByRole('button', { name: 'Undo' }).last().click()
    await expect(rowOf(page, lockout)).toContainText('Scheduled for')
  })

  await test.step('a discarded draft leaves the list and its count at once, and Undo brings it back', async () => {
    const all = page.getByRole('radio', { name: /^All/ })
    await expect(all).toHaveAccessibleName(/7/)
    await page.getByRole('button', { name: `Discard “${luna}”` }).click()
    await expect(rowOf(page, luna)).toHaveCount(0)
    await expect(all).toHaveAccessibleName(/6/)
    await page.getByRole('button', { name: 'Undo' }).last().click()
    await expect(rowOf(page, luna)).toHaveCount(1)
    await expect(all).toHaveAccessibleName(/7/)
  })

  await test.step('at its time it leaves the open list, and others read it', async () => {
    await mock.advanceClock((minutes + 1) * 60_000)
    await expect(rowOf(page, lockout)).toHaveCount(0)
    const other = await openBrowser()
    await signIn('marco.bianchi', other)
    const reader = await other.newPage()
    await reader.goto('./post/p-1041')
    await expect(reader.getByRole('heading', { level: 1, name: lockout })).toBeVisible()
  })
})
