import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useTypedWords } from './typed-words'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function open(said = '') {
  const onSay = vi.fn()
  const hook = renderHook(({ said: now }) => useTypedWords(now, onSay), { initialProps: { said } })
  return {
    onSay,
    words: () => hook.result.current[0],
    type: (words: string) => act(() => hook.result.current[1](words)),
    rest: () => act(() => vi.advanceTimersByTime(250)),
    address: (now: string) => hook.rerender({ said: now }),
  }
}

it('says the words once typing rests, without the spaces around them', () => {
  const { type, rest, onSay } = open()
  type('ti')
  type('tiago ')
  rest()
  rest()
  expect(onSay.mock.calls).toEqual([['tiago']])
})

it('keeps what was typed meanwhile, also a space, when the address comes late', () => {
  const { type, rest, address, words, onSay } = open()
  type('tiago ')
  rest()
  type('tiago d')
  address('tiago')
  expect(words()).toBe('tiago d')
  rest()
  type('tiago du')
  rest()
  address('tiago d')
  expect(words()).toBe('tiago du')
  address('tiago du')
  expect(words()).toBe('tiago du')
  expect(onSay.mock.calls).toEqual([['tiago'], ['tiago d'], ['tiago du']])
})

it('takes what the address says of its own accord', () => {
  const { type, rest, address, words } = open('sofia')
  type('sofia k')
  rest()
  address('sofia k')
  address('petra')
  expect(words()).toBe('petra')
  address('')
  expect(words()).toBe('')
})
