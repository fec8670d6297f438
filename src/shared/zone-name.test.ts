import { expect, it } from 'vitest'
import { zoneName } from './zone-name'

const summer = new Date('2026-07-01T10:00:00Z')

it('names a zone in the language of the reader, the same in summer and winter', () => {
  const winter = new Date('2026-12-01T10:00:00Z')
  expect(zoneName('Europe/Rome', summer, 'de')).toBe('Mitteleuropäische Zeit')
  expect(zoneName('Europe/Rome', winter, 'de')).toBe('Mitteleuropäische Zeit')
})

it('begins with a capital letter in every language, and keeps the accents of Greek', () => {
  expect(zoneName('Europe/Rome', summer, 'fr')).toMatch(/^H/)
  expect(zoneName('Europe/Rome', summer, 'el')).toBe('Ώρα Κεντρικής Ευρώπης')
})
