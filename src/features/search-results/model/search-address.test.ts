import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleaned, countOfFilters, queryOf, tabOf, withoutFilters, withoutUnknown, wordsOf } from './search-address'

const at = (address: string) => new URLSearchParams(address)

describe('the words', () => {
  it.each([
    ['', { kind: 'none' }],
    ['q=+++', { kind: 'none' }],
    ['q=%2B+-+%22%22', { kind: 'signs-only' }],
    [`q=${'a'.repeat(501)}`, { kind: 'too-long', letters: 501 }],
    ['q=+press++sensor+', { kind: 'words', q: 'press sensor', ignored: [] }],
    ['q=%CF%80%CF%81%CE%AD%CF%83%CE%B1', { kind: 'words', q: 'πρέσα', ignored: [] }],
  ])('of “%s” are %j', (address, words) => {
    expect(wordsOf(at(address))).toEqual(words)
  })

  it('behind the 32nd are not asked for, and named', () => {
    const all = Array.from({ length: 40 }, (_, index) => `w${index + 1}`)
    const words = wordsOf(at(`q=${all.join('+')}`))
    expect(words).toMatchObject({ kind: 'words', q: all.slice(0, 32).join(' '), ignored: all.slice(32) })
  })
})

describe('what the address says and nobody knows', () => {
  const address = at(
    'q=press&types=posts,people&sort=loudest&has=survey&has=file&from=2026-02-30&to=2026-03-01&archive=2',
  )

  it('is not asked for', () => {
    expect(queryOf(address, 'press')).toEqual({ q: 'press', types: ['posts'], has: ['file'], to: '2026-03-01' })
  })

  it('is taken out of it, and nothing else', () => {
    expect(cleaned(address)?.toString()).toBe('q=press&has=file&types=posts&to=2026-03-01')
    expect(cleaned(at('q=press&filter=f1&in=a&in=b&types=posts%2Cmedia&from=2026-01-01&other=1'))).toBeNull()
  })

  it('changes places where the first day is the later one', () => {
    expect(cleaned(at('from=2026-03-01&to=2026-01-01'))?.toString()).toBe('from=2026-01-01&to=2026-03-01')
  })

  it('goes where the server did not take it', () => {
    const next = withoutUnknown(
      at('q=a&in=known&in=closed&by=nobody'),
      (name, value) => name === 'in' && value === 'known',
    )
    expect(next?.toString()).toBe('q=a&in=known')
    expect(withoutUnknown(at('q=a&in=known'), () => true)).toBeNull()
  })
})

it('one type is a tab, none, several or all are the one that holds everything', () => {
  expect(
    ['types=media', '', 'types=posts,comments', 'types=posts,comments,media,documents'].map((text) => tabOf(at(text))),
  ).toEqual(['media', 'all', 'all', 'all'])
})

it('counts each chosen value, the days as one, and lets go of all of them at once', () => {
  const address = at('q=a&filter=f&in=x&in=y&from=2026-01-01&to=2026-02-01&archive=only&types=posts&sort=newest')
  expect(countOfFilters(address)).toBe(4)
  expect(withoutFilters(address).toString()).toBe('q=a&filter=f&types=posts&sort=newest')
})

it('whatever an address says, cleaning it twice is cleaning it once', () => {
  const names = fc.constantFrom('q', 'types', 'in', 'has', 'from', 'to', 'sort', 'archive', 'x')
  const values = fc.oneof(fc.string(), fc.constantFrom('posts', 'file', '2026-01-31', '2026-02-30', 'newest', 'only'))
  fc.assert(
    fc.property(fc.array(fc.tuple(names, values)), (pairs) => {
      const address = new URLSearchParams(pairs)
      expect(cleaned(cleaned(address) ?? address)).toBeNull()
    }),
  )
})
