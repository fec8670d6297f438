import { afterEach, expect, it } from 'vitest'
import { controlKeyOf, findControl } from './restore-position'

afterEach(() => document.body.replaceChildren())

function draw(...controls: [tag: string, words: string, href?: string][]): HTMLElement[] {
  const elements = controls.map(([tag, words, href]) => {
    const element = document.createElement(tag)
    element.textContent = words
    if (href !== undefined) element.setAttribute('href', href)
    return element
  })
  document.body.replaceChildren(...elements)
  return elements
}

it('finds a control again after the page was drawn anew', () => {
  const [, first] = draw(['a', 'Marco', '/profile/marco'], ['button', 'Like'])
  const key = first && controlKeyOf(first)
  const [, second] = draw(['a', 'Marco', '/profile/marco'], ['button', 'Like'])
  expect(key && findControl(key)).toBe(second)
})

it('tells controls of the same name apart by their order', () => {
  const [, , third] = draw(['button', 'Like'], ['button', 'Share'], ['button', 'Like'])
  expect(third && controlKeyOf(third)).toMatchObject({ index: 1 })
})

it('knows the control that holds what was clicked, and none beside it', () => {
  const [link, text] = draw(['a', '', '/people'], ['p', 'Words'])
  const icon = document.createElement('span')
  link?.append(icon)
  expect(controlKeyOf(icon)).toMatchObject({ tag: 'A' })
  expect(text && controlKeyOf(text)).toBeNull()
})

it('finds nothing where the control is gone', () => {
  const [link] = draw(['a', 'People', '/people'])
  const key = link && controlKeyOf(link)
  draw(['button', 'Like'])
  expect(key && findControl(key)).toBeNull()
})
