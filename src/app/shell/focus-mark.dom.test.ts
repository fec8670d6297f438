import { afterEach, expect, it } from 'vitest'
import { findMarked, focusMarkOf } from './focus-mark'

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
  const mark = first && focusMarkOf(first)
  const [, second] = draw(['a', 'Marco', '/profile/marco'], ['button', 'Like'])
  expect(mark && findMarked(mark)).toBe(second)
})

it('tells controls of the same name apart by their order', () => {
  const [, , third] = draw(['button', 'Like'], ['button', 'Share'], ['button', 'Like'])
  expect(third && focusMarkOf(third)).toMatchObject({ index: 1 })
})

it('knows the control that holds what was clicked, and none beside it', () => {
  const [link, text] = draw(['a', '', '/people'], ['p', 'Words'])
  const icon = document.createElement('span')
  link?.append(icon)
  expect(focusMarkOf(icon)).toMatchObject({ kind: 'A' })
  expect(text && focusMarkOf(text)).toBeNull()
})

it('finds nothing where the control is gone', () => {
  const [link] = draw(['a', 'People', '/people'])
  const mark = link && focusMarkOf(link)
  draw(['button', 'Like'])
  expect(mark && findMarked(mark)).toBeNull()
})
