import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { regionsOf, walkRegions } from './regions'

beforeEach(() => {
  // There is no layout here: everything that is not hidden has a size.
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return { width: this.hidden ? 0 : 100, height: this.hidden ? 0 : 100 } as DOMRect
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

/** A page of named landmarks, put together without HTML strings. */
function page() {
  const add = (tag: string, id: string, parent: HTMLElement = document.body, hidden = false) => {
    const element = Object.assign(document.createElement(tag), { id, hidden })
    parent.append(element)
    return element
  }
  const header = add('header', 'header')
  add('nav', 'inside-the-header', header)
  const button = add('button', 'bell', header)
  add('nav', 'sidebar')
  add('main', 'main')
  add('nav', 'bottom-menu', document.body, true)
  return { button }
}

const focused = () => document.activeElement?.id

it('are the landmarks on screen, the outer ones, in their order', () => {
  page()
  expect(regionsOf(document).map(({ id }) => id)).toEqual(['header', 'sidebar', 'main'])
})

it('hold a section that has a name, and no other', () => {
  page()
  const [named, nameless] = [document.createElement('section'), document.createElement('section')]
  named.setAttribute('aria-label', 'Helpers')
  document.body.append(nameless, named)
  expect(regionsOf(document).at(-1)).toBe(named)
  expect(regionsOf(document)).not.toContain(nameless)
})

it('are walked forwards and backwards, and the ends meet', () => {
  const { button } = page()
  walkRegions(document, 1)
  expect(focused()).toBe('header')
  button.focus()
  walkRegions(document, 1)
  expect(focused()).toBe('sidebar')
  walkRegions(document, 1)
  walkRegions(document, 1)
  expect(focused()).toBe('header')
  walkRegions(document, -1)
  expect(focused()).toBe('main')
})

it('show which one keys have led to, until the focus goes on', () => {
  const { button } = page()
  walkRegions(document, 1)
  const shown = () => [...document.querySelectorAll('[data-walked]')].map(({ id }) => id)
  expect(shown()).toEqual(['header'])
  walkRegions(document, 1)
  expect(shown()).toEqual(['sidebar'])
  button.focus()
  expect(shown()).toEqual([])
})

it('leave out what lies out of reach behind a dialog', () => {
  page()
  document.getElementById('main')?.setAttribute('inert', '')
  expect(regionsOf(document).map(({ id }) => id)).toEqual(['header', 'sidebar'])
})
