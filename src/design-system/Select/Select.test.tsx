import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Select } from './Select'

const options = [
  { value: 'en', label: 'English', lang: 'en' },
  { value: 'el', label: 'Ελληνικά', lang: 'el' },
]

it('offers its options in their own language and tells which is chosen', async () => {
  const onValueChange = vi.fn()
  render(<Select label="Language" options={options} defaultValue="en" onValueChange={onValueChange} />)
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Ελληνικά')
  expect(onValueChange).toHaveBeenCalledWith('el')
  expect(screen.getByRole('option', { name: 'Ελληνικά' }).lang).toBe('el')
})

it('names its error', () => {
  render(<Select label="Priority" options={options} error="This task needs a priority." />)
  expect(screen.getByRole('combobox').getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('This task needs a priority.')).toBeTruthy()
})
