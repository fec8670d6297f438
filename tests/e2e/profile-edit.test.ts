import type { Page } from '@playwright/test'
import { password, people } from '../support/people.ts'
import { expect, failedRequest, test } from '../support/portal.ts'

/** A picture that a browser draws: 400 × 300, so that a square has to be cut out of it. */
async function drawnPicture(page: Page): Promise<Buffer> {
  const bytes = await page.evaluate(async () => {
    const canvas = document.createElement('canvas')
    canvas.width = 400
    canvas.height = 300
    const context = canvas.getContext('2d')
    if (context) {
      context.fillStyle = '#c63'
      context.fillRect(0, 0, 400, 300)
    }
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
    return [...new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0))]
  })
  return Buffer.from(bytes)
}

test('a profile is changed with its photo, and nothing typed is lost by a reload', async ({ page, signIn }) => {
  await signIn()
  await page.goto('./profile')
  await page.getByRole('link', { name: 'Edit profile' }).click()
  const about = page.getByRole('textbox', { name: 'About you' })
  await about.fill('I look after the checks. Ask me about press 2.')
  await page.getByRole('combobox', { name: 'Skills' }).fill('Glass blowing')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText('Unsaved changes, kept on this device')).toBeVisible()

  await test.step('a reload brings back what was typed', async () => {
    await page.reload()
    await expect(about).toHaveValue('I look after the checks. Ask me about press 2.')
    await expect(page.getByRole('button', { name: 'Remove Glass blowing' })).toBeVisible()
  })

  await test.step('a photo is cut, sent as a square of 512, and shown everywhere without a reload', async () => {
    const sent = page.waitForRequest((request) => request.method() === 'PUT' && request.url().endsWith('/photo'))
    const file = { name: 'me.png', mimeType: 'image/png', buffer: await drawnPicture(page) }
    await page.locator('input[type=file]').first().setInputFiles(file)
    await page.getByRole('dialog', { name: 'Crop photo' }).getByRole('button', { name: 'Use photo' }).click()
    expect((await sent).headers()['content-type']).toBe('image/jpeg')
    await expect(page.getByRole('banner').locator('img[src*="files/sent/photo"]')).toBeVisible()
    await expect(about).toHaveValue('I look after the checks. Ask me about press 2.')
  })

  await test.step('another picture can be dropped on it or pasted', async () => {
    const bytes = [...(await drawnPicture(page))]
    const crop = page.getByRole('dialog', { name: 'Crop photo' })
    for (const kind of ['drop', 'paste']) {
      await page.evaluate(
        ({ type, data }) => {
          const transfer = new DataTransfer()
          transfer.items.add(new File([new Uint8Array(data)], 'me.png', { type: 'image/png' }))
          const field = document.querySelector('input[type=file]')
          field?.dispatchEvent(
            type === 'drop'
              ? new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: transfer })
              : new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: transfer }),
          )
        },
        { type: kind, data: bytes },
      )
      await expect(crop).toBeVisible()
      await crop.getByRole('button', { name: 'Cancel' }).click()
      await expect(crop).toBeHidden()
    }
  })

  await page.keyboard.press('Control+s')
  await expect(page.getByText('No unsaved changes')).toBeVisible()
  await page.goto('./profile')
  await expect(page.getByText('Ask me about press 2.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Find people with the skill Glass blowing' })).toBeVisible()
})

test('another password signs the other devices out and keeps this one', async ({
  page,
  signIn,
  openBrowser,
  guards,
}) => {
  // A wrong password is refused, and so is the browser that was signed out.
  guards.announce(failedRequest)
  await signIn()
  const elsewhere = await openBrowser()
  await signIn(people.employee.userName, elsewhere)
  const other = await elsewhere.newPage()
  await other.goto('./')
  await expect(other.getByRole('navigation').getByRole('link', { name: 'People' })).toBeVisible()

  await page.goto('./profile/edit/security')
  await page.getByLabel('Current password').fill('wrong')
  await page.getByLabel('New password').fill('Lagoon-2026-arch')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('That’s not your current password')).toBeVisible()
  await page.getByLabel('Current password').fill(password)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Password changed')).toBeVisible()
  await expect(page.getByText('This device')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Sign out: / })).toHaveCount(0)

  await other.reload()
  await expect(other.getByRole('button', { name: 'Sign in' })).toBeVisible()
})

test('an absence is seen by a colleague from its first day, with its deputy, until its person is back', async ({
  page,
  signIn,
  openBrowser,
  mock,
}) => {
  // What is today has to be the same for the browser and the server.
  const { now } = await mock.reset('default', { now: new Date().toISOString() })
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Rome', dateStyle: 'short' }).format(new Date(now))
  await signIn()
  await page.goto('./profile/edit/availability')
  for (const label of ['First day', 'Last day']) {
    const parts = page.getByRole('group', { name: label }).getByRole('spinbutton')
    for (let place = 0; place < 3; place += 1) {
      const part = parts.nth(place)
      const [year = '', month = '', day = ''] = today.split('-')
      const type = await part.getAttribute('data-type')
      await part.pressSequentially(type === 'day' ? day : type === 'month' ? month : year)
    }
  }
  await page.getByRole('combobox', { name: 'Deputy' }).fill('marco')
  await page.getByRole('option', { name: /^Marco Bianchi/ }).click()
  await page.getByRole('textbox', { name: 'Note' }).fill('The keys are in the quality lab.')
  await page.getByRole('button', { name: 'Save absence' }).click()
  await expect(page.getByText('Marco Bianchi is standing in')).toBeVisible()

  const colleague = await openBrowser()
  await signIn(people.withoutChat.userName, colleague)
  const other = await colleague.newPage()

  await test.step('on the profile and in the directory', async () => {
    await other.goto('./profile/giulia-riva')
    await expect(other.getByText(/^Away until /)).toBeVisible()
    await expect(other.getByRole('button', { name: 'Marco Bianchi is standing in' })).toBeVisible()
    await expect(other.getByText('The keys are in the quality lab.')).toBeVisible()
    await other.goto('./people?search=giulia')
    await expect(other.getByRole('list', { name: 'People found' })).toContainText('Marco Bianchi is standing in')
  })

  await page.getByRole('button', { name: 'I’m back' }).click()
  await expect(page.getByRole('button', { name: 'Save absence' })).toBeVisible()
  await other.goto('./profile/giulia-riva')
  await expect(other.getByRole('heading', { level: 1, name: 'Giulia Riva' })).toBeVisible()
  await expect(other.getByText(/^Away until /)).toHaveCount(0)
})
