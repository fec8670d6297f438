import { expect, it } from 'vitest'
import { countOfFilters, searchOf, valuesOf, withValues } from './people-address'

const at = (query: string) => new URLSearchParams(query)

it('asks for what the address says, several values of a filter included', () => {
  expect(searchOf(at('search=+muller+&place=Ulm&place=Lyon&unit=u-1&followed=1'))).toEqual({
    search: 'muller',
    place: ['Ulm', 'Lyon'],
    businessUnitId: ['u-1'],
    followed: true,
  })
})

it('passes over what it does not know', () => {
  expect(searchOf(at('sort=height&at-work=perhaps&colour=red&place='))).toEqual({})
})

it('puts first who can be reached where somebody is needed', () => {
  expect(searchOf(at('duty=first-aid')).sort).toBe('available')
  expect(searchOf(at('at-work=1')).sort).toBe('available')
  expect(searchOf(at('duty=first-aid&sort=name')).sort).toBe('name')
})

it('changes one filter and leaves the others as they are', () => {
  const next = withValues(at('search=a&place=Ulm&duty=d'), 'place', ['Lyon', 'Ulm'])
  expect(valuesOf(next, 'place')).toEqual(['Lyon', 'Ulm'])
  expect(next.get('search')).toBe('a')
  expect(countOfFilters(next)).toBe(2)
  expect(countOfFilters(withValues(next, 'place', []))).toBe(1)
})
