import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { TextArea } from './TextArea'

it('is found by its label and tells what is typed, line breaks included', async () => {
  const onValueChange = vi.fn()
  render(<TextArea label="What should change?" onValueChange={onValueChange} />)
  await userEvent.type(screen.getByRole('textbox', { name: 'What should change?' }), 'a{Enter}b')
  expect(onValueChange).toHaveBeenLastCalledWith('a\nb')
})

it('grows by the same text that it holds', async () => {
  render(<TextArea label="Details" defaultValue="first" />)
  const area = screen.getByRole('textbox')
  expect(area.parentElement?.dataset.text).toBe('first')
  await userEvent.type(area, ' and second')
  expect(area.parentElement?.dataset.text).toBe('first and second')
})

it('keeps nobody: Tab leaves it', async () => {
  render(
    <>
      <TextArea label="Details" />
      <button>Send</button>
    </>,
  )
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Send' }))
})
