import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { TextField } from './TextField'

it('is found by its label and tells what is typed', async () => {
  const onValueChange = vi.fn()
  render(<TextField label="User name" onValueChange={onValueChange} />)
  await userEvent.type(screen.getByRole('textbox', { name: 'User name' }), 'gi')
  expect(onValueChange).toHaveBeenLastCalledWith('gi')
})

it('has its help and its error as description, the error first', () => {
  render(<TextField label="User name" description="Without spaces." error="There is no such account." />)
  const field = screen.getByRole('textbox')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  const words = field
    .getAttribute('aria-describedby')!
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
  expect(words).toEqual(['There is no such account.', 'Without spaces.'])
})

it('keeps what describes it beside its help', () => {
  render(
    <>
      <TextField label="User name" description="Without spaces." aria-describedby="note" />
      <p id="note">You find it on your badge.</p>
    </>,
  )
  const ids = screen.getByRole('textbox').getAttribute('aria-describedby')!.split(' ')
  expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'Without spaces.',
    'You find it on your badge.',
  ])
})

it('keeps its name when the label is not seen', () => {
  render(<TextField label="Search people" labelHidden />)
  expect(screen.getByRole('textbox', { name: 'Search people' })).toBeTruthy()
})

it('says in the label that it may stay empty', () => {
  render(<TextField label="Phone" optionalLabel="optional" />)
  expect(screen.getByRole('textbox', { name: 'Phone (optional)' })).toBeTruthy()
})

it('gives its input out by ref and passes attributes on', () => {
  const ref = { current: null as HTMLInputElement | null }
  render(<TextField ref={ref} label="Email" type="email" autoComplete="email" />)
  expect(ref.current).toBe(screen.getByRole('textbox'))
  expect(ref.current?.autocomplete).toBe('email')
})

it('sends the form around it by Enter, and leads by Tab to the button in it', async () => {
  const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault())
  render(
    <form onSubmit={onSubmit}>
      <TextField label="Room" action={<button type="button">Choose</button>} />
    </form>,
  )
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Room' }))
  await userEvent.keyboard('{Enter}')
  expect(onSubmit).toHaveBeenCalledOnce()
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose' }))
})
