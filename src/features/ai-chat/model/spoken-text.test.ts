import { expect, it } from 'vitest'
import { examples } from '@/api/examples.gen'
import { spokenText } from './spoken-text'

it('says the words and leaves out signs and numbers of sources', () => {
  const { message } = examples.askAssistant.withManyMarks.answer
  expect(spokenText(message)).not.toMatch(/[[\]*]/)
  expect(spokenText('Take the **blue** gauge, *not* the old one. [1][3]')).toBe('Take the blue gauge, not the old one.')
})

it('reads links by their words, and tables and headings by their letters', () => {
  expect(
    spokenText('## How\n\n| Press | Limit |\n| --- | ---: |\n| 1 | 0.10 mm |\n\nSee the [report](/post/1).'),
  ).toMatch(/^How\s+Press Limit\s+1 0.10 mm\s+See the report\.$/)
})
