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

const word = (insert: string, attributes?: Record<string, unknown>) => ({ insert, ...(attributes && { attributes }) })
const picture = (id: string) => ({ insert: { image: { id, name: 'The lock' } } })
const table = (id: string) => ({ insert: { table: { id, name: 'Torques' } } })

it.each([
  ['a format', [word('Torque', { bold: true }), word('\n')], [word('Torque\n')]],
  [
    'what a link leads to',
    [word('Manual', { link: 'https://one.example' })],
    [word('Manual', { link: 'https://two.example' })],
  ],
  ['the kind of a line', [word('Torque'), word('\n', { list: 'bullet' })], [word('Torque'), word('\n', { header: 2 })]],
  ['a picture', [picture('image-1')], [picture('image-2')]],
  ['a table', [table('table-1')], [table('table-2')]],
])('marks a block where only %s differs, and not the one beside it', (_, ops, others) => {
  const beside = word('\nThe same.\n')
  const [mine, theirs] = compareBlocks({ ops: [...ops, beside] }, { ops: [...others, beside] })
  expect([mine, theirs].map((blocks) => blocks.map(({ changed }) => changed))).toEqual([
    [true, false],
    [true, false],
  ])
})

it('takes for the same what was only written in other pieces, and a hashtag that was new', () => {
  const tag = (id: string) => ({ insert: { hashtag: { id, name: 'press' } } })
  const one = {
    ops: [
      word('Tor', { bold: true, italic: true }),
      word('que', { italic: true, bold: true }),
      tag('new'),
      word(' \n'),
    ],
  }
  const other = { ops: [word('Torque', { bold: true, italic: true, strike: null }), tag('hashtag-9'), word('\n\n')] }
  const same = [{ text: 'Torque#press', changed: false }]
  expect(compareBlocks(one, other)).toEqual([same, same])
})

it('says a picture by its name', () => {
  const [[block]] = compareBlocks({ ops: [picture('image-1')] }, { ops: [] })
  expect(block).toEqual({ text: 'The lock', changed: true })
})
