import { expect, it } from 'vitest'
import { currentItemOf, navigationItemsFor, navigationTable } from './navigation-table'

it('offers administration only to people who may administrate', () => {
  const namesFor = (administrate: boolean) =>
    navigationItemsFor((permission) => permission === 'viewPeople' || administrate).map(({ name }) => name)
  expect(namesFor(true)).toEqual(navigationTable.map(({ name }) => name))
  expect(namesFor(true).filter((name) => !namesFor(false).includes(name))).toEqual(['manage', 'admin'])
})

it('offers the directory only to people who may look others up', () => {
  const namesFor = (viewPeople: boolean) =>
    navigationItemsFor((permission) => permission !== 'viewPeople' || viewPeople).map(({ name }) => name)
  expect(namesFor(true).filter((name) => !namesFor(false).includes(name))).toEqual(['people'])
})

it.each([
  ['dashboard', 'home'],
  ['ai-note', 'aiNotes'],
  ['digital-workplace-admin', 'manage'],
  ['login', undefined],
  [undefined, undefined],
])('marks on the screen of %s the item %s', (route, item) => {
  expect(currentItemOf(route)).toBe(item)
})

it('gives each route to at most one item', () => {
  const routes = navigationTable.flatMap((item) => item.routes)
  expect(routes).toHaveLength(new Set(routes).size)
})
