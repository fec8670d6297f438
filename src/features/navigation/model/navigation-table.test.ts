import { expect, it } from 'vitest'
import { currentItemOf, navigationItemsFor, navigationTable } from './navigation-table'

it('offers only what a person has the permission for', () => {
  const namesFor = (permitted: boolean) => navigationItemsFor(() => permitted).map(({ name }) => name)
  expect(namesFor(true)).toEqual(navigationTable.map(({ name }) => name))
  expect(namesFor(true).filter((name) => !namesFor(false).includes(name))).toEqual([
    'people',
    'aiNotes',
    'manage',
    'admin',
  ])
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
