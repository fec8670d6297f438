import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { PasswordField } from './PasswordField'

const words = { label: 'Password', showLabel: 'Show password', hideLabel: 'Hide password' }

it('hides what is typed until asked to show it', async () => {
  render(<PasswordField {...words} />)
  const field = screen.getByLabelText<HTMLInputElement>('Password')
  expect(field.type).toBe('password')
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(field.type).toBe('text')
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(field.type).toBe('password')
})

it('takes a password from the clipboard', async () => {
  render(<PasswordField {...words} />)
  const field = screen.getByLabelText<HTMLInputElement>('Password')
  await userEvent.click(field)
  await userEvent.paste('Meridiana!2026')
  expect(field.value).toBe('Meridiana!2026')
})

it.each(['{Enter}', ' '])('shows the password by the key %j on the button behind it', async (key) => {
  render(<PasswordField {...words} />)
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByLabelText('Password'))
  await userEvent.tab()
  await userEvent.keyboard(key)
  expect(screen.getByLabelText<HTMLInputElement>('Password').type).toBe('text')
})
