import { expect, it } from 'vitest'
import { examples } from '@/api/examples.gen'
import { applied, sentenceIn } from './edits'

const { meetingNote } = examples.getAiNote
const sections = meetingNote.summary?.sections ?? []
const decisions = (saved: ReturnType<typeof applied>) => saved.find(({ kind }) => kind === 'decisions')?.items ?? []

it('writes, moves and removes one sentence and leaves the others as they are', () => {
  expect(decisions(applied(sections, { kind: 'write', id: 'si-118-d1', text: 'Until Friday.' }))[0]).toEqual({
    id: 'si-118-d1',
    text: 'Until Friday.',
  })
  const ids = (edit: Parameters<typeof applied>[1]) => decisions(applied(sections, edit)).map(({ id }) => id)
  expect(ids({ kind: 'move', id: 'si-118-d1', by: 1 })).toEqual(['si-118-d2', 'si-118-d1', 'si-118-d3', 'si-118-d4'])
  expect(ids({ kind: 'move', id: 'si-118-d1', by: -1 })[0]).toBe('si-118-d1')
  expect(ids({ kind: 'remove', id: 'si-118-d4' })).toEqual(['si-118-d1', 'si-118-d2', 'si-118-d3'])
  const add = { kind: 'add', id: 'own', text: 'Mine.', section: 'decisions' } as const
  expect(ids({ ...add, after: 'si-118-d1' }).slice(0, 2)).toEqual(['si-118-d1', 'own'])
  for (const after of [null, 'gone']) expect(ids({ ...add, after }).at(-1)).toBe('own')
})

it('sends a section that this build does not know as it came', () => {
  const unknown = { kind: 'risks', title: 'Risks', items: [] }
  expect(applied([...sections, unknown], { kind: 'remove', id: 'si-118-d1' }).at(-1)).toEqual(unknown)
})

it('finds what a sentence says', () => {
  expect(sentenceIn(meetingNote, 'si-118-d3')).toBe('Spare sensors are kept at the line they belong to.')
  expect(sentenceIn(meetingNote, 'none')).toBeNull()
})
