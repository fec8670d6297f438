import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { insidePath } from './inside-path'

const base = 'https://portal.example/app/'

/** Pieces that browsers read in more than one way, between pieces that say where an address leads. */
const address = fc
  .array(
    fc.oneof(
      fc.constantFrom('/', '//', '\\', '.', '..', '%2e', '%2E%2e', '%2f', '%5c', '\t', '\n', ' ', '?', '#', '@', ':'),
      fc.constantFrom(
        'evil.example',
        'post',
        '7',
        'app/',
        'https:',
        'javascript:',
        'blob:',
        base,
        'https://portal.example',
      ),
      fc.string({ maxLength: 3 }),
    ),
    { maxLength: 8 },
  )
  .map((pieces) => pieces.join(''))

describe('an address inside the portal', () => {
  it.each([
    ['/post/7?entity=comments#c3', '/post/7?entity=comments#c3'],
    ['/post/../people', '/people'],
    ['https://portal.example/app/post/7?x=1#y', '/post/7?x=1#y'],
    ['https://portal.example/app/', '/'],
    ['/search?q=https://other.example//x', '/search?q=https://other.example//x'],
  ])('%s is the path %s', (given, path) => {
    expect(insidePath(given, base)).toBe(path)
  })

  it.each([
    '//evil.example',
    '/\\evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/%2e%2e//evil.example',
    '/./\\evil.example',
    '/\t/evil.example',
    ' //evil.example',
    'https://portal.example/app//evil.example/a',
    'https://portal.example/app/x/..//evil.example/a',
    'https://portal.example/other/',
    'https://portal.example.evil.example/app/',
    'https://other.example/app/post/7',
    'blob:https://portal.example/app/post/7',
    'javascript:alert(1)',
    'mailto:a@portal.example',
    'http://',
  ])('is not %s', (given) => {
    expect(insidePath(given, base)).toBeNull()
  })

  it('stays inside in every way that it is followed', () => {
    fc.assert(
      fc.property(address, (given) => {
        const path = insidePath(given, base)
        if (path === null) return
        // As a link of the page, and behind the portal's folder as the router writes it.
        expect(new URL(path, base).origin).toBe('https://portal.example')
        expect(new URL(`${base.slice(0, -1)}${path}`).href.startsWith(base)).toBe(true)
        // Judged again, as by the router, it is the same.
        expect(insidePath(path)).toBe(path)
      }),
      { numRuns: 2_000 },
    )
  })

  it('is only a path where no base is known', () => {
    expect(insidePath('/post/7')).toBe('/post/7')
    expect(insidePath('https://portal.example/app/post/7')).toBeNull()
    expect(insidePath('post/7')).toBeNull()
  })
})
