import { expect, it } from 'vitest'
import type { Schemas } from '@/api'
import { fromEditable, toEditable } from './editable-text'

it('gives back objects and formats that the editor does not know as they came', () => {
  const content = {
    ops: [
      { insert: 'Before ' },
      { insert: { mention: { id: 'group-line-4', name: 'Line 4', type: 'group' } } },
      { insert: { hologram: { name: 'Press 2', depth: 3 } }, attributes: { glow: 'green' } },
      { insert: { image: { id: 'image-1', name: 'press.jpg' } } },
      { insert: '\n' },
    ],
  } as Schemas['Delta']
  const editable = toEditable(content)
  expect(editable.ops[2]?.insert).toMatchObject({ foreign: { name: 'Press 2' } })
  expect(fromEditable(editable)).toEqual(content)
})
