import type { ElementHandle, Page } from '@playwright/test'
import { sense, type Control } from './senses.ts'

/** One thing that a person does on a screen. `fill` writes into every field that can be seen and is empty. */
export type Step = { action: 'fill' } | { action: Control['action']; key: string }

/** Does one step by the keyboard alone, as the focus is judged afterwards. The answer is what was written. */
export async function doStep(page: Page, step: Step): Promise<string[]> {
  if (step.action === 'fill') return fillEmptyFields(page)
  const handle = await findControl(page, step.key)
  if (!handle) throw new Error(`There is no "${step.key}" on ${page.url()}.`)
  if (step.action === 'file') {
    await handle.setInputFiles({ name: 'walk.txt', mimeType: 'text/plain', buffer: Buffer.from('A file of the walk.') })
    return []
  }
  await handle.focus()
  if (step.action === 'type') {
    await page.keyboard.type('press')
    await page.keyboard.press('Enter')
    return []
  }
  const isTicked = await handle.evaluate(
    (element) =>
      element instanceof HTMLInputElement ||
      ['checkbox', 'radio', 'switch'].includes(element.getAttribute('role') ?? ''),
  )
  await page.keyboard.press(isTicked ? 'Space' : 'Enter')
  return []
}

/** What comes with a file of its own may take its time. */
async function findControl(page: Page, key: string) {
  for (const end = Date.now() + 4_000; ; await new Promise((resolve) => setTimeout(resolve, 100))) {
    const element = (await sense(page, 'find', key)).asElement() as ElementHandle<HTMLElement> | null
    if (element || Date.now() >= end) return element
  }
}

/** By what the browser knows of a field: its type and what it may be completed with. */
const texts: [field: RegExp, text: string][] = [
  [/username/, 'giulia.riva'],
  [/new-password/, 'Another-Word-2026!'],
  [/password/, 'Meridiana!2026'],
  [/email/, 'giulia.riva@meridiana.example'],
  [/number|tel/, '12'],
  [/url/, 'https://meridiana.example/'],
  [/date/, '2026-11-25'],
]

async function fillEmptyFields(page: Page): Promise<string[]> {
  const list = await sense(page, 'emptyFields')
  const written: string[] = []
  for (const property of (await list.getProperties()).values()) {
    const field = property.asElement() as ElementHandle<HTMLElement> | null
    if (!field) continue
    const about = await field.evaluate((element) =>
      [element.getAttribute('autocomplete'), element.getAttribute('type'), element.getAttribute('inputmode')].join(' '),
    )
    const text = texts.find(([pattern]) => pattern.test(about))?.[1] ?? `Written by the walk ${written.length + 1}`
    await field.focus()
    await page.keyboard.insertText(text)
    written.push(text)
  }
  return written
}

/** How long it must be quiet after a step: files are saved together once no more of them have come for a while. */
export function quietAfter(step: Step | undefined): number {
  return step?.action === 'file' ? 3_000 : 350
}
