import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readAddress } from '@/shared/address-state'
import { corrected, filterCount, firstOf, queryOf, tabOf, typesIn } from './address'

const address = (query: string) => readAddress('search', new URLSearchParams(query))
const correct = (query: string) => corrected(new URLSearchParams(query)).toString()

describe('the kinds of an address', () => {
  it.each([
    ['', [], 'all'],
    ['comments', ['comments'], 'comments'],
    ['documents,posts', ['posts', 'documents'], 'all'],
    ['posts,comments,media,documents', [], 'all'],
    ['people', [], 'all'],
  ] as const)('%j', (types, kinds, tab) => {
    expect(typesIn(types)).toEqual(kinds)
    expect(tabOf(types)).toBe(tab)
  })
})

describe('an address', () => {
  it.each([
    ['q=a&filter=1&sort=best', 'q=a&filter=1&sort=best'],
    ['q=a&colour=red&types=people', 'q=a'],
    ['q=a&types=media,people', 'q=a&types=media'],
    ['q=a&from=2026-02-30&to=tomorrow', 'q=a'],
    ['q=a&from=2026-11-20&to=2026-09-01', 'q=a&from=2026-09-01&to=2026-11-20'],
    ['q=a&sort=oddest&archive=only', 'q=a&archive=only'],
    ['q=a&has=wings&has=file', 'q=a&has=file'],
  ])('%s is read as %s', (query, meant) => {
    expect(correct(query)).toBe(new URLSearchParams(meant).toString())
  })

  it('is right once it was corrected, whatever it was', () => {
    const anything = fc.array(fc.tuple(fc.constantFrom('q', 'types', 'from', 'to', 'has', 'x'), fc.string()))
    fc.assert(
      fc.property(anything, (pairs) => {
        const once = corrected(new URLSearchParams(pairs))
        expect(corrected(once)).toBe(once)
      }),
    )
  })

  it('asks for what is chosen, and for nothing else', () => {
    expect(queryOf('press', address('q=press'))).toEqual({ q: 'press' })
    const chosen = address('types=media&in=a&in=b&from=2026-09-01&post=p-7&archive=only&sort=newest')
    expect(queryOf('press', chosen)).toEqual({
      q: 'press',
      types: ['media'],
      in: ['a', 'b'],
      from: '2026-09-01',
      post: 'p-7',
      archive: 'only',
      sort: 'newest',
    })
    expect(filterCount(chosen)).toBe(5)
  })
})

it('names no community where one is searched', () => {
  const search = new URLSearchParams('q=press&in=plant-torino&has=file')
  expect(corrected(search, true).toString()).toBe('q=press&has=file')
})

it('counts days back over months and years', () => {
  expect([firstOf(7, '2026-11-20'), firstOf(30, '2027-01-05')]).toEqual(['2026-11-13', '2026-12-06'])
})
