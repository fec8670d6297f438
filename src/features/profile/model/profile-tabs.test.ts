import { expect, it } from 'vitest'
import { tabOf } from './profile-tabs'

it('takes the tab from the address, and the first where it names none that is there', () => {
  expect(tabOf('team', false)).toBe('team')
  expect(tabOf('salary', false)).toBe('overview')
  expect(tabOf(null, false)).toBe('overview')
  expect(tabOf('common', true)).toBe('overview')
})
