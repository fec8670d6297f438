import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { learnSenses } from './senses.ts'

beforeEach(() => {
  vi.stubGlobal('faultWalk', undefined)
  // jsdom draws nothing: everything is seen that is not hidden.
  Element.prototype.checkVisibility = function () {
    return this.closest('[hidden]') === null
  }
  learnSenses()
})

afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'checkVisibility')
})

/** What is asked of a page. */
const on = (html: string) => {
  document.body.innerHTML = html
  return globalThis.faultWalk
}

it.each([
  ['a part that is busy', '<div aria-busy="true">Loading posts</div>'],
  ['a button at work', '<button data-busy="true">Send</button>'],
  ['progress without a measure', '<div role="progressbar" aria-label="Sending"></div>'],
  [
    'the bars of a skeleton',
    '<p class="card"><span aria-hidden="true" data-shape="line" data-length="full"></span></p>',
  ],
])('sees %s as something that loads', (_what, html) => {
  expect(on(html).loaders()).toHaveLength(1)
})

it('takes nothing for loading that is done, hidden or measured', () => {
  const done = '<div aria-busy="false">Posts</div><div aria-busy="true" hidden>More</div>'
  expect(on(`${done}<div role="progressbar" aria-valuenow="3"></div>`).loaders()).toEqual([])
})

it('scrolls to what loads, as some of it waits to be seen', () => {
  const page = on('<div aria-busy="true">Events</div><div>Posts</div>')
  const scrolled: string[] = []
  for (const part of document.body.children) part.scrollIntoView = () => void scrolled.push(part.textContent ?? '')
  page.lookAtLoaders()
  expect(scrolled).toEqual(['Events'])
})

it('misses what was written and is neither in a field nor on the page', () => {
  const page = on('<textarea>first and more</textarea><p>second</p>')
  expect(page.lostTexts(['first', 'second', 'third'])).toEqual(['third'])
})

it('misses the focus where no part of the page has it', () => {
  const page = on('<button>Like</button>')
  expect(page.isFocusLost()).toBe(true)
  document.querySelector('button')?.focus()
  expect(page.isFocusLost()).toBe(false)
})

it('finds a control again whose counts have changed', () => {
  const [control] = on('<button>Like, 3 people</button>').controls()
  expect(on('<p>New</p><button>Like, 4 people</button>').find(control?.key ?? '')?.localName).toBe('button')
})

it('leaves alone what is closed to a person, leads out of the portal or is open already', () => {
  const page = on(`
    <button disabled>a</button><button aria-disabled="true">b</button><div inert><button>c</button></div>
    <a href="mailto:x@y.example">d</a><a href="/x" target="_blank">e</a><button aria-expanded="true">f</button>
    <input type="search" aria-label="People"><input type="file" hidden aria-label="Add files"><a href="/x">g</a>`)
  expect(page.controls().map(({ action, key }) => `${action} ${key}`)).toEqual([
    'press a  "g"',
    'search search  "People"',
    'file file  "Add files"',
  ])
})

it('takes links of the same look for the same, and buttons of other names for others', () => {
  const kindsOf = (html: string) =>
    new Set(
      on(html)
        .controls()
        .map(({ kind }) => kind),
    ).size
  expect(kindsOf('<a href="/a">One</a><a href="/b">Two</a>')).toBe(1)
  expect(kindsOf('<button>One</button><button>Two</button>')).toBe(2)
})

it('takes the tabs of a screen for others, also where they are links', () => {
  const kinds = on('<main><nav><a href="/a/posts">Posts</a><a href="/a/members">Members</a></nav></main>').controls()
  expect(new Set(kinds.map(({ kind }) => kind)).size).toBe(2)
})

it('tells the buttons of an entry by their place in it', () => {
  const entry = (name: string) => `<article><button>Like ${name}</button><button>Delete ${name}</button></article>`
  const places = on(entry('one') + entry('two'))
    .controls()
    .map(({ placeInEntry }) => placeInEntry)
  expect(places.slice(0, 2)).toEqual(places.slice(2))
  expect(new Set(places).size).toBe(2)
})
