import { setTimeout as wait } from 'node:timers/promises'
import type { ElementHandle, Page } from 'playwright'
import { password, people } from '../../tests/support/people.ts'
import type { Control } from './senses.ts'

/** For how long a control is looked for. */
const PATIENCE_MS = 4_000

/** One thing that a person does on a screen, after writing into every field that is empty. */
export type Step = Pick<Control, 'action' | 'key'>

/** Does one step by the keyboard alone, as the focus is judged afterwards; `fill` writes into what has come late. */
export async function doStep(page: Page, { action, key }: Step, fill: () => Promise<void>): Promise<void> {
  const control = await findControl(page, key, fill)
  if (action === 'file') {
    await control.setInputFiles({
      name: 'walk.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('A file of the walk.'),
    })
    return
  }
  await control.focus()
  if (action === 'search') {
    await page.keyboard.type('press')
    await page.keyboard.press('Enter')
    return
  }
  const isTicked = await control.evaluate((element) =>
    /^(checkbox|radio|switch)$/.test(element.getAttribute('role') ?? element.getAttribute('type') ?? ''),
  )
  await page.keyboard.press(isTicked ? 'Space' : 'Enter')
}

/** What comes with a file of its own may take its time, and some buttons come with the first letter in a field. */
async function findControl(page: Page, key: string, fill: () => Promise<void>): Promise<ElementHandle<Element>> {
  for (const end = performance.now() + PATIENCE_MS; ; await wait(100).then(fill)) {
    const control = (await page.evaluateHandle((wanted) => globalThis.faultWalk.find(wanted), key)).asElement()
    if (control) return control
    if (performance.now() >= end) throw new Error(`There is no ${key} on ${page.url()}.`)
  }
}

/** By what the browser knows of a field: its type and what it may be completed with. `turn` counts the fields. */
const texts: readonly [field: RegExp, text: (turn: number) => string][] = [
  [/username/, () => people.employee.userName],
  [/new-password/, () => 'Another-Word-2026!'],
  [/password/, () => password],
  [/email/, () => 'giulia.riva@meridiana.example'],
  [/number|tel/, (turn) => String(11 + turn)],
  [/url/, (turn) => `https://meridiana.example/walk-${turn}/`],
  [/date/, (turn) => `2026-11-${25 + (turn % 5)}`],
]

/**
 * What is written into a field, the `turn`th of a page. No text is part of another one, as each is looked for: that of
 * one field would else be taken for that of another. Only who signs in is the same in all.
 */
export function textFor(about: string, turn: number): string {
  return texts.find(([pattern]) => pattern.test(about))?.[1](turn) ?? `Text ${turn} of the walk`
}

/** Writes into every field that is empty, after so many others. The answer is what was written. */
export async function fillEmptyFields(page: Page, before: number): Promise<string[]> {
  const list = await page.evaluateHandle(() => globalThis.faultWalk.emptyFields())
  const written: string[] = []
  for (const property of (await list.getProperties()).values()) {
    const field = property.asElement()
    if (!field) continue
    const about = await field.evaluate((element) =>
      element instanceof Element
        ? ['autocomplete', 'type', 'inputmode'].map((name) => element.getAttribute(name)).join()
        : '',
    )
    const text = textFor(about, before + written.length + 1)
    await field.focus()
    await page.keyboard.insertText(text)
    written.push(text)
  }
  return written
}
