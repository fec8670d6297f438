import { expect, it } from 'vitest'
import { examples } from '@/api/examples.gen'
import { timeline } from './timeline'

it('puts what was written down, and what was not recorded, between the words', () => {
  const [first, second] = examples.listTranscriptSegments.transcript.segments
  if (!first || !second) throw new Error('the example has no words')
  const told = timeline(
    [
      { ...first, startMs: 0 },
      { ...second, startMs: 60_000 },
    ],
    {
      gaps: [{ atMs: 70_000, lostMs: 130_000, reason: 'slept' }],
      markers: [{ id: 'mk-1', atMs: 20_000, text: 'cabinet key' }],
    },
  )
  expect(told.map(({ kind, atMs }) => [kind, atMs])).toEqual([
    ['words', 0],
    ['marker', 20_000],
    ['words', 60_000],
    ['gap', 70_000],
  ])
})
