import type { ReactNode } from 'react'
import type { Schemas } from '@/api'
import { Heading } from '@/design-system/Heading'
import { Text } from '@/design-system/Text'
import { LoadFailure } from '@/features/load-failure'
import { PaperHead } from '@/features/paper'
import { calendarDate, useDayTime } from '@/shared/day-time'
import { useIntl } from '@/shared/i18n'
import { itemMessages, noteMessages, printMessages as messages } from '../messages'
import { momentText } from '../model/moment'
import { timeline } from '../model/timeline'
import styles from './NoteSheet.module.css'
import { useNoteWords } from './use-note-words'
import { useSpeakerNames } from './use-speaker-names'
import { useTranscript } from './use-transcript'

type Note = Schemas['AiNote']

export type NoteSheetProps = {
  note: Note
  parts: readonly ('times' | 'transcript' | 'signatures')[]
  /** Which minutes, in which revision, printed by whom and when. */
  facts: readonly string[]
  /** Who answers for the text, or that nobody does. */
  checked: string
  /** Where the note is. */
  address: string
}

/** The paper itself: what was said and decided, who does what, and who answers for it. */
export function NoteSheet({ note, parts, facts, checked, address }: NoteSheetProps) {
  const { formatMessage, formatName } = useIntl()
  const words = useNoteWords()
  const times = parts.includes('times')
  const sections = note.summary?.sections ?? []
  const first = sections.filter(({ kind }) => ['overview', 'decisions', 'findings'].includes(kind))
  const draw = (section: Schemas['SummarySection']) => (
    <Section key={section.kind} title={words.section(section)}>
      <Sentences note={note} section={section} times={times} />
    </Section>
  )
  return (
    <>
      <PaperHead facts={facts} address={address} codeLabel={formatMessage(messages.code)} />
      <div>
        <Heading level={1} size="display">
          {formatName(note.title)}
        </Heading>
        <p className={styles.checked}>{checked}</p>
        <About note={note} />
      </div>
      {first.map(draw)}
      <ActionTable note={note} times={times} />
      {sections.filter((section) => !first.includes(section)).map(draw)}
      {parts.includes('transcript') && <PrintedWords note={note} />}
      {parts.includes('signatures') && <Signatures note={note} />}
    </>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className={styles.section}>
      <Heading level={2} size="title">
        {title}
      </Heading>
      {children}
    </section>
  )
}

/** When and where, who was there, how it was agreed, and what becomes of the sound. */
function About({ note }: { note: Note }) {
  const { formatMessage, formatDate, formatName, locale } = useIntl()
  const { exact } = useDayTime()
  const words = useNoteWords()
  const held = formatDate(note.heldAt, {
    ...{ year: 'numeric', month: 'long', day: 'numeric', hour: '2-digit', minute: '2-digit' },
    ...{ timeZone: note.timeZone, timeZoneName: 'short' },
  })
  const length = note.durationMs > 0 && words.length(note.durationMs)
  const list = new Intl.ListFormat(locale, { type: 'conjunction' })
  const people = (present: boolean) =>
    list.format(
      note.participants
        .filter((one) => one.present === present)
        .map(({ user, name, role }) => {
          const who = formatName(user?.fullName ?? name ?? '')
          return role === null ? who : formatMessage(messages.withRole, { name: who, role })
        }),
    )
  const { method, confirmedBy, confirmedAt, statementVersion } = note.consent
  const agreed = {
    method: words.consent(method),
    name: confirmedBy.fullName,
    date: exact(new Date(confirmedAt)),
  }
  const { deleteAt } = note.audio
  const lines = [
    [held, length, note.place].filter(Boolean).join(' · '),
    people(true) && formatMessage(messages.present, { names: people(true) }),
    people(false) && formatMessage(messages.absent, { names: people(false) }),
    method !== 'not-needed' &&
      (statementVersion === null
        ? formatMessage(messages.consent, agreed)
        : formatMessage(messages.consentTo, { ...agreed, version: statementVersion })),
    note.audio.state === 'none' && formatMessage(messages.noSound),
    deleteAt !== null && formatMessage(noteMessages.deleteOn, { date: exact(new Date(deleteAt)) }),
    note.audio.state === 'deleted' && words.silenced(note),
  ].filter((line) => typeof line === 'string' && line !== '')
  return (
    <ul className={styles.about}>
      {lines.map((line) => (
        <li key={String(line)}>{line}</li>
      ))}
    </ul>
  )
}

/** What decisions and findings are called by when people speak of them. */
const letters: Readonly<Record<string, string>> = { decisions: 'D', findings: 'F' }

function Sentences({ note, section, times }: { note: Note; section: Schemas['SummarySection']; times: boolean }) {
  const words = useNoteWords()
  const letter = letters[section.kind]
  return (
    <ul className={styles.items}>
      {section.items.map((item, index) => (
        <li key={item.id} className={styles.item}>
          <span className={styles.code}>{letter === undefined ? '–' : `${letter}${index + 1}`}</span>
          <div>
            <span lang={note.summaryLanguage}>{item.text}</span>
            {times && <Times citations={item.citations} />}
            {words.remarks(item).map((remark) => (
              <Text key={remark} size="sm" tone="muted">
                {remark}
              </Text>
            ))}
          </div>
        </li>
      ))}
    </ul>
  )
}

function Times({ citations }: Pick<Schemas['SummaryItem'], 'citations'>) {
  return citations.map(({ segmentId, startMs }) => (
    <span key={segmentId} className={styles.time}>
      {' '}
      [{momentText(startMs)}]
    </span>
  ))
}

function ActionTable({ note, times }: { note: Note; times: boolean }) {
  const { formatMessage, formatDate } = useIntl()
  const shown = note.actionItems.filter(({ state }) => state !== 'dismissed')
  if (shown.length === 0) return null
  return (
    <Section title={formatMessage(itemMessages.title)}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{formatMessage(messages.number)}</th>
            <th scope="col">{formatMessage(messages.what)}</th>
            <th scope="col">{formatMessage(messages.who)}</th>
            <th scope="col">{formatMessage(messages.until)}</th>
            <th scope="col">{formatMessage(messages.state)}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ id, text, assignee, dueDate, dueSaid, citations, result }, index) => (
            <tr key={id}>
              <td>A{index + 1}</td>
              <td>
                <span lang={note.summaryLanguage}>{text}</span>
                {times && <Times citations={citations} />}
              </td>
              <td>{assignee?.fullName ?? formatMessage(messages.notSaid)}</td>
              <td>
                {dueDate === null ? formatMessage(messages.notSaid) : formatDate(dueDate, calendarDate)}
                {dueSaid !== null && ` (${formatMessage(itemMessages.said, { text: dueSaid })})`}
              </td>
              <td>{formatMessage(stateOf(result))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}

function stateOf(result: Schemas['ActionItem']['result']) {
  if (result === null) return messages.noTask
  if (result.gone) return messages.taskGone
  return result.done ? itemMessages.done : itemMessages.open
}

function PrintedWords({ note }: { note: Note }) {
  const { formatMessage } = useIntl()
  const words = useNoteWords()
  const { speakers, segments, whole, failed } = useTranscript(note)
  const nameOf = useSpeakerNames(speakers)
  if (failed) return <LoadFailure title={formatMessage(noteMessages.wordsFailed)} {...failed} />
  if (!whole) return null
  return (
    <Section title={formatMessage(noteMessages.transcript)}>
      <ol className={styles.words}>
        {timeline(segments, note).map((moment) => (
          <li key={moment.id}>
            <span className={styles.time}>{momentText(moment.atMs)}</span>
            {moment.kind === 'words' ? (
              <p lang={moment.segment.language}>
                <strong>{nameOf(moment.segment.speakerId)}</strong> {moment.segment.text}
              </p>
            ) : (
              <p className={styles.aside}>
                {moment.kind === 'gap' ? words.gap(moment.gap) : words.marker(moment.marker)}
              </p>
            )}
          </li>
        ))}
      </ol>
    </Section>
  )
}

function Signatures({ note }: { note: Note }) {
  const { formatMessage, formatName } = useIntl()
  return (
    <Section title={formatMessage(messages.signatures)}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{formatMessage(messages.name)}</th>
            <th scope="col">{formatMessage(messages.signature)}</th>
            <th scope="col">{formatMessage(messages.date)}</th>
          </tr>
        </thead>
        <tbody>
          {note.participants
            .filter(({ present }) => present)
            .map(({ user, name }, index) => (
              <tr key={user?.id ?? `${index} ${name ?? ''}`} className={styles.sign}>
                <td>{formatName(user?.fullName ?? name ?? '')}</td>
                <td />
                <td />
              </tr>
            ))}
        </tbody>
      </table>
    </Section>
  )
}
