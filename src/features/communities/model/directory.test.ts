import { expect, it } from 'vitest'
import { examples } from '@/api/examples.gen'
import { byCatalog, isMine } from './directory'

const { communities } = examples.listCommunities.directory
const { catalogs } = examples.listCatalogs.default

it('stands by catalog, and what is in none that is known comes last', () => {
  const [invited, closed] = communities
  if (!invited || !closed) throw new Error('the example has two communities')
  const placed = [invited, { ...closed, catalogId: 'catalog-work' }]
  expect(byCatalog(placed, catalogs).map(({ catalog, entries }) => [catalog?.id, entries.map(({ id }) => id)])).toEqual(
    [
      ['catalog-work', [closed.id]],
      [undefined, [invited.id]],
    ],
  )
})

it('counts an invitation and a follow among the own ones', () => {
  const [invited, closed] = communities
  if (!invited || !closed) throw new Error('the example has two communities')
  expect(isMine(invited)).toBe(true)
  expect(isMine(closed)).toBe(false)
  expect(isMine({ ...closed, follow: true })).toBe(true)
})
