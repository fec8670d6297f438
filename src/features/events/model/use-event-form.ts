import { today } from '@internationalized/date'
import { useState } from 'react'
import type { Schemas } from '@/api'
import { useNow } from '@/design-system/RelativeTime'
import { type EventForm, type EventProblem, formOf, newEventForm, readEvent } from './event-form'

type Event = Schemas['PostEvent']

export type EventDraft = {
  /** Null where the post has no event. */
  form: EventForm | null
  problems: readonly EventProblem[]
  change: (part: Partial<EventForm>) => void
  add: () => void
  remove: () => void
}

export type EventDraftOptions = {
  value: Event | null
  /** The zone that a new event is in. */
  timeZone: string
  /** How many people have said yes. */
  accepted: number
  onValueChange: (event: Event | null) => void
}

/**
 * The event of a post that is being written. What is typed and cannot be kept yet stays in the fields; the draft has
 * the last event that could.
 */
export function useEventForm({ value, timeZone, accepted, onValueChange }: EventDraftOptions): EventDraft {
  const now = useNow().getTime()
  const [typed, setTyped] = useState<{ form: EventForm; kept: Event | null } | null>(null)
  // What arrives from elsewhere (another text was taken, the event was removed) wins over the fields.
  const form = typed && typed.kept === value ? typed.form : value && formOf(value, timeZone)

  function put(next: EventForm) {
    const { event } = readEvent(next, { now, accepted })
    const kept = event ?? value
    setTyped({ form: next, kept })
    if (event) onValueChange(event)
  }

  return {
    form,
    problems: form ? readEvent(form, { now, accepted }).problems : [],
    change: (part) => form && put(moved(form, part)),
    add: () => put(newEventForm(today(timeZone).toString(), timeZone)),
    remove: () => {
      setTyped(null)
      onValueChange(null)
    },
  }
}

/** An end on the day of the start moves with it. */
function moved(form: EventForm, part: Partial<EventForm>): EventForm {
  const together = part.day != null && form.endDay !== null && form.endDay === form.day
  return { ...form, ...part, ...(together && { endDay: part.day as string }) }
}
