import { useHref } from 'react-router-dom'
import type { Schemas } from '@/api'
import { Page } from '@/design-system/Page'
import { Text } from '@/design-system/Text'
import { Paper } from '@/features/paper'
import { useCurrentUser } from '@/features/session'
import { useDayTime } from '@/shared/day-time'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { printMessages as messages } from '../messages'
import { NoteSheet } from './NoteSheet'
import { OpenNote } from './OpenNote'
import { useNoteWords } from './use-note-words'

/** A note as it goes on paper: the minutes of what was said. */
export function NotePrintView({ noteId }: { noteId: string }) {
  return <OpenNote noteId={noteId}>{(note) => <NotePrint note={note} />}</OpenNote>
}

const names = { times: messages.times, transcript: messages.transcript, signatures: messages.signatures }
const parts = ['times', 'transcript', 'signatures'] as const

function NotePrint({ note }: { note: Schemas['AiNote'] }) {
  const { formatMessage, formatName } = useIntl()
  const { exact } = useDayTime()
  const { fullName } = useCurrentUser()
  const words = useNoteWords()
  const href = useHref(paths.aiNote(note.id))
  if (note.state !== 'ready')
    return (
      <Page width="reading" title={formatName(note.title)}>
        <Text role="status">{words.work(note)}</Text>
      </Page>
    )
  const number = words.minutes(note)
  const revision = formatMessage(messages.revision, { revision: note.revision })
  const printed = formatMessage(messages.printed, { name: fullName, date: exact(new Date()) })
  const checked = words.checkedBy(note.review)
  const open = parts.filter((part) => part !== 'transcript' || note.canReadTranscript)
  return (
    <Paper
      parts={open.map((part) => ({ part, label: formatMessage(names[part]) }))}
      usual={['times']}
      margins={{
        head: formatMessage(messages.head, { number, title: note.title }),
        // On every page, whatever else is chosen: whether a person answers for the text.
        foot: [number, revision, printed, checked].join(' · '),
      }}
    >
      {(chosen) => (
        <NoteSheet
          note={note}
          parts={chosen}
          facts={[number, revision, printed]}
          checked={checked}
          address={new URL(href, document.baseURI).href}
        />
      )}
    </Paper>
  )
}
