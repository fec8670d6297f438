import { describe, expect, it } from 'vitest'
import { countOfFilters, searchOf, withParts } from './registry-address'

const of = (query: string) => searchOf(new URLSearchParams(query))

describe('what the address asks the registry for', () => {
  it('is the words, the filters and the order', () => {
    expect(
      of('search=+duarte+&state=blocked&place=Torino%2C+Italy&area=area-quality&sign-in=never&sort=joined'),
    ).toEqual({
      search: 'duarte',
      state: ['blocked'],
      place: ['Torino, Italy'],
      areaId: ['area-quality'],
      lastSignIn: ['never'],
      sort: 'joined',
    })
  })

  it('leaves out what the server would refuse', () => {
    expect(of('state=gone&role=emperor&sort=shoe-size&search=++')).toEqual({})
  })

  it('counts the filters that are set, and not the search and the order', () => {
    expect(countOfFilters(new URLSearchParams('search=a&sort=joined&state=active&state=x&role=nobody'))).toBe(1)
  })

  it('loses an empty part', () => {
    expect(withParts(new URLSearchParams('state=active&search=a'), { state: '', sort: 'joined' }).toString()).toBe(
      'search=a&sort=joined',
    )
  })
})
