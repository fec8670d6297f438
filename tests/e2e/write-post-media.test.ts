import type { Locator, Page } from '@playwright/test'
import { png } from '../../mock-server/files/png.ts'
import { expect, test } from '../support/portal.ts'

const draft = './post/edit/p-1041'

/** Where the link of the text leads. */
const sheet = 'https://example.org/lift'

test.describe('pictures and tables in a post', () => {
  test('a cover, formats, a link, a tag, a described picture and a pasted table are the same for the writer and for others', async ({
    page,
    openBrowser,
    signIn,
  }) => {
    await signIn()
    await page.goto(draft)
    await expect(page.locator('[data-ready]')).toBeVisible()
    const text = page.getByRole('textbox', { name: 'Text' })
    const dialog = page.getByRole('dialog', { name: 'Picture description' })

    await test.step('a cover is chosen and described', async () => {
      const file = { name: 'press-1.png', mimeType: 'image/png', buffer: Buffer.from(png('press-1')) }
      await page.getByLabel('Choose a cover').setInputFiles(file)
      await page.getByRole('button', { name: 'Describe cover' }).click()
      await dialog.getByRole('textbox', { name: 'What does it show?' }).fill('The hall of the presses')
      await dialog.getByRole('button', { name: 'Save' }).click()
      await expect(dialog).toHaveCount(0)
      await expect(coverOf(page)).toBeVisible()
    })

    await test.step('bold words and a link are pasted, a tag is chosen', async () => {
      await text.press('ControlOrMeta+End')
      await give(page, 'paste', {
        html: `<p>Ask <b>before you lift it</b>, and read <a href="${sheet}">the lift sheet</a> first.</p>`,
        text: 'Ask before you lift it, and read the lift sheet first.',
      })
      await expect(boldOf(text)).toBeVisible()
      await text.press('ControlOrMeta+End')
      await page.keyboard.type(' #audit')
      const tags = page.getByRole('listbox').getByRole('option')
      await expect(tags).toHaveText([/audit/])
      await page.keyboard.press('Enter')
      await expect(tags).toHaveCount(0)
    })

    await test.step('a dropped picture is described, and a pasted table wins over its picture', async () => {
      await text.press('ControlOrMeta+End')
      await give(page, 'drop', { files: [{ name: 'press-2.png', type: 'image/png', bytes: [...png('press-2')] }] })
      await page.getByRole('button', { name: 'Describe', exact: true }).click()
      await dialog.getByRole('textbox', { name: 'What does it show?' }).fill('The red lock on press 2')
      await dialog.getByRole('button', { name: 'Save' }).click()
      await expect(pictureOf(text)).toBeVisible()
      await expect(page.getByRole('button', { name: 'A picture has no description' })).toHaveCount(0)

      await text.press('ControlOrMeta+End')
      await give(page, 'paste', {
        files: [{ name: 'image.png', type: 'image/png', bytes: [...png('cells')] }],
        html: '<table><tr><td>Screw</td><td>Nm</td></tr><tr><td>M10</td><td>42</td></tr></table>',
        text: 'Screw\tNm\nM10\t42',
      })
      const table = page.getByRole('dialog', { name: 'Table' })
      await expect(table.getByRole('textbox', { name: 'Nm, row 1' })).toHaveValue('42')
      await table.getByRole('textbox', { name: 'Title' }).fill('Torques')
      await table.getByRole('button', { name: 'Save table' }).click()
      await expect(tableOf(text)).toBeVisible()
      await expect(text.getByRole('img')).toHaveCount(1)
    })

    await expect(page.getByText(/^Saved at/)).toBeVisible()
    await page.reload()
    await expect(page.locator('[data-ready]')).toBeVisible()
    await expect(coverOf(page)).toBeVisible()
    await expect(boldOf(text)).toBeVisible()
    await expect(text.getByRole('link', { name: 'the lift sheet' })).toHaveAttribute('href', sheet)
    await expect(text.getByText('#audit')).toBeVisible()
    await expect(pictureOf(text)).toBeVisible()
    await expect(tableOf(text)).toBeVisible()

    await page.goto('./post/preview/p-1041')
    await expectWhole(page)
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page).toHaveURL(/\/post\/p-1041$/)

    const other = await openBrowser()
    await signIn('marco.bianchi', other)
    const reader = await other.newPage()
    for (const address of ['./post/p-1041', './post/print/p-1041']) {
      await reader.goto(address)
      await expectWhole(reader)
    }
  })

  test('a picture is cropped and covered by keyboard, and only the result is sent', async ({ page, signIn }) => {
    await signIn()
    await page.goto(draft)
    await expect(page.locator('[data-ready]')).toBeVisible()
    const text = page.getByRole('textbox', { name: 'Text' })
    await text.press('ControlOrMeta+End')
    // A comment stands in the file for what a camera writes beside the pixels.
    const bytes = [...png('press-2', 64)]
    expect(Buffer.from(bytes).includes('Comment')).toBe(true)
    await give(page, 'drop', { files: [{ name: 'press-2.png', type: 'image/png', bytes }] })
    await page.getByRole('button', { name: 'Describe', exact: true }).click()
    await page.getByRole('textbox', { name: 'What does it show?' }).fill('The red lock on press 2')
    await page.getByRole('button', { name: 'Save' }).press('Enter')
    const image = text.getByRole('img', { name: 'The red lock on press 2' })
    await expect(image).toHaveAttribute('width', '320')
    /** What the server has of the picture. */
    const stored = async () => {
      const bytes = await image.evaluate(async (element: HTMLImageElement) => [
        ...new Uint8Array(await (await fetch(element.src)).arrayBuffer()),
      ])
      return Buffer.from(bytes)
    }
    expect((await stored()).includes('PNG')).toBe(true)
    expect((await stored()).includes('Comment')).toBe(false)

    await text.getByRole('button', { name: 'Edit', exact: true }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Edit picture' })
    await dialog.getByRole('button', { name: /^Right edge/ }).press('Shift+ArrowLeft')
    await dialog.getByRole('button', { name: 'Rotate left' }).press('Enter')
    await dialog.getByRole('radio', { name: 'Hide areas' }).press('Space')
    await dialog.getByRole('button', { name: 'Add area' }).press('Enter')
    await dialog.getByRole('button', { name: 'Save' }).press('Enter')
    await expect(dialog).toBeHidden()
    // Turned, it is as wide as it was high; its description went with it.
    await expect(image).toHaveAttribute('width', '214')
    expect((await stored()).includes('PNG')).toBe(true)
    expect((await stored()).includes('Comment')).toBe(false)
  })
})

const coverOf = (place: Page) => place.getByRole('img', { name: 'The hall of the presses' })
const boldOf = (place: Page | Locator) => place.getByRole('strong').filter({ hasText: 'before you lift it' })
const pictureOf = (place: Page | Locator) => place.getByRole('img', { name: 'The red lock on press 2' })
const tableOf = (place: Page | Locator) => place.getByRole('table', { name: 'Torques' })

/** Nothing of the text is missing where it is drawn for its readers. */
async function expectWhole(page: Page): Promise<void> {
  await expect(coverOf(page)).toBeVisible()
  await expect(boldOf(page)).toBeVisible()
  await expect(page.getByRole('link', { name: 'the lift sheet' })).toHaveAttribute('href', sheet)
  // It also stands among the tags of the post.
  await expect(page.getByRole('button', { name: '#audit', exact: true }).first()).toBeVisible()
  await expect(pictureOf(page)).toBeVisible()
  await expect(tableOf(page).getByRole('cell', { name: '42' })).toBeVisible()
}

type Given = { files?: { name: string; type: string; bytes: number[] }[]; html?: string; text?: string }

/** Pastes into the text, or drops onto it, as the browser would tell of it. */
async function give(page: Page, event: 'paste' | 'drop', given: Given): Promise<void> {
  await page.getByRole('textbox', { name: 'Text' }).evaluate(
    (target, { kind, files = [], html, text }) => {
      const data = new DataTransfer()
      for (const { name, type, bytes } of files) data.items.add(new File([Uint8Array.from(bytes)], name, { type }))
      if (html !== undefined) data.setData('text/html', html)
      if (text !== undefined) data.setData('text/plain', text)
      const options = { bubbles: true, cancelable: true }
      const { right, bottom } = (target.lastElementChild ?? target).getBoundingClientRect()
      target.dispatchEvent(
        kind === 'paste'
          ? new ClipboardEvent('paste', { ...options, clipboardData: data })
          : new DragEvent('drop', { ...options, dataTransfer: data, clientX: right - 2, clientY: bottom - 2 }),
      )
    },
    { kind: event, ...given },
  )
}
