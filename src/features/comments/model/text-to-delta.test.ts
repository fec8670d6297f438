import fc from 'fast-check'
import { expect, it } from 'vitest'

import { deltaToText, textToDelta } from './text-to-delta'

const giulia = { id: 'giulia-riva', name: 'Giulia Riva' }
const ann = { id: 'ann-lee', name: 'Ann' }
const anna = { id: 'anna-lindqvist', name: 'Anna Lindqvist' }

it('ends the text with a line break, as every delta does', () => {
  expect(textToDelta('Agreed', [])).toEqual({ ops: [{ insert: 'Agreed\n' }] })
})

it('turns the name of somebody it knows into a mention', () => {
  expect(textToDelta('Only raw data. @Giulia Riva, can we?', [giulia])).toEqual({
    ops: [
      { insert: 'Only raw data. ' },
      { insert: { mention: { id: 'giulia-riva', name: 'Giulia Riva' } } },
      { insert: ', can we?\n' },
    ],
  })
})

it('means the longer of two names that begin alike, and no part of a word', () => {
  expect(textToDelta('@Anna Lindqvist', [ann, anna]).ops[0]).toEqual({
    insert: { mention: { id: 'anna-lindqvist', name: 'Anna Lindqvist' } },
  })
  expect(textToDelta('@Annabel', [ann]).ops).toEqual([{ insert: '@Annabel\n' }])
})

it('leaves addresses and strangers as they were typed', () => {
  expect(textToDelta('mail a@example.org or @Nobody', [giulia]).ops).toEqual([
    { insert: 'mail a@example.org or @Nobody\n' },
  ])
})

it('loses no letter of any text', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.array(fc.record({ id: fc.string(), name: fc.string({ maxLength: 4 }) })),
      (text, people) => {
        const { ops } = textToDelta(text, people)
        const again = ops
          .map(({ insert }) => (typeof insert === 'string' ? insert : `@${insert.mention?.name}`))
          .join('')
        expect(again).toBe(`${text.trim()}\n`)
      },
    ),
  )
})

it('gives the text back that a delta was made of, and none where a plain field would lose something', () => {
  const written = textToDelta('Can we, @Giulia Riva?\nBy Friday.', [giulia])
  expect(deltaToText(written)).toEqual({ text: 'Can we, @Giulia Riva?\nBy Friday.', people: [giulia] })
  expect(deltaToText({ ops: [{ insert: 'bold', attributes: { bold: true } }, { insert: '\n' }] })).toBeNull()
  expect(deltaToText({ ops: [{ insert: { hashtag: { id: 'safety', name: 'safety' } } }] })).toBeNull()
})
