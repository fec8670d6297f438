import { expect, it } from 'vitest'
import { unpressedKeys } from './pressed-keys.ts'

const row = (keys: string) => [{ keys, does: 'Something' }]

it.each([
  ['Enter, Space', "await userEvent.keyboard('{Enter}')", ['Space']],
  ['Enter, Space', "await userEvent.keyboard('{Enter} ')", []],
  ['↑ ↓', "await page.keyboard.press('ArrowUp')", ['↓']],
  ['← →', "for (const key of ['ArrowLeft', 'ArrowRight']) await page.keyboard.press(key)", []],
  ['Tab', 'button.focus()', ['Tab']],
  ['Esc', "await userEvent.keyboard('{Escape}')", []],
  ['Alt + ↓', "await userEvent.keyboard('{ArrowDown}')", ['Alt + ↓']],
  ['A letter', "await userEvent.type(field, 'sensor')", []],
])('reads “%s” of a guide and looks for it in what is pressed', (keys, source, missing) => {
  expect(unpressedKeys(row(keys), source)).toEqual(missing)
})

it('names a key that it does not know, so that it does not pass for pressed', () => {
  expect(unpressedKeys(row('F5'), "await userEvent.keyboard('{F5}')")).toEqual(['F5'])
})
