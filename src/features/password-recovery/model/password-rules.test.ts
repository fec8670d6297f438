import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Schemas } from '@/api'
import { passwordRules } from './password-rules'

const strict: Schemas['PasswordPolicy'] = {
  schemaVersion: 1,
  minimumLength: 10,
  maximumLength: 64,
  lowercaseRequired: true,
  uppercaseRequired: true,
  numericRequired: true,
  nonAlphanumericRequired: true,
}

function broken(policy: Schemas['PasswordPolicy'], password: string): string[] {
  return (passwordRules(policy) ?? []).filter(({ isMet }) => !isMet(password)).map(({ code }) => code)
}

it('asks for six characters when the server names no minimum, and for nothing else', () => {
  expect(passwordRules({ schemaVersion: 1 })?.map(({ code, message }) => [code, message.values])).toEqual([
    ['minimum-length', { count: 6 }],
  ])
  expect(broken({ schemaVersion: 1 }, 'short')).toEqual(['minimum-length'])
  expect(broken({ schemaVersion: 1 }, 'longer')).toEqual([])
})

it.each([
  ['Aa1!', 'minimum-length'],
  [`Aa1!${'x'.repeat(61)}`, 'maximum-length'],
  ['AA1!AAAAAA', 'lowercase-required'],
  ['aa1!aaaaaa', 'uppercase-required'],
  ['Aa!!aaaaaa', 'numeric-required'],
  ['Aa11aaaaaa', 'non-alphanumeric-required'],
])('finds that %s breaks %s', (password, code) => {
  expect(broken(strict, password)).toEqual([code])
})

it('takes what keeps every rule, in any script', () => {
  expect(broken(strict, 'Lagoon-2026-arch')).toEqual([])
  expect(broken(strict, 'Θάλασσα-2026')).toEqual([])
})

it.each([0, 2, 17])('refuses a policy of version %d instead of guessing', (schemaVersion) => {
  expect(passwordRules({ ...strict, schemaVersion })).toBeNull()
})

it('lists the rules that the server lists, for any policy', () => {
  fc.assert(
    fc.property(fc.boolean(), fc.boolean(), fc.boolean(), fc.boolean(), (lower, upper, digit, sign) => {
      const codes = passwordRules({
        schemaVersion: 1,
        lowercaseRequired: lower,
        uppercaseRequired: upper,
        numericRequired: digit,
        nonAlphanumericRequired: sign,
      })?.map(({ code }) => code)
      expect(codes).toHaveLength(1 + [lower, upper, digit, sign].filter(Boolean).length)
    }),
  )
})
