import type { Page } from '@playwright/test'
import { sessionEnded } from '../support/expire.ts'
import { bellOf, openPanel } from '../support/notifications.ts'
import { expect, failedRequest, signInByHand, test } from '../support/portal.ts'
import { textFile } from '../support/uploads.ts'

const question = 'Is the list of gauges complete?'

/**
 * Opens what the newest notification of the question leads to. Several tell of it one after the other: the step says
 * which one is meant, as an older one leads to the same page.
 */
async function follow(page: Page, step?: string): Promise<void> {
  await page.goto('./')
  await expect(bellOf(page)).toBeVisible()
  const panel = await openPanel(page)
  const newest = panel.getByRole('article').filter({ hasText: question }).first()
  if (step) await expect(newest).toContainText(step)
  await newest.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/post\/feedback\/p-1035\/recipient\?taskId=t-\d+$/)
}

test('feedback is asked for at a post, answered on a phone, returned, answered again and accepted', async ({
  page,
  guards,
  mock,
  openBrowser,
  signIn,
}) => {
  const other = await openBrowser()
  await signIn('sofia.karras', other)
  const openPhone = async () => {
    const tab = await other.newPage()
    await tab.setViewportSize({ width: 390, height: 844 })
    return tab
  }
  let phone = await openPhone()
  const answer = () => phone.getByRole('textbox', { name: /^Answer/ })
  await signIn()

  await test.step('who looks after the post asks from its menu', async () => {
    await page.goto('./post/p-1035')
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Feedback' }).click()
    await expect(page.getByRole('radio', { name: /^All\s*24$/ })).toBeAttached()
    await page.getByRole('button', { name: 'Ask for feedback' }).click()
    const form = page.getByRole('dialog', { name: 'Ask for feedback' })
    await form.getByRole('textbox', { name: /^Question/ }).fill(question)
    await form.getByRole('combobox', { name: /^People to ask/ }).fill('Sofia')
    await page.getByRole('option', { name: /^Sofia Karras/ }).click()
    // The list stays open for more names; Escape closes it, and the form stays.
    await page.keyboard.press('Escape')
    await form.getByRole('button', { name: 'Ask', exact: true }).click()
    await expect(form).toHaveCount(0)
    await expect(page.getByRole('radio', { name: /^All\s*1$/ })).toBeAttached()
  })

  await test.step('the notification leads to the question on a phone; what was begun survives a reload', async () => {
    await follow(phone)
    await expect(phone.getByText(question)).toBeVisible()
    await phone.getByRole('radio', { name: 'Needs changes' }).check()
    await answer().fill('Two of supplier 9 are missing.')
    await phone.reload()
    await expect(answer()).toHaveValue('Two of supplier 9 are missing.')
    await expect(phone.getByRole('radio', { name: 'Needs changes' })).toBeChecked()
  })

  await test.step('nothing is missing after the tab was closed in the middle of a sentence and the session has ended', async () => {
    guards.announce(...sessionEnded)
    await answer().press('ControlOrMeta+End')
    await phone.keyboard.type(' Without a pause in which the hand would re', { delay: 60 })
    const address = phone.url()
    await phone.close()
    await other.clearCookies({ name: 'portal-session' })
    phone = await openPhone()
    await phone.goto(address)
    await signInByHand(phone, 'sofia.karras')
    await expect(answer()).toHaveValue('Two of supplier 9 are missing. Without a pause in which the hand would re')
    await expect(phone.getByRole('radio', { name: 'Needs changes' })).toBeChecked()
  })

  await test.step('a file joins the answer', async () => {
    await answer().fill('Two of supplier 9 are missing.')
    await phone.getByLabel(/^Files/).setInputFiles([textFile('gauges.txt')])
    await expect(phone.getByRole('link', { name: 'gauges.txt' })).toBeVisible()
  })

  await test.step('it is submitted once, even where the answer of the server is lost', async () => {
    guards.announce(failedRequest)
    await phone.route(
      '**/feedback-tasks/*/submit',
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    await phone.getByRole('button', { name: 'Submit' }).click()
    // The server has it: the page learns so, and asks for no second time.
    await expect(phone.getByRole('button', { name: 'Submit' })).toHaveCount(0)
    await expect(phone.getByText('Submitted', { exact: true })).toBeVisible()
    expect(await mock.requests({ operationId: 'submitFeedback' })).toHaveLength(1)
  })

  await test.step('who asked reads it and returns it', async () => {
    await follow(page, 'from Requested to Submitted')
    await expect(page.getByRole('heading', { name: 'Feedback from Sofia Karras' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'gauges.txt' })).toBeVisible()
    await page.getByRole('button', { name: 'Return' }).click()
    await page.getByRole('textbox', { name: /^What’s missing/ }).fill('Which two?')
    await page.getByRole('button', { name: 'Return' }).click()
    await expect(page.getByText('Returned: Which two?')).toBeVisible()
  })

  await test.step('it is changed and submitted again', async () => {
    await follow(phone, 'from Submitted to Returned')
    await expect(phone.getByText('Returned: Which two?')).toBeVisible()
    await answer().fill('Numbers 3 and 4 of supplier 9 are missing.')
    await phone.getByRole('button', { name: 'Submit' }).click()
    await expect(phone.getByText('Submitted', { exact: true })).toBeVisible()
  })

  await test.step('and accepted; the person who answered sees so', async () => {
    await follow(page, 'from Returned to Submitted')
    await expect(page.getByText('Numbers 3 and 4 of supplier 9 are missing.')).toBeVisible()
    await page.getByRole('button', { name: 'Accept' }).click()
    await expect(page.getByText('Accepted', { exact: true })).toBeVisible()
    await follow(phone, 'from Submitted to Accepted')
    await expect(phone.getByText('Accepted', { exact: true })).toBeVisible()
  })
})
