import fc from 'fast-check'
import { expect, it } from 'vitest'
import { insidePath } from '../../src/design-system/Link/inside-path.ts'
import { compile } from './support/ajv.ts'
import { contract } from './support/contract.ts'

const isLawful = compile(contract.components.schemas?.['Notification']?.properties?.['routerLink'] ?? {})

it.each([
  '/',
  '/search-v2',
  '/post/7?entity=comments&back=//x#c3',
  '/api/files/plan.pdf',
  '/post/a b',
  '/post/../people/',
])('the address of a notification may be %s', (address) => {
  expect(isLawful(address)).toBe(true)
})

it.each([
  'people',
  'https://portal.example/people',
  '//evil.example',
  '/\\evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/%2e%2e//evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
])('the address of a notification may not be %j', (address) => {
  expect(isLawful(address)).toBe(false)
})

it('every address that a notification may have lies inside the portal, as the portal decides it', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '%2e',
    '%2E%2e',
    '\t',
    '\r',
    ' ',
    'x',
    'evil.example',
    ':',
    '@',
    '?',
    '#',
  )
  const address = fc
    .oneof(fc.array(piece), fc.array(fc.oneof(piece, fc.string({ maxLength: 2 }))))
    .map((all) => `/${all.join('')}`)
  fc.assert(
    fc.property(address, (given) => {
      if (isLawful(given)) expect(insidePath(given)).not.toBeNull()
    }),
    { numRuns: 3_000 },
  )
})
