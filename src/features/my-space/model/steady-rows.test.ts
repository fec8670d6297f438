import { expect, it } from 'vitest'
import { steadyRows } from './steady-rows'

const rows = (...ids: string[]) => ids.map((id) => ({ id }))
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id).join('')
const none = new Set<string>()

it('shows what the server lists, at most so many', () => {
  expect(ids(steadyRows({ rows: [], finished: none }, { listed: rows('a', 'b', 'c'), most: 2, held: false }))).toBe(
    'ab',
  )
})

it('keeps rows in place while one of them can be undone, although the server lists them no more', () => {
  const state = { rows: rows('a', 'b'), finished: new Set(['a']) }
  expect(ids(steadyRows(state, { listed: rows('n', 'b', 'c'), most: 2, held: false }))).toBe('ab')
})

it('moves nothing under the pointer, and takes new rows below', () => {
  const state = { rows: rows('a', 'b'), finished: none }
  expect(ids(steadyRows(state, { listed: rows('n', 'a', 'b'), most: 4, held: true }))).toBe('abn')
  expect(ids(steadyRows(state, { listed: rows('n', 'a', 'b'), most: 4, held: false }))).toBe('nab')
})

it('shows a row as it stands now, and is the same list where nothing has changed', () => {
  const newer = { id: 'a', token: 2 }
  const before = [{ id: 'a', token: 1 }]
  const held = { listed: [newer], most: 4, held: true }
  expect(steadyRows({ rows: before, finished: none }, held)).toEqual([newer])
  const [listed] = [[newer]]
  expect(steadyRows({ rows: listed, finished: none }, { listed, most: 4, held: false })).toBe(listed)
})
