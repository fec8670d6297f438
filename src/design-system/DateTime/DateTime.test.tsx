import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { DateTime } from './DateTime'

it('shows the words it is given and keeps the exact instant in the markup', () => {
  const format = new Intl.DateTimeFormat('de', { dateStyle: 'long', timeZone: 'Europe/Rome' }).format
  render(<DateTime value="2026-11-20T08:12:00Z" format={format} />)
  const time = screen.getByText('20. November 2026')
  expect(time.getAttribute('datetime')).toBe('2026-11-20T08:12:00Z')
})

it('asks for the words of a moment that cannot be read too', () => {
  render(<DateTime value="yesterday" format={(date) => (Number.isNaN(date.getTime()) ? 'unknown' : 'known')} />)
  screen.getByText('unknown')
})
