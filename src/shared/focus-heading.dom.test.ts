import { afterEach, expect, it } from 'vitest'
import { focusHeading } from './focus-heading'

afterEach(() => document.body.replaceChildren())

const focused = () => document.activeElement?.textContent
const nextTurn = () => new Promise((resolve) => setTimeout(resolve))

it('hands the focus on when the heading that has it is replaced, as what loads is by a failure', async () => {
  document.body.innerHTML = '<main><h1>Loading</h1></main>'
  focusHeading()
  expect(focused()).toBe('Loading')
  document.body.innerHTML = '<main><h1>Not found</h1></main>'
  await nextTurn()
  expect(focused()).toBe('Not found')
})

it('leaves the focus to a person who has moved it', async () => {
  document.body.innerHTML = '<header><button>Menu</button></header><main><h1>Loading</h1></main>'
  focusHeading()
  document.querySelector('button')?.focus()
  document.querySelector('main')?.replaceChildren()
  await nextTurn()
  expect(focused()).toBe('Menu')
})
