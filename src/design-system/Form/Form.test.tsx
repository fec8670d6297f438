import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { TextField } from '../TextField'
import type { FormError } from './ErrorSummary'
import { Form } from './Form'

const errors: FormError[] = [
  { name: 'name', message: 'Enter your name.' },
  { name: 'mail', message: 'Enter a whole e-mail address.' },
]

function fields() {
  return (
    <>
      <TextField label="Name" name="name" />
      <TextField label="Email" name="mail" />
      <button type="submit">Send</button>
    </>
  )
}

it('gives each field the error under its name', () => {
  render(<Form errors={errors}>{fields()}</Form>)
  const field = screen.getByRole('textbox', { name: 'Email' })
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(field.getAttribute('aria-describedby')!)?.textContent).toBe(
    'Enter a whole e-mail address.',
  )
})

it('brings the focus to the summary when errors arrive, and from there to a field', async () => {
  const { rerender } = render(<Form summaryTitle="Two things need your attention">{fields()}</Form>)
  expect(document.activeElement).toBe(document.body)
  rerender(
    <Form summaryTitle="Two things need your attention" errors={errors}>
      {fields()}
    </Form>,
  )
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Two things need your attention' }))
  await userEvent.click(screen.getByRole('button', { name: 'Enter a whole e-mail address.' }))
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Email' }))
})

it('brings the focus to the first field in error where there is no summary', () => {
  render(<Form errors={errors.slice(1)}>{fields()}</Form>)
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Email' }))
})

it('shows an error of the whole form as words only', () => {
  render(
    <Form summaryTitle="This did not work" errors={[{ message: 'Someone else changed it meanwhile.' }]}>
      {fields()}
    </Form>,
  )
  expect(screen.getByText('Someone else changed it meanwhile.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Someone/ })).toBeNull()
})

it('never leaves the page to send itself', async () => {
  const onSubmit = vi.fn()
  render(<Form onSubmit={onSubmit}>{fields()}</Form>)
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Giulia{Enter}')
  expect(onSubmit).toHaveBeenCalledOnce()
  expect(onSubmit.mock.lastCall?.[0].defaultPrevented).toBe(true)
})

it('leads by Tab through the entries of its summary, and from each to its field', async () => {
  render(
    <Form summaryTitle="Two things need your attention" errors={errors}>
      {fields()}
    </Form>,
  )
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Enter your name.' }))
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Enter a whole e-mail address.' }))
  await userEvent.keyboard(' ')
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Email' }))
})
