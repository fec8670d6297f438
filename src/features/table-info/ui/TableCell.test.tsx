import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createPortalIntl, IntlProvider } from '@/shared/i18n'
import { TableCell } from './TableCell'

const cell = (type: string, value: string | number) =>
  render(
    <IntlProvider intl={createPortalIntl('en', {}, 'Europe/Rome')}>
      <TableCell type={type} value={value} />
    </IntlProvider>,
  )

it.each(['2026-13-45', 'next spring'])('shows %s as it is in a column of days', (value) => {
  cell('date', value)
  screen.getByText(value)
})

it('shows a number in a column of days', () => {
  expect(cell('date', 7.5).container.textContent).toBe('7.5')
})
