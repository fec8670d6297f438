import { act, fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AI_WORD_MS } from '@/shared/constants'
import { useTyping } from './use-typing'

const words = Array.from({ length: 10 }, (_, index) => `word${index}`)
const onEnd = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  onEnd.mockReset()
})
afterEach(() => vi.useRealTimers())

function Answer({ active }: { active: boolean }) {
  const text = useRef<HTMLParagraphElement>(null)
  useTyping(text, active, onEnd)
  return (
    <article>
      <p ref={text}>{words.join(' ')}</p>
    </article>
  )
}

const shown = () => screen.getByRole('article').textContent.split(' ').filter(Boolean).length
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

it('shows one word more every 30 ms, and tells the end with the last of them', () => {
  render(<Answer active />)
  pass(0)
  expect(shown()).toBe(1)
  for (let count = 2; count < words.length; count += 1) {
    pass(AI_WORD_MS - 1)
    expect(shown()).toBe(count - 1)
    pass(1)
    expect(shown()).toBe(count)
  }
  expect(onEnd).not.toHaveBeenCalled()
  pass(AI_WORD_MS)
  expect(shown()).toBe(words.length)
  expect(onEnd).toHaveBeenCalledOnce()
})

it.each([
  ['a click', () => fireEvent.click(screen.getByRole('article'))],
  ['a key', () => fireEvent.keyDown(document.body, { key: 'Shift' })],
])('shows the whole text at once after %s', (_, press) => {
  const { rerender } = render(<Answer active />)
  pass(2 * AI_WORD_MS)
  expect(shown()).toBe(3)
  press()
  expect(onEnd).toHaveBeenCalledOnce()
  rerender(<Answer active={false} />)
  expect(screen.getByRole('article').textContent).toBe(words.join(' '))
})

it('takes no word away where nothing is to appear', () => {
  render(<Answer active={false} />)
  expect(shown()).toBe(words.length)
})
