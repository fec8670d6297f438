import { expect, it } from 'vitest'
import { type PostsAddress, queryOf, sortOf, tableSortOf, unfiltered } from './address'

const address: PostsAddress = { ...unfiltered, sort: '-changed' }

it('asks for what the address says, and leaves out what says nothing', () => {
  expect(queryOf(address)).toEqual({ sort: '-changed' })
  expect(queryOf({ ...address, state: 'ws-review', by: 'marco-bianchi', tag: 'line4', search: ' press ' })).toEqual({
    sort: '-changed',
    stateId: 'ws-review',
    authorId: 'marco-bianchi',
    hashtagId: 'line4',
    search: 'press',
  })
  expect(queryOf({ ...address, search: 'x'.repeat(600) }).search).toHaveLength(200)
})

it.each(['26', '1969', '2026-02', 'last', '02026', ' '])('takes %s for no year', (year) => {
  expect(queryOf({ ...address, year })).toEqual({ sort: '-changed' })
})

it('takes a year for one', () => {
  expect(queryOf({ ...address, year: '2026' }).year).toBe(2026)
  expect(queryOf({ ...address, year: '1970' }).year).toBe(1970)
})

it.each(['-changed', 'number', '-title'] as const)(
  'shows the order %s in the head of the table and takes it from there',
  (sort) => {
    expect(sortOf(tableSortOf(sort))).toBe(sort)
  },
)
