import type { Schemas } from '@/api'
import { type Filled, noteDelta, plainNote, valuesOf } from '@/features/workflow'

type Preflight = Pick<Schemas['BulkPreflight'], 'fill' | 'note'>
type Form = Schemas['TransitionForm']

/** What a check holds, as its form shows it. */
export function filledOf({ fill, note }: Preflight): Filled {
  const values = Object.fromEntries(fill.values.map(({ fieldId, text }) => [fieldId, text]))
  return { note: plainNote(note), values, data: fill.data, files: [] }
}

/**
 * What a form changes in a check; what was filled in for another target stays. A value that the form has wrong is not
 * sent, and neither is a note: `wrong` has the ids of their fields.
 */
export function changeOf(
  form: Form,
  filled: Filled,
  preflight: Preflight,
  wrong: ReadonlySet<string>,
): Schemas['BulkPreflightChange'] {
  const fill = fillOf(form, filled, preflight.fill, wrong)
  const isOtherFill = JSON.stringify(fill) !== JSON.stringify(inOrder(preflight.fill))
  const isOtherNote = form.note !== 'none' && !wrong.has('note') && filled.note.trim() !== plainNote(preflight.note)
  return { ...(isOtherFill && { fill }), ...(isOtherNote && { note: noteDelta(filled.note) }) }
}

/** Whether a check holds all that was filled in, also for another target. */
export function isSaid(form: Form, filled: Filled, preflight: Preflight): boolean {
  const said = filledOf(preflight)
  const own = new Set(form.fields.map(({ id }) => id))
  const others = Object.entries(filled.values).filter(([id]) => !own.has(id))
  return (
    Object.keys(changeOf(form, filled, preflight, new Set())).length === 0 &&
    filled.note.trim() === said.note &&
    others.every(([id, text]) => text === (said.values[id] ?? ''))
  )
}

function fillOf(form: Form, filled: Filled, before: Preflight['fill'], wrong: ReadonlySet<string>): Preflight['fill'] {
  const sent = new Set(form.fields.map(({ id }) => id).filter((id) => !wrong.has(id)))
  const others = before.values.filter(({ fieldId }) => !sent.has(fieldId))
  const own = valuesOf(form, filled).filter(({ fieldId }) => sent.has(fieldId))
  return inOrder({ data: { ...before.data, ...filled.data }, values: [...others, ...own] })
}

/** Two that say the same look the same. */
function inOrder({ data, values }: Preflight['fill']): Preflight['fill'] {
  return { data, values: values.toSorted((one, other) => one.fieldId.localeCompare(other.fieldId)) }
}

/** The same form without anything that has to be filled in: what is missing is said of each post. */
export function withoutDuties(form: Form): Form {
  return {
    fields: form.fields.map((field) => ({ ...field, required: false })),
    note: form.note === 'none' ? 'none' : 'optional',
    attachments: 'none',
  }
}

/** What of a form is chosen with one press, so that it can be sent at once. */
export function choicesOf(form: Form, { values, data }: Filled): string {
  const chosen = form.fields.filter(({ kind }) => kind === 'choice' || kind === 'checkbox')
  return JSON.stringify([chosen.map(({ id }) => values[id] ?? ''), data])
}
