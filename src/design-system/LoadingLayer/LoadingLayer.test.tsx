import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LoadingLayer } from './LoadingLayer'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('says what is under way at once, and more after six seconds', () => {
  render(<LoadingLayer label="Opening table" laterLabel="This is taking longer than usual" />)
  const words = screen.getByRole('status')
  expect(words.textContent).toContain('Opening table')
  act(() => void vi.advanceTimersByTime(5999))
  expect(words.textContent).toContain('Opening table')
  act(() => void vi.advanceTimersByTime(1))
  expect(words.textContent).toContain('This is taking longer than usual')
})

it('keeps its words where it has no second ones', () => {
  render(<LoadingLayer label="Opening table" />)
  act(() => void vi.advanceTimersByTime(60_000))
  expect(screen.getByRole('dialog', { name: 'Opening table' }).getAttribute('aria-busy')).toBe('true')
})

it('keeps everything else out of reach, and gives the focus back', () => {
  const page = (layer: boolean) => (
    <>
      <button type="button">Show the table</button>
      {layer && <LoadingLayer label="Opening table" />}
    </>
  )
  const { rerender } = render(page(false))
  const button = screen.getByText<HTMLButtonElement>('Show the table')
  button.focus()
  rerender(page(true))
  expect(button.inert).toBe(true)
  expect(document.activeElement).toBe(screen.getByRole('dialog'))
  rerender(page(false))
  expect(button.inert).toBe(false)
  expect(document.activeElement).toBe(button)
})
