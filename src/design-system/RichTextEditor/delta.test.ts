import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { Schemas } from '@/api'

import { caretInDelta } from './caret-in-delta'
import { deltaLetters, readDelta, type RichTextDelta } from './delta'
import { editAsText } from './edit-as-text'

const giulia = { mention: { id: 'giulia-riva', name: 'Giulia Riva' } }

describe('reading a delta', () => {
  it('gives what the contract asks for', () => {
    const sent: Schemas['Delta'] = readDelta({ ops: [{ insert: giulia }, { insert: '\n' }] })
    expect(sent).toEqual({ ops: [{ insert: giulia }, { insert: '\n' }] })
  })

  it('leaves out what the editor cannot show, and unsafe addresses, but no letters', () => {
    const ops = [
      { insert: 'red', attributes: { color: '#f00', bold: true } },
      { insert: 'x', attributes: { link: 'javascript:alert(1)' } },
      { insert: { formula: 'e=mc^2' } },
      { insert: { mention: { id: 7 } } },
      { retain: 3 },
      null,
    ]
    expect(readDelta({ ops })).toEqual({ ops: [{ insert: 'red', attributes: { bold: true } }, { insert: 'x' }] })
  })

  it('survives any JSON, and reads its own answer the same', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const read = readDelta(value)
        expect(readDelta(read)).toEqual(read)
      }),
    )
  })
})

describe('editing as plain text', () => {
  const value: RichTextDelta = {
    ops: [
      { insert: 'Thank you, ' },
      { insert: giulia },
      { insert: ', it was ' },
      { insert: 'great', attributes: { bold: true } },
      { insert: '\n' },
    ],
  }

  it('keeps formats and objects that were not touched', () => {
    const longer = editAsText(value, 'Thank you so much, Giulia Riva, it was great')
    expect(editAsText(longer, 'Thank you so much, Giulia Riva, it was great!').ops).toEqual([
      { insert: 'Thank you so much, ' },
      { insert: giulia },
      { insert: ', it was ' },
      { insert: 'great', attributes: { bold: true } },
      { insert: '!\n' },
    ])
  })

  it('gives letters the format of the word they are written into', () => {
    expect(editAsText(value, 'Thank you, Giulia Riva, it was greeeat').ops.at(-2)).toEqual({
      insert: 'greeeat',
      attributes: { bold: true },
    })
  })

  it('makes letters of a name that was changed inside', () => {
    expect(editAsText(value, 'Thank you, Giulia, it was great').ops[0]).toEqual({
      insert: 'Thank you, Giulia, it was ',
    })
  })

  it('keeps a line break at the end of a first line', () => {
    expect(deltaLetters(editAsText({ ops: [] }, 'one\n'))).toBe('one\n')
  })

  it('never loses or adds a letter', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '\n'), maxLength: 12 })
    const op = fc.oneof(
      text.map((insert) => ({ insert })),
      text.map((insert) => ({ insert, attributes: { bold: true } })),
      text.map((name) => ({ insert: { hashtag: { id: 'x', name } } })),
    )
    fc.assert(
      fc.property(fc.array(op), fc.array(text), (ops, versions) => {
        let delta = readDelta({ ops })
        for (const version of versions) {
          delta = editAsText(delta, version)
          expect(deltaLetters(delta)).toBe(version)
        }
      }),
    )
  })

  it('finds the caret again, where an object counts as one letter', () => {
    expect([0, 11, 15, 22, 24].map((caret) => caretInDelta(value, caret))).toEqual([0, 11, 12, 12, 14])
  })
})
