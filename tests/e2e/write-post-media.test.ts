import type { Page } from '@playwright/test'
import { png } from '../../mock-server/files/png.ts'
import { expect, test } from '../support/portal.ts'

const draft = './post/edit/p-1041'

test.describe('pictures and tables in a post', () => {
  test('a dropped picture is described, a pasted table wins over its picture, and another account sees both', async ({
    page,
    openBrowser,
    signIn,
  }) => {
    await signIn()
    await page.goto(draft)
    await expect(page.locator('[data-ready]')).toBeVisible()
    const text = page.getByRole('textbox', { name: 'Text' })
    await text.press('ControlOrMeta+End')
    await give(page, 'drop', { files: [{ name: 'press-2.png', type: 'image/png', bytes: [...png('press-2')] }] })
    await page.getByRole('button', { name: 'Describe', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Picture description' })
    await dialog.getByRole('textbox', { name: 'What does it show?' }).fill('The red lock on press 2')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(text.getByRole('img', { name: 'The red lock on press 2' })).toBeVisible()
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
    await expect(text.getByRole('table', { name: 'Torques' })).toBeVisible()
    await expect(text.getByRole('img')).toHaveCount(1)

    await expect(page.getByText(/^Saved at/)).toBeVisible()
    await page.reload()
    await expect(text.getByRole('img', { name: 'The red lock on press 2' })).toBeVisible()
    await expect(text.getByRole('table', { name: 'Torques' })).toBeVisible()
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page).toHaveURL(/\/post\/p-1041$/)

    const other = await openBrowser()
    await signIn('marco.bianchi', other)
    const reader = await other.newPage()
    await reader.goto('./post/p-1041')
    await expect(reader.getByRole('img', { name: 'The red lock on press 2' })).toBeVisible()
    const shown = reader.getByRole('table', { name: 'Torques' })
    await expect(shown.getByRole('cell', { name: '42' })).toBeVisible()

    await reader.goto('./post/print/p-1041')
    await expect(reader.getByRole('img', { name: 'The red lock on press 2' })).toBeVisible()
    await expect(shown.getByRole('cell', { name: '42' })).toBeVisible()
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
