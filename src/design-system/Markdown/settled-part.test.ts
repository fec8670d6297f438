import fc from 'fast-check'
import { expect, it } from 'vitest'

import { settledPart } from './settled-part'

it.each([
  ['The press **stopped', 'The press **stopped**'],
  ['The press **', 'The press '],
  ['The press **stopped*', 'The press **stopped**'],
  ['so *it', 'so *it*'],
  ['in `drift', 'in `drift`'],
  ['see [the man', 'see '],
  ['see [the manual](https://exam', 'see '],
  ['done **so** far', 'done **so** far'],
  ['it stopped. [1]', 'it stopped. [1]'],
  ['* one\n* two', '* one\n* two'],
  ['First **open\n\nSecond', 'First **open\n\nSecond'],
  ['```\na ** b [1', '```\na ** b [1'],
])('of %j shows %j', (text, shown) => {
  expect(settledPart(text)).toBe(shown)
})

it('never shows words that are not in the text', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', 'b', ' ', '\n', '*', '`', '~', '[', ']', '(', ')', '1') }),
      (text) => {
        const letters = (of: string) => of.replace(/[^a-z0-9]/g, '')
        expect(letters(text).startsWith(letters(settledPart(text)))).toBe(true)
      },
    ),
  )
})
