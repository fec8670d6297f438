import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { SortableList } from './SortableList'

const items = ['a', 'b', 'c'].map((id) => ({ id }))

function open() {
  const onMove = vi.fn()
  render(
    <SortableList label="Letters" hint="Alt and an arrow" items={items} nameOf={({ id }) => id} onMove={onMove}>
      {({ id }) => <button>Open {id}</button>}
    </SortableList>,
  )
  return onMove
}

const press = (id: string, init: KeyboardEventInit) =>
  fireEvent.keyDown(screen.getByRole('button', { name: `Open ${id}` }), init)

it.each([
  ['b', 'ArrowUp', [1, 0]],
  ['b', 'ArrowDown', [1, 2]],
])('asks to move %s by Alt and %s, also from a control of the row', (id, key, places) => {
  const onMove = open()
  press(id, { key, altKey: true })
  expect(onMove.mock.calls).toEqual([places])
})

it.each([
  ['a', { key: 'ArrowUp', altKey: true }],
  ['c', { key: 'ArrowDown', altKey: true }],
  ['b', { key: 'ArrowDown' }],
  ['b', { key: 'ArrowDown', altKey: true, shiftKey: true }],
])('leaves %s where it is for %o', (id, init) => {
  const onMove = open()
  press(id, init)
  expect(onMove).not.toHaveBeenCalled()
})

it('names each handle with its item', () => {
  open()
  expect(screen.getByRole('button', { name: 'Drag a' })).toBeTruthy()
})
