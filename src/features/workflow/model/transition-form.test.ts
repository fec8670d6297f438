import { expect, it } from 'vitest'
import type { Schemas } from '@/api'
import { dataOf, errorsOf, filledOf, refusedParts, unknownRequired, valuesOf } from './transition-form'

const form: Schemas['TransitionForm'] = {
  note: 'required',
  attachments: 'none',
  fields: [
    { id: 'reason', kind: 'choice', label: 'Reason', required: true, options: [{ id: 'facts', label: 'Facts' }] },
    { id: 'share', kind: 'number', label: 'Share', required: false, minimum: 0, maximum: 1 },
  ],
}
// The rules ask for words alone; their ids tell them apart.
const intl = { formatMessage: ({ id }: { id: string }) => id } as unknown as Parameters<typeof errorsOf>[2]

it('names every empty part that is required, and numbers out of their range', () => {
  expect(Object.keys(errorsOf(form, { note: ' ', values: { share: '2' }, files: [] }, intl))).toEqual([
    'reason',
    'share',
    'note',
  ])
  expect(errorsOf(form, { note: 'Yes.', values: { reason: 'facts', share: '0,5' }, files: [] }, intl)).toEqual({})
})

it('sends numbers with a point and leaves out what is empty', () => {
  expect(valuesOf(form, { note: '', values: { reason: '', share: '0,5' }, files: [] })).toEqual([
    { fieldId: 'share', text: '0.5' },
  ])
})

it('finds the option of a recorded value again', () => {
  const values = [{ fieldId: 'reason', label: 'Reason', text: 'Facts' }]
  expect(filledOf(form, 'Why?', values)).toEqual({ note: 'Why?', values: { reason: 'facts' }, files: [] })
})

it('knows of a required field that this portal cannot fill in', () => {
  const newer = { ...form, fields: [{ id: 'map', kind: 'place', label: 'Place', required: true }] }
  expect(unknownRequired(newer)?.label).toBe('Place')
  expect(unknownRequired(form)).toBeUndefined()
})

const planned: Schemas['TransitionForm'] = {
  note: 'none',
  attachments: 'required',
  fields: [
    { id: 'who', kind: 'assignee', label: 'Assignee', required: true },
    { id: 'until', kind: 'expectedEndDate', label: 'Expected end', required: false },
  ],
}
const giulia = { type: 'group', group: { id: 'group-line-4', name: 'Line 4' } } as const

it('takes what is planned already for what it asks, and asks for a file', () => {
  const nothing = { note: '', values: {}, files: [] }
  expect(Object.keys(errorsOf(planned, nothing, intl))).toEqual(['who', 'files'])
  const files = [{ fileId: 'f-1', name: 'proof.pdf', sizeBytes: 12 }]
  expect(errorsOf(planned, { ...nothing, files }, intl, { assignee: giulia })).toEqual({})
})

it('sends of the planning only what changes', () => {
  const current = { assignee: giulia, expectedEndDate: '2026-11-27' }
  const filled = { note: '', values: {}, files: [], data: { assignee: giulia, expectedEndDate: '2026-12-04' } }
  expect(dataOf(planned, filled, current)).toEqual({ expectedEndDate: '2026-12-04' })
  expect(dataOf(planned, { ...filled, data: current }, current)).toBeUndefined()
})

it('finds the parts that the server points at', () => {
  expect(refusedParts(planned, ['/data/assignee', '/fileIds', '/note'])).toEqual(['who', 'files', 'note'])
})
