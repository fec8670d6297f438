import { expect, it } from 'vitest'
import { directoryQueryOf, feedFilterOf, memberQueryOf, postQueryOf, tabOf } from './address'

const address = (query: string) => new URLSearchParams(query)

it('takes an unknown part for the feed', () => {
  expect(tabOf('members')).toBe('members')
  expect(tabOf('archive')).toBe('archive')
  expect(tabOf('nonsense')).toBe('feed')
  expect(tabOf(undefined)).toBe('feed')
})

it('leaves out of the directory what it does not know', () => {
  expect(directoryQueryOf(address('show=nobody&sort=worst&search=&catalogId=catalog-work'))).toEqual({
    catalogId: 'catalog-work',
  })
  expect(directoryQueryOf(address('show=open&sort=active&language=it&search=press'))).toEqual({
    joinable: true,
    sort: 'active',
    language: 'it',
    search: 'press',
  })
})

it('lists the people that the address names, and all members where it names none', () => {
  expect(memberQueryOf(address('state=requested&role=boss&search='))).toEqual({})
  expect(memberQueryOf(address('role=moderator&search=anna'))).toEqual({ role: 'moderator', search: 'anna' })
  expect(memberQueryOf(address('state=invited&role=moderator'))).toEqual({ state: 'invited' })
})

it('narrows the directory to a place, in the order of the address', () => {
  expect(directoryQueryOf(address('site=Ulm, Germany&sort=new'))).toEqual({ site: 'Ulm, Germany', sort: 'new' })
})

it('sends no more of a search than the server takes', () => {
  expect(directoryQueryOf(address(`search=${'x'.repeat(600)}`)).search).toHaveLength(200)
})

it.each(['2026-02', 'abc', '99999', '-1', ''])('lists the posts of all years for the year %j', (year) => {
  expect(postQueryOf('c-1', false, address(`year=${year}`))).toEqual({
    filter: 'latest',
    communityId: 'c-1',
    pageSize: 50,
  })
})

it('lists the archive of a community by year', () => {
  expect(postQueryOf('c-1', true, address('year=2026&tag=safety&sort=title'))).toMatchObject({
    filter: 'archive',
    year: 2026,
    hashtagId: ['safety'],
    sort: 'title',
  })
})

it('knows the four lists of a feed', () => {
  expect(feedFilterOf(address('filter=unanswered'))).toBe('unanswered')
  expect(feedFilterOf(address('filter=followed'))).toBe('latest')
})
