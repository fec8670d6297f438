import type { Schemas } from '@/api'
import { useDayTime } from '@/shared/day-time'
import { useIntl } from '@/shared/i18n'
import {
  consentMessages,
  failureMessages,
  gapMessages,
  kindMessages,
  listMessages as messages,
  minutesMessages,
  noteMessages,
  printMessages,
  sectionMessages,
  stepMessages,
} from '../messages'
import { momentText } from '../model/moment'

type Work = Pick<Schemas['AiNoteSummary'], 'state' | 'progress' | 'failure'>

/** Words of what the server names by a code; what a newer server names is shown in general words. */
export function useNoteWords() {
  const { formatMessage, formatNumber, formatDate } = useIntl()
  const { timeOfDay, exact } = useDayTime()
  const { percent: partly, until, ...named } = stepMessages
  const steps: Readonly<Record<string, (typeof named)['uploading']>> = named
  const failures: Readonly<Record<string, (typeof failureMessages)['other']>> = failureMessages
  const known: Readonly<Record<string, (typeof kindMessages)['meeting']>> = kindMessages
  const sections: Readonly<Record<string, (typeof sectionMessages)['overview']>> = sectionMessages
  const minutes: Readonly<Record<string, (typeof minutesMessages)['meeting']>> = minutesMessages
  const consents: Readonly<Record<string, (typeof consentMessages)['announced']>> = consentMessages
  const gaps: Readonly<Record<string, (typeof gapMessages)['other']>> = gapMessages
  return {
    kind: (kind: string) => formatMessage(known[kind] ?? kindMessages.note),
    /** What a note is called on paper: "Minutes 118". */
    minutes: ({ kind, number }: Pick<Schemas['AiNote'], 'kind' | 'number'>) =>
      formatMessage(minutes[kind] ?? minutesMessages.note, { number: String(number) }),
    consent: (method: string) => formatMessage(consents[method] ?? consentMessages.announced),
    gap: ({ reason, lostMs }: Schemas['NoteGap']) =>
      formatMessage(gaps[reason] ?? gapMessages.other, { length: momentText(lostMs) }),
    marker: ({ text }: Schemas['NoteMarker']) => formatMessage(noteMessages.writtenDown, { text }),
    /** When the sound was deleted, and by whom where its day had not come. */
    silenced: ({ audio, heldAt }: Pick<Schemas['AiNote'], 'audio' | 'heldAt'>) => {
      const date = exact(new Date(audio.deletedAt ?? heldAt))
      if (!audio.deletedBy) return formatMessage(noteMessages.deletedOn, { date })
      return formatMessage(noteMessages.deletedBy, { date, name: audio.deletedBy.fullName })
    },
    /** Who answers for the text, and since which day. */
    checkedBy: ({ state, by, at }: Schemas['NoteReview']) => {
      if (!by || at === null) return formatMessage(printMessages.unchecked)
      const checked = { name: by.fullName, date: formatDate(at) }
      return formatMessage(state === 'checked' ? noteMessages.checkedBy : printMessages.changedSince, checked)
    },
    /** What a reader has to know of a sentence, each in words. */
    remarks: ({ origin, support, stale, editedBy, aiText }: Schemas['SummaryItem']): string[] => {
      const remarks: string[] = []
      if (support === 'none' && origin === 'ai') remarks.push(formatMessage(noteMessages.notFound))
      if (support === 'inferred' && origin === 'ai') remarks.push(formatMessage(noteMessages.inferred))
      if (stale) remarks.push(formatMessage(noteMessages.stale))
      if (!editedBy) return remarks
      const name = editedBy.fullName
      if (origin === 'person') remarks.push(formatMessage(noteMessages.addedBy, { name }))
      if (origin === 'edited') remarks.push(formatMessage(noteMessages.editedBy, { name, text: aiText ?? '' }))
      return remarks
    },
    section: ({ kind, title }: Schemas['SummarySection']) =>
      title ?? formatMessage(sections[kind] ?? sectionMessages.other),
    length: (ms: number) => formatMessage(messages.minutes, { count: Math.max(1, Math.round(ms / 60_000)) }),
    review: (state: string) =>
      formatMessage(
        state === 'checked' ? messages.checked : state === 'changed-since' ? messages.changedSince : messages.unchecked,
      ),
    /** What a note in work is at, or why it failed. */
    work: ({ state, progress, failure }: Work) => {
      if (failure) return formatMessage(failures[failure.code] ?? failureMessages.other)
      const step = formatMessage(steps[state] ?? named.working)
      const percent = progress?.percent ?? null
      const ready = progress?.expectedReadyAt ?? null
      const part =
        percent === null
          ? step
          : formatMessage(partly, { step, percent: formatNumber(percent / 100, { style: 'percent' }) })
      return ready === null ? part : formatMessage(until, { part, time: timeOfDay(new Date(ready)) })
    },
  }
}
