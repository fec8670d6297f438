import { expect, it } from 'vitest'
import { readAddress } from '@/shared/address-state'
import { directoryQueryOf, filterCount, membersQueryOf, tabOf } from './address'

const directory = (query: string) => readAddress('communities', new URLSearchParams(query))
const members = (query: string) => readAddress('community', new URLSearchParams(query))

it('asks for all communities by name where the address says nothing, and for what it says', () => {
  expect(directoryQueryOf(directory(''))).toEqual({})
  expect(directoryQueryOf(directory('search=+press+&catalogId=catalog-work&language=it&site=Ulm&sort=new'))).toEqual({
    search: 'press',
    catalogId: 'catalog-work',
    language: 'it',
    site: 'Ulm',
    sort: 'new',
  })
})

it('asks the server for those that can be joined at once, and chooses the own ones itself', () => {
  expect(directoryQueryOf(directory('show=open'))).toEqual({ joinable: true })
  expect(directoryQueryOf(directory('show=mine'))).toEqual({})
  expect(directoryQueryOf(directory('show=everything&sort=colour'))).toEqual({})
})

it('sends no more letters than the server takes', () => {
  expect(directoryQueryOf(directory(`search=${'x'.repeat(300)}`)).search).toHaveLength(200)
})

it('counts as filters what a phone hides behind its button', () => {
  expect(filterCount(directory('search=a&show=open&sort=new'))).toBe(0)
  expect(filterCount(directory('catalogId=catalog-work&site=Ulm'))).toBe(2)
})

it('shows the feed where the address names no part that there is', () => {
  expect([undefined, 'members', 'hashtags', 'drawings'].map(tabOf)).toEqual(['feed', 'members', 'hashtags', 'feed'])
})

it('lists members by role, and invited people without one', () => {
  expect(membersQueryOf(members('role=moderator&search=anna'))).toEqual({ role: 'moderator', search: 'anna' })
  expect(membersQueryOf(members('state=invited&role=moderator'))).toEqual({ state: 'invited' })
})
