import type { Schemas } from '@/api'
import type { SentFile } from '@/features/sent-files'
import type { PortalIntl } from '@/shared/i18n'
import { formMessages as messages } from '../messages'
import { LONGEST_NOTE } from './words'

type Form = Schemas['TransitionForm']
type Field = Schemas['TransitionField']

/** What a person has filled in so far. */
export type Filled = {
  note: string
  values: Readonly<Record<string, string>>
  /** What the form changes in the planning of the post. */
  data?: Planned
  /** Files that the server has and that go with the step. */
  files: readonly StepFile[]
}

/** A file that the server has received for a step. */
export type StepFile = Pick<SentFile, 'fileId' | 'name' | 'sizeBytes'>

/** Whether something that was kept on this device is what a form held. */
export function isFilled(kept: unknown): kept is Filled {
  return typeof kept === 'object' && kept !== null && 'note' in kept && 'values' in kept && 'files' in kept
}

/** The planning of a post. */
export type Planned = Schemas['PostDataFields']

/** Nothing filled in. */
export const NOTHING_FILLED: Filled = { note: '', values: {}, files: [] }

const known = new Set(['text', 'long-text', 'number', 'date', 'choice', 'checkbox'])
const planning = ['assignee', 'expectedStartDate', 'expectedEndDate', 'priority'] as const

/** The part of the planning that a field writes; undefined where it stays in the record. */
export function plannedPart({ kind }: Field): keyof Planned | undefined {
  return planning.find((part) => part === kind)
}

/** Whether this portal can fill a field in; newer servers may have other kinds. */
export function isKnownField(field: Field): boolean {
  return known.has(field.kind) || plannedPart(field) !== undefined
}

/** A required field that cannot be filled in here, so that the step cannot be taken. */
export function unknownRequired(form: Form): Field | undefined {
  return form.fields.find((field) => field.required && !isKnownField(field))
}

/** What is wrong with a form, by the id of the field, `note` or `files`; `current` is what the post is planned with. */
export function errorsOf(
  form: Form,
  { note, values, data, files }: Filled,
  intl: PortalIntl,
  current: Planned = {},
): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const field of form.fields) {
    const part = plannedPart(field)
    const planned = part && { ...current, ...data }[part]
    const missing = field.required && planned == null ? intl.formatMessage(messages.fillIn) : null
    const error = part ? missing : errorOf(field, values[field.id] ?? '', intl)
    if (error !== null) errors[field.id] = error
  }
  const length = note.trim().length
  if (form.note === 'required' && length === 0) errors['note'] = intl.formatMessage(messages.fillIn)
  if (length > LONGEST_NOTE) errors['note'] = intl.formatMessage(messages.tooLong, { over: length - LONGEST_NOTE })
  if (form.attachments === 'required' && files.length === 0) errors['files'] = intl.formatMessage(messages.addFile)
  return errors
}

function errorOf(field: Field, text: string, intl: PortalIntl): string | null {
  const { kind, required, maxLength = Infinity, minimum, maximum } = field
  if (text.trim() === '') return required ? intl.formatMessage(messages.fillIn) : null
  if (text.length > maxLength) return intl.formatMessage(messages.tooLong, { over: text.length - maxLength })
  if (kind !== 'number') return null
  const number = Number(text.replace(',', '.'))
  if (Number.isNaN(number)) return intl.formatMessage(messages.fillIn)
  if (minimum !== undefined && number < minimum) return intl.formatMessage(messages.tooSmall, { least: minimum })
  return maximum !== undefined && number > maximum ? intl.formatMessage(messages.tooLarge, { most: maximum }) : null
}

/** What was filled in, as it is sent. */
export function valuesOf(form: Form, { values }: Filled): Schemas['FieldValue'][] {
  return form.fields.flatMap((field) => {
    const { id, kind } = field
    if (plannedPart(field)) return []
    const text = (values[id] ?? '').trim()
    return text === '' ? [] : [{ fieldId: id, text: kind === 'number' ? text.replace(',', '.') : text }]
  })
}

/** What a form changes in the planning of a post; undefined for nothing. */
export function dataOf({ fields }: Form, { data = {} }: Filled, current: Planned = {}): Planned | undefined {
  const parts = fields.flatMap((field) => plannedPart(field) ?? [])
  const changed = parts.filter(
    (part) => part in data && JSON.stringify(data[part] ?? null) !== JSON.stringify(current[part] ?? null),
  )
  return changed.length === 0 ? undefined : Object.fromEntries(changed.map((part) => [part, data[part]]))
}

/** A record as its form shows it: the options by their ids again. */
export function filledOf(form: Form, note: string, values: readonly Schemas['RecordedValue'][]): Filled {
  const entries = values.map(({ fieldId, text }) => {
    const options = form.fields.find(({ id }) => id === fieldId)?.options ?? []
    return [fieldId, options.find(({ label }) => label === text)?.id ?? text] as const
  })
  return { note, values: Object.fromEntries(entries), files: [] }
}

/** The parts of a form that the server found wrong, as `errorsOf` names them, from where its refusal points. */
export function refusedParts({ fields }: Form, pointers: readonly string[]): string[] {
  return pointers.map((pointer) => {
    const name = pointer.split('/').at(-1) ?? ''
    if (name === 'fileIds') return 'files'
    return fields.find(({ id, kind }) => id === name || kind === name)?.id ?? name
  })
}
