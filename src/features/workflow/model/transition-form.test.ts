import { expect, it } from 'vitest'
import type { Schemas } from '@/api'
import { errorsOf, filledOf, unknownRequired, valuesOf } from './transition-form'

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
  expect(Object.keys(errorsOf(form, { note: ' ', values: { share: '2' } }, intl))).toEqual(['reason', 'share', 'note'])
  expect(errorsOf(form, { note: 'Yes.', values: { reason: 'facts', share: '0,5' } }, intl)).toEqual({})
})

it('sends numbers with a point and leaves out what is empty', () => {
  expect(valuesOf(form, { note: '', values: { reason: '', share: '0,5' } })).toEqual([
    { fieldId: 'share', text: '0.5' },
  ])
})

it('finds the option of a recorded value again', () => {
  const values = [{ fieldId: 'reason', label: 'Reason', text: 'Facts' }]
  expect(filledOf(form, 'Why?', values)).toEqual({ note: 'Why?', values: { reason: 'facts' } })
})

it('knows of a required field that this portal cannot fill in', () => {
  const newer = { ...form, fields: [{ id: 'map', kind: 'place', label: 'Place', required: true }] }
  expect(unknownRequired(newer)?.label).toBe('Place')
  expect(unknownRequired(form)).toBeUndefined()
})
