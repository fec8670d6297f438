import { expect, it } from 'vitest'
import { merge, sentOf } from './catalog-form'

const before = { name: 'How we work', description: 'All sites.' }

it.each([
  ['what only the other changed is taken over', before, { ...before, name: 'Our work' }, 'Our work', []],
  ['what only I changed stays', { ...before, name: 'Work' }, before, 'Work', []],
  ['the same change is no dispute', { ...before, name: 'Work' }, { ...before, name: 'Work' }, 'Work', []],
  ['two changes are mine and disputed', { ...before, name: 'Work' }, { ...before, name: 'Our work' }, 'Work', ['name']],
] as const)('%s', (_, mine, theirs, name, disputed) => {
  expect(merge(before, mine, theirs)).toEqual({ merged: { ...before, name }, disputed })
})

it('sends no spaces around, and null for no description', () => {
  expect(sentOf({ name: ' Energy ', description: '  ' })).toEqual({ name: 'Energy', description: null })
})
