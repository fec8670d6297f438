import { expect, it } from 'vitest'
import { examples } from '@/api/examples.gen'
import { changeOf, choicesOf, filledOf, isSaid, withoutDuties } from './fill'

const { checked } = examples.createBulkPreflight
const { filled } = examples.updateBulkPreflight
const form = {
  ...checked.form,
  note: 'optional' as const,
  attachments: 'none' as const,
  fields: checked.form?.fields ?? [],
}
const none = new Set<string>()
const assignee = { type: 'group', group: { id: 'group-line-4', name: 'Line 4' } } as const

it('shows what a check holds, and changes nothing by itself', () => {
  expect(filledOf(filled)).toMatchObject({ note: 'Approved in the November round of quality.', data: filled.fill.data })
  expect(changeOf(form, filledOf(filled), filled, none)).toEqual({})
})

it('sends what was filled in, and keeps what was filled in for another target', () => {
  const other = { ...checked, fill: { data: {}, values: [{ fieldId: 'reason', text: 'wording' }] } }
  const typed = { ...filledOf(other), data: { assignee }, note: ' Well done. ' }
  expect(changeOf(form, typed, other, none)).toEqual({
    fill: { data: { assignee }, values: [{ fieldId: 'reason', text: 'wording' }] },
    note: { ops: [{ insert: 'Well done.\n' }] },
  })
})

it('does not send what is wrong', () => {
  const share = { id: 'share', kind: 'number', label: 'Share', required: false, maximum: 1 }
  const typed = { ...filledOf(checked), values: { share: '2' }, note: 'Too long.' }
  expect(changeOf({ ...form, fields: [share] }, typed, checked, new Set(['share', 'note']))).toEqual({})
  expect(changeOf({ ...form, fields: [share] }, typed, checked, none)).toMatchObject({
    fill: { values: [{ fieldId: 'share', text: '2' }] },
  })
})

it('sends no note where the step takes none', () => {
  expect(changeOf({ ...form, note: 'none' }, { ...filledOf(checked), note: 'Hidden.' }, checked, none)).toEqual({})
})

it('knows what the check does not hold yet, also of fields of another target', () => {
  expect(isSaid(form, filledOf(filled), filled)).toBe(true)
  expect(isSaid(form, { ...filledOf(filled), values: { reason: 'wording' } }, filled)).toBe(false)
  expect(isSaid({ ...form, note: 'none' }, { ...filledOf(filled), note: 'Hidden.' }, filled)).toBe(false)
})

it('tells choices from typing', () => {
  const fields = [
    { id: 'reason', kind: 'choice', label: 'Reason', required: true, options: [] },
    { id: 'place', kind: 'text', label: 'Place', required: false },
  ]
  const start = filledOf(checked)
  const before = choicesOf({ ...form, fields }, start)
  expect(choicesOf({ ...form, fields }, { ...start, values: { place: 'Torino' }, note: 'Hi' })).toBe(before)
  expect(choicesOf({ ...form, fields }, { ...start, values: { reason: 'facts' } })).not.toBe(before)
  expect(choicesOf({ ...form, fields }, { ...start, data: { assignee } })).not.toBe(before)
})

it('asks for nothing by itself', () => {
  const asking = withoutDuties({ ...form, note: 'required', attachments: 'required' })
  expect(asking).toMatchObject({ note: 'optional', attachments: 'none' })
  expect(asking.fields.some(({ required }) => required)).toBe(false)
})
