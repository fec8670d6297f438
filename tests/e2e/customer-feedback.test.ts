import type { Page } from '@playwright/test'
import { bellOf, entriesOf, expectUnread } from '../support/notifications.ts'
import { expect, failAs, failedRequest, handedOver, test } from '../support/portal.ts'
import { openUserMenu } from '../support/shell.ts'

type Sent = { title: string; context: Record<string, string> }

/** The body of the next feedback, as the page hands it over: the browser does not tell what is in a streamed one. */
function bodySent(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const send = window.fetch
        window.fetch = async (input, init) => {
          if (input instanceof Request && input.method === 'POST' && input.url.endsWith('/customer-feedback'))
            resolve(await input.clone().text())
          return send(input, init)
        }
      }),
  )
}

test('a problem is reported from an error page, answered, and opened from the notification', async ({
  page,
  mock,
  signIn,
  openBrowser,
  guards,
}) => {
  guards.announce(failedRequest, handedOver)
  await signIn()
  await page.goto('./post/p-gone')
  await page.getByRole('link', { name: 'Report a problem' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'New feedback' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Summary' }).fill('I can’t open the post')
  await page.getByRole('textbox', { name: 'Description' }).fill('Yesterday I could.')

  await test.step('what is listed is what is sent, without what was taken out and without the id of the post', async () => {
    const along = page.getByRole('region', { name: 'Sent along' })
    await expect(along.getByText('Portal version')).toBeVisible()
    await along.getByRole('checkbox', { name: 'Browser' }).uncheck({ force: true })
    const shown = await along.innerText()
    const body = bodySent(page)
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    const { title, context } = JSON.parse(await body) as Sent
    expect(title).toBe('I can’t open the post')
    expect(Object.keys(context).sort()).toEqual(['language', 'requestId', 'screen', 'version', 'windowSize'])
    for (const value of Object.values(context)) expect(shown).toContain(value)
    expect(JSON.stringify(context)).not.toContain('p-gone')
  })
  await expect(page.getByRole('heading', { level: 2, name: 'I can’t open the post' })).toBeVisible()
  await expect(page.getByRole('article').getByText('Received')).toBeVisible()
  expect(await mock.requests({ operationId: 'createCustomerFeedback' })).toHaveLength(1)
  const address = page.url()

  await test.step('an operator answers at its address', async () => {
    const elsewhere = await openBrowser()
    await signIn('elena.papadaki', elsewhere)
    const operator = await elsewhere.newPage()
    await operator.goto(address)
    await operator.getByRole('textbox', { name: 'Your reply' }).fill('The post was moved. Try the new address.')
    await operator.getByRole('button', { name: 'Reply' }).click()
    await expect(operator.getByText('Elena Papadaki · Portal team')).toBeVisible()
  })

  await test.step('withdrawing it is refused now, and the answer is shown', async () => {
    await page.getByRole('button', { name: 'Withdraw' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click()
    await expect(page.getByText('It was answered in the meantime, so it can’t be withdrawn')).toBeVisible()
    await expect(page.getByText('The post was moved. Try the new address.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Withdraw' })).toHaveCount(0)
  })

  await test.step('the notification leads to it', async () => {
    await page.goto('./')
    await expectUnread(page, 5)
    await bellOf(page).click()
    await entriesOf(page)
      .filter({ hasText: 'Elena Papadaki answered your feedback' })
      .getByRole('link', { name: /answered your feedback/ })
      .click()
    await expect(page).toHaveURL(address)
    await expect(page.getByText('The post was moved. Try the new address.')).toBeVisible()
  })

  await test.step('a stranger is refused', async () => {
    const elsewhere = await openBrowser()
    await signIn('sofia.karras', elsewhere)
    const stranger = await elsewhere.newPage()
    await stranger.goto(address)
    await expect(stranger.getByRole('heading', { name: 'You don’t have access to this feedback' })).toBeVisible()
  })
})

test('a picture is covered before it leaves, and what was written survives a reload and a failure', async ({
  page,
  mock,
  guards,
  signIn,
}) => {
  await signIn()
  await page.goto('./')
  const menu = await openUserMenu(page)
  await menu.getByRole('link', { name: 'Send feedback' }).click()
  const summary = page.getByRole('textbox', { name: 'Summary' })
  await summary.fill('Names in a list')

  await test.step('nothing is sent before the picture is used, and what is covered is solid in its bytes', async () => {
    const file = { name: 'list.png', mimeType: 'image/png', buffer: await drawnPicture(page) }
    await page.locator('input[type=file]').setInputFiles(file)
    const editor = page.getByRole('dialog', { name: 'Edit picture' })
    await editor.getByRole('button', { name: 'Add area' }).click()
    await expect(editor.getByRole('button', { name: 'Area 1', exact: true })).toBeVisible()
    expect(await mock.requests({ operationId: 'addCustomerFeedbackPicture' })).toHaveLength(0)
    await editor.getByRole('button', { name: 'Use this picture' }).click()
    await expect(page.getByRole('img', { name: 'Picture 1' })).toBeVisible()
    const src = await page.getByRole('img', { name: 'Picture 1' }).getAttribute('src')
    // In the middle it is covered, at the edge it is as it was.
    expect(await colours(page, src ?? '')).toEqual({ middle: [0, 0, 0, 255], edge: [204, 102, 51, 255] })
  })

  await test.step('a reload brings back words and picture', async () => {
    await page.reload()
    await expect(summary).toHaveValue('Names in a list')
    await expect(page.getByRole('img', { name: 'Picture 1' })).toBeVisible()
  })

  await test.step('what failed is sent by another try, once', async () => {
    await page.getByRole('textbox', { name: 'Description' }).fill('They are not for everyone.')
    await failAs({ mock, guards }, 'createCustomerFeedback', 'status', { status: 500, times: 1 })
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(page.getByText('This isn’t working right now. Try again in a moment.')).toBeVisible()
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'Names in a list' })).toBeVisible()
    await expect(page.getByRole('list', { name: 'Pictures' }).getByRole('img')).toBeVisible()
  })
})

/** A picture of one colour that a browser draws. */
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

/** What the server was sent, in the middle and in a corner. */
async function colours(page: Page, src: string): Promise<{ middle: number[]; edge: number[] }> {
  return page.evaluate(async (address) => {
    const bitmap = await createImageBitmap(await (await fetch(address)).blob())
    const canvas = document.createElement('canvas')
    canvas.width = bitmap.width
    canvas.height = bitmap.height
    const context = canvas.getContext('2d')
    context?.drawImage(bitmap, 0, 0)
    const at = (x: number, y: number) => [...(context?.getImageData(x, y, 1, 1).data ?? [])]
    return { middle: at(bitmap.width / 2, bitmap.height / 2), edge: at(4, 4) }
  }, src)
}
