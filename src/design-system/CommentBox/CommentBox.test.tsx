import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'

import { CommentBox } from './CommentBox'

function Example({ onSubmit = () => {}, onCancel }: { onSubmit?: (text: string) => void; onCancel?: () => void }) {
  const [text, setText] = useState('')
  return (
    <CommentBox
      label="Write a comment"
      value={text}
      onValueChange={setText}
      onSubmit={() => onSubmit(text)}
      submitLabel="Send"
      canSubmit={text.trim() !== ''}
      {...(onCancel && { onCancel, cancelLabel: 'Cancel' })}
    />
  )
}

afterEach(() => {
  vi.restoreAllMocks()
})

/** A box that ends so far above (or, below zero, beneath) the end of the window, and grows by a line each time. */
function boxEnding(above: number) {
  let height = 100
  vi.spyOn(HTMLFormElement.prototype, 'getBoundingClientRect').mockImplementation(() => {
    height += 20
    return new DOMRect(0, window.innerHeight - above - height, 300, height)
  })
  return vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue()
}

const field = () => screen.getByRole('textbox', { name: 'Write a comment' })

it('sends by its button', async () => {
  const onSubmit = vi.fn()
  render(<Example onSubmit={onSubmit} />)
  await userEvent.type(field(), 'Agreed')
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith('Agreed')
})

it.each(['Control', 'Meta'])('sends by %s and Enter, while Enter alone begins a line', async (key) => {
  const onSubmit = vi.fn()
  render(<Example onSubmit={onSubmit} />)
  await userEvent.type(field(), 'Agreed{Enter}Thanks')
  expect(onSubmit).not.toHaveBeenCalled()
  await userEvent.type(field(), `{${key}>}{Enter}{/${key}}`)
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith('Agreed\nThanks')
})

it('sends nothing when there is nothing to send', async () => {
  const onSubmit = vi.fn()
  render(<Example onSubmit={onSubmit} />)
  await userEvent.type(field(), '  {Control>}{Enter}{/Control}')
  const send = screen.getByRole('button', { name: 'Send' })
  expect(send.getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(send)
  expect(onSubmit).not.toHaveBeenCalled()
})

it('leaves an empty reply by Escape, and keeps one that holds text', async () => {
  const onCancel = vi.fn()
  render(<Example onCancel={onCancel} />)
  await userEvent.type(field(), 'Half a thought{Escape}')
  expect(onCancel).not.toHaveBeenCalled()
  await userEvent.clear(field())
  await userEvent.type(field(), '{Escape}')
  expect(onCancel).toHaveBeenCalledOnce()
})

it('reads aloud why the text cannot be sent', () => {
  render(
    <CommentBox
      label="Write a comment"
      value="far too long"
      onValueChange={() => {}}
      onSubmit={() => {}}
      submitLabel="Send"
      canSubmit={false}
      error="12 characters too many"
    />,
  )
  expect(screen.getByRole('alert').textContent).toBe('12 characters too many')
  expect(field().getAttribute('aria-invalid')).toBe('true')
})

it('folds only when the press that took the focus is over, so that nothing moves from under the pointer', async () => {
  const user = userEvent.setup()
  render(
    <>
      <Example />
      <button type="button">Elsewhere</button>
    </>,
  )
  await user.click(screen.getByRole('textbox'))
  const box = screen.getByRole('textbox').closest('form')
  expect(box?.hasAttribute('data-open')).toBe(true)
  await user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('button', { name: 'Elsewhere' }) })
  expect(box?.hasAttribute('data-open')).toBe(true)
  await user.pointer({ keys: '[/MouseLeft]' })
  await waitFor(() => expect(box?.hasAttribute('data-open')).toBe(false))
})

it('scrolls to its end where that has grown out of the window', async () => {
  const scrollIntoView = boxEnding(-20)
  render(<Example />)
  expect(scrollIntoView).not.toHaveBeenCalled()
  await userEvent.type(field(), 'a')
  expect(scrollIntoView).toHaveBeenCalledExactlyOnceWith({ block: 'nearest', behavior: 'instant' })
})

it('moves nothing while its end is in view, or while the person is elsewhere', async () => {
  const scrollIntoView = boxEnding(20)
  const { unmount } = render(<Example />)
  await userEvent.type(field(), 'a')
  unmount()
  const scrolled = boxEnding(-20)
  const box = (value: string) => (
    <CommentBox
      label="Write a comment"
      value={value}
      onValueChange={() => {}}
      onSubmit={() => {}}
      submitLabel="Send"
      canSubmit
    />
  )
  const { rerender } = render(box('a'))
  rerender(box('a longer text'))
  expect(scrollIntoView).not.toHaveBeenCalled()
  expect(scrolled).not.toHaveBeenCalled()
})
