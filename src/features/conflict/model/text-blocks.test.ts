import { expect, it } from 'vitest'
import { compareBlocks } from './text-blocks'

it('marks the paragraphs that only one of two texts has', () => {
  const mine = { ops: [{ insert: 'The same.\nTorque: 42 Nm.\n' }] }
  const theirs = { ops: [{ insert: 'The same.\nTorque: 40 Nm.\nA new line.\n' }] }
  expect(compareBlocks(mine, theirs)).toEqual([
    [
      { text: 'The same.', changed: false },
      { text: 'Torque: 42 Nm.', changed: true },
    ],
    [
      { text: 'The same.', changed: false },
      { text: 'Torque: 40 Nm.', changed: true },
      { text: 'A new line.', changed: true },
    ],
  ])
})
