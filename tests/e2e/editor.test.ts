import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test as base, type Page } from '@playwright/test'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { securityHeaders } from '../../scripts/security-headers.ts'
import { messages } from '../../scripts/vite/messages.ts'

const repository = fileURLToPath(new URL('../..', import.meta.url))
// A worker that repeats the tests builds one for itself: building empties the folder.
const out = join(repository, '.cache', `editor-page-${process.env.TEST_PARALLEL_INDEX ?? '0'}`)
const origin = 'https://editor.test'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
}

/**
 * The editor as it is built, under the headers that the portal is served with. No screen of the portal opens it yet;
 * once one does, these belong to its journey.
 */
const test = base.extend<{ held: boolean; editor: { release: () => void } }>({
  /** Whether the editor's own code waits until `release`. */
  held: [false, { option: true }],
  editor: [
    async ({ page, held }, use) => {
      const complaints: string[] = []
      page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
      page.on('pageerror', (error) => complaints.push(error.message))
      let release = () => {}
      const promise = new Promise<void>((resolve) => {
        release = resolve
      })
      await page.route(`${origin}/**`, async (route) => {
        const { pathname } = new URL(route.request().url())
        const file = join(out, pathname === '/' ? 'index.html' : pathname)
        if (held && /engine-.*\.js$/.test(pathname)) await promise
        await route.fulfill({
          body: readFileSync(file),
          headers: { ...securityHeaders(), 'content-type': types[extname(file)] ?? 'application/octet-stream' },
        })
      })
      await page.goto(`${origin}/`)
      await use({ release })
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

test.beforeAll(async () => {
  await build({
    root: fileURLToPath(new URL('pages/editor', import.meta.url)),
    base: './',
    configFile: false,
    logLevel: 'error',
    plugins: [react(), messages()],
    resolve: { alias: { '@': join(repository, 'src') } },
    build: {
      outDir: out,
      emptyOutDir: true,
      // An inlined font would be a data: address, which the policy does not allow.
      assetsInlineLimit: 0,
      cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
      rollupOptions: { output: { chunkFileNames: 'assets/[name]-[hash].js' } },
    },
  })
})

test.describe.configure({ mode: 'default' })

const text = (page: Page) => page.getByRole('textbox', { name: 'Text of the post' })
const ready = (page: Page) => expect(page.getByRole('toolbar')).toBeVisible()
const value = async (page: Page) => JSON.parse((await page.locator('output').textContent()) ?? '') as unknown

test('takes what is written, linked, pasted and taken back', async ({ page }) => {
  await test.step('it writes with marks, lists and mentions by the keyboard alone', async () => {
    await ready(page)
    await expect(text(page)).toBeFocused()
    await page.keyboard.type('It ')
    await page.keyboard.press('Control+b')
    await page.keyboard.type('stopped')
    await page.keyboard.press('Control+b')
    await page.keyboard.type(', thank you @giu')
    await expect(page.getByRole('option')).toHaveCount(2)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.keyboard.type('- one')
    await page.keyboard.press('Control+]')
    await expect
      .poll(() => value(page))
      .toEqual({
        ops: [
          { insert: 'It ' },
          { insert: 'stopped', attributes: { bold: true } },
          { insert: ', thank you ' },
          { insert: { mention: { id: 'giulio-ferri', name: 'Giulio Ferri' } } },
          { insert: ' \none' },
          { insert: '\n', attributes: { list: 'bullet', indent: 1 } },
        ],
      })
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'After' })).toBeFocused()
  })

  await test.step('it sets a link, and gives the caret back', async () => {
    await page.reload()
    await ready(page)
    await page.keyboard.type('See the sheet')
    for (let letter = 0; letter < 5; letter += 1) await page.keyboard.press('Shift+ArrowLeft')
    await page.keyboard.press('Control+k')
    await page.getByRole('textbox', { name: 'Address' }).fill('javascript:alert(1)')
    await page.keyboard.press('Enter')
    await expect(page.getByText(/A link leads to a web page/)).toBeVisible()
    await page.getByRole('textbox', { name: 'Address' }).fill('example.org')
    await page.keyboard.press('Enter')
    await expect(text(page)).toBeFocused()
    await expect
      .poll(() => value(page))
      .toEqual({
        ops: [
          { insert: 'See the ' },
          { insert: 'sheet', attributes: { link: 'https://example.org/' } },
          { insert: '\n' },
        ],
      })
  })

  await test.step('it takes words and formats from the clipboard under the policy of the page, and nothing that runs', async () => {
    await page.reload()
    await ready(page)
    await page.keyboard.type('Pasted: ')
    await text(page).evaluate((element) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData(
        'text/html',
        '<meta charset=utf-8><style>p{color:red}</style><p style="color:red">One <b style="font-weight:700">bold</b> <img src="https://evil.example/x" onerror="alert(1)"><a href="https://example.org/x" style="color:red" onclick="alert(1)">link</a><script>alert(1)</script></p>',
      )
      clipboardData.setData('text/plain', 'One bold link')
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    })
    await expect
      .poll(() => value(page))
      .toEqual({
        ops: [
          { insert: 'Pasted: One ' },
          { insert: 'bold', attributes: { bold: true } },
          { insert: ' ' },
          { insert: 'link', attributes: { link: 'https://example.org/x' } },
          { insert: '\n' },
        ],
      })
  })

  await test.step('it takes back and does again what was written', async () => {
    await page.reload()
    await ready(page)
    await page.keyboard.type('One')
    await page.getByRole('button', { name: 'Quote' }).click()
    await page.keyboard.press('Control+z')
    await expect.poll(() => value(page)).toEqual({ ops: [{ insert: 'One\n' }] })
    await page.keyboard.press('Control+Shift+z')
    await expect
      .poll(() => value(page))
      .toEqual({
        ops: [{ insert: 'One' }, { insert: '\n', attributes: { blockquote: true } }],
      })
  })
})

test.describe('while its code is on the way', () => {
  test.use({ held: true })

  test('a plain field takes the text, and nothing moves when the editor comes', async ({ page, editor }) => {
    await expect(text(page)).toBeFocused()
    await page.keyboard.type('Typed early')
    await page.keyboard.press('ArrowLeft')
    const before = await page.locator('main > div').first().boundingBox()
    await expect(page.getByRole('toolbar')).toHaveCount(0)
    editor.release()
    await ready(page)
    await expect(text(page)).toBeFocused()
    await page.keyboard.type('-')
    await expect.poll(() => value(page)).toEqual({ ops: [{ insert: 'Typed earl-y\n' }] })
    expect(await page.locator('main > div').first().boundingBox()).toEqual(before)
  })
})
