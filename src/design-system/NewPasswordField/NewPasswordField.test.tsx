import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { NewPasswordField } from './NewPasswordField'

const words = { label: 'New password', showLabel: 'Show password', hideLabel: 'Hide password' }

it('asks the password manager for a new password', () => {
  render(<NewPasswordField {...words} requirements={[]} />)
  expect(screen.getByLabelText('New password').getAttribute('autocomplete')).toBe('new-password')
})

it('says of every requirement in words whether it is met', () => {
  render(
    <NewPasswordField
      {...words}
      requirements={[
        { id: 'length', label: 'At least 12 characters', met: false, stateLabel: 'still missing' },
        { id: 'upper', label: 'A capital letter', met: true, stateLabel: 'done' },
      ]}
    />,
  )
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'At least 12 characters, still missing',
    'A capital letter, done',
  ])
})
