import { beforeEach, expect, it } from 'vitest'
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches'

beforeEach(() => localStorage.clear())

it('keeps the eight latest searches of a person, each once and the latest first', () => {
  for (const query of ['press', 'lamp', 'press']) rememberSearch('giulia-riva', query)
  expect(recentSearches('giulia-riva')).toEqual(['press', 'lamp'])
  for (let index = 1; index <= 8; index += 1) rememberSearch('giulia-riva', `line ${index}`)
  expect(recentSearches('giulia-riva')).toHaveLength(8)
  expect(recentSearches('giulia-riva')[0]).toBe('line 8')
})

it('keeps and forgets them for each person apart', () => {
  rememberSearch('giulia-riva', 'press')
  rememberSearch('marco-bianchi', 'lamp')
  forgetSearches('giulia-riva')
  expect(recentSearches('giulia-riva')).toEqual([])
  expect(recentSearches('marco-bianchi')).toEqual(['lamp'])
})
