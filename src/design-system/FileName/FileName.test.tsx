import { render, screen } from '@testing-library/react'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { visibleFileName } from './FileName'
import { FileRow } from '../FileRow'

it('shows what would hide the kind of a file', () => {
  render(<FileRow name={'report\u202efdp.exe'} onOpen={() => undefined} />)
  expect(screen.getByRole('button', { name: 'report‹U+202E›fdp.exe' }).querySelector('bdi')).not.toBeNull()
})

it.each(['report-line4.pdf', 'Καλημέρα.docx', 'تقرير.pdf', 'été 2026 (2).png', '👩‍🔧.jpg'])(
  'leaves %s as it is',
  (name) => {
    expect(visibleFileName(name)).toBe(name)
  },
)

it('leaves no sign that turns or hides letters, and every name ends as the file does', () => {
  const signs = fc.constantFrom(
    '\u202e',
    '\u202d',
    '\u2066',
    '\u2069',
    '\u200b',
    '\u200f',
    '\ufeff',
    '\u0000',
    'exe',
    '.',
    'pdf',
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(signs, fc.string({ unit: 'grapheme' }))), (pieces) => {
      const shown = visibleFileName(`${pieces.join('')}.exe`)
      expect(shown).not.toMatch(/[\u061c\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\p{Cc}]/u)
      expect(shown.endsWith('.exe')).toBe(true)
    }),
  )
})
