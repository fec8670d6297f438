import { plannedWith } from '../actions/planning.ts'
import type { NewFile } from '../actions/attachments.ts'
import { plainTextOf } from '../content/rich-text.ts'
import type { Schemas } from '../schemas.ts'
import type { PostState } from '../state/data.ts'
import { isPlanned } from '../views/workflows.ts'
import { checkPlanning } from './planning.ts'
import type { Call } from './portal-app.ts'
import { invalid, Refusal, refusals } from './refusals.ts'
import { sentFiles } from './uploads.ts'

type Form = Schemas['TransitionForm']
type Field = Schemas['TransitionField']

/** What a transition without a form asks for. */
export const noForm: Form = { fields: [], note: 'none', attachments: 'none' }

/** The longest note, in letters. */
const longestNote = 2000

type Sent = {
  note: Schemas['Delta'] | null
  values: Schemas['FieldValue'][]
  data: Schemas['PostDataFields']
  fileIds?: string[]
}

type Filled = {
  note: Schemas['Delta'] | null
  values: Schemas['RecordedValue'][]
  data: Schemas['PostDataFields']
  files: NewFile[]
}

/** What was filled in, as the record keeps it; refuses what is missing or out of its limits. */
export function checkedForm(call: Call, post: PostState, form: Form, sent: Sent): Filled {
  const note = form.note === 'none' || isEmpty(sent.note) ? null : sent.note
  const data = askedOf(form, sent.data)
  const fileIds = form.attachments === 'none' ? [] : (sent.fileIds ?? [])
  if (note && plainTextOf(note).trim().length > longestNote)
    throw invalid('/note', 'max-length', `must have at most ${longestNote} letters`)
  const missing = form.fields.filter((field) => isMissing(field, post, { values: sent.values, data })).map(pointerOf)
  if (form.note === 'required' && !note) missing.push('/note')
  if (form.attachments === 'required' && fileIds.length === 0) missing.push('/fileIds')
  if (missing.length > 0) {
    const errors = missing.map((pointer) => ({ pointer, code: 'required', message: 'must be filled in' }))
    throw new Refusal({ ...refusals.requiredFieldMissing, errors })
  }
  checkPlanning(call.var.world.data, post, data)
  const values = form.fields.flatMap((field) => recorded(field, sent.values))
  return { note, values, data, files: sentFiles(call, { placeId: post.id, purpose: 'transition' }, fileIds) }
}

/** Recorded values as they would be sent again: the ids of options instead of their labels. */
export function textsOf({ fields }: Form, values: Schemas['RecordedValue'][]): Schemas['FieldValue'][] {
  return values.map(({ fieldId, text }) => {
    const options = fields.find(({ id }) => id === fieldId)?.options ?? []
    return { fieldId, text: options.find(({ label }) => label === text)?.id ?? text }
  })
}

function isEmpty(note: Schemas['Delta'] | null): boolean {
  return !note || plainTextOf(note).trim() === ''
}

/** What of the planning a form asks for. */
function askedOf({ fields }: Form, data: Schemas['PostDataFields']): Schemas['PostDataFields'] {
  const kinds = new Set(fields.map(({ kind }) => kind))
  return Object.fromEntries(Object.entries(data).filter(([name]) => kinds.has(name)))
}

function isMissing({ required, kind, id }: Field, post: PostState, { values, data }: Pick<Sent, 'values' | 'data'>) {
  if (!required) return false
  // What is planned already is not asked for again.
  if (isPlanned(kind)) return plannedWith(post, data)[kind] === null
  return textOf(id, values) === ''
}

function pointerOf({ id, kind }: Field): string {
  return isPlanned(kind) ? `/data/${kind}` : `/values/${id}`
}

function textOf(id: string, values: Schemas['FieldValue'][]): string {
  return values.find(({ fieldId }) => fieldId === id)?.text.trim() ?? ''
}

function recorded(field: Field, values: Schemas['FieldValue'][]): Schemas['RecordedValue'][] {
  const { id, kind, label, options = [] } = field
  const text = textOf(id, values)
  if (isPlanned(kind) || text === '') return []
  checkValue(field, text)
  return [{ fieldId: id, label, text: options.find((option) => option.id === text)?.label ?? text }]
}

/** Refuses an option that there is none of, a text that is too long and a number out of its limits. */
function checkValue(field: Field, text: string): void {
  const { kind, options = [], maxLength = Infinity, minimum = -Infinity, maximum = Infinity } = field
  const refuse = (code: string, message: string) => invalid(pointerOf(field), code, message)
  if (kind === 'choice' && !options.some(({ id }) => id === text)) throw refuse('enum', 'is none of the options')
  if (text.length > maxLength) throw refuse('max-length', `must have at most ${maxLength} letters`)
  if (kind !== 'number') return
  const number = Number(text)
  if (Number.isNaN(number)) throw refuse('type', 'must be a number')
  if (number < minimum) throw refuse('minimum', `must be at least ${minimum}`)
  if (number > maximum) throw refuse('maximum', `must be at most ${maximum}`)
}
