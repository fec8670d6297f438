import { expect, it } from 'vitest'
import { tablesInSentences } from './tables-in-sentences'

const table = (id: string) => ({ insert: { table: { id, name: id } } })

it('finds the tables of sentences and lists, each once, and not those with a line for themselves', () => {
  const ops = [
    { insert: 'The values: ' },
    table('in-sentence'),
    { insert: '\n' },
    table('alone'),
    { insert: '\nA list\n' },
    table('in-list'),
    { insert: '\n', attributes: { list: 'bullet' } },
    { insert: 'Again ' },
    table('in-sentence'),
    { insert: '\n' },
  ]
  expect(tablesInSentences({ ops })).toEqual(['in-sentence', 'in-list'])
})
