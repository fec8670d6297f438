import type { Schemas } from '@/api'
import { AvatarStack } from '@/design-system/AvatarStack'
import { Badge } from '@/design-system/Badge'
import { Link } from '@/design-system/Link'
import { Text } from '@/design-system/Text'
import { useDayTime } from '@/shared/day-time'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { listMessages as messages } from '../messages'
import { momentText } from '../model/moment'
import styles from './Notes.module.css'
import { useNoteWords } from './use-note-words'

export type NoteListProps = { notes: readonly Schemas['AiNoteSummary'][] }

/** Notes, each with what it is, what was decided and what waits. */
export function NoteList({ notes }: NoteListProps) {
  return (
    <ul className={styles.list}>
      {notes.map((note) => (
        <NoteRow key={note.id} note={note} />
      ))}
    </ul>
  )
}

function NoteRow({ note }: { note: Schemas['AiNoteSummary'] }) {
  const { formatMessage, formatName } = useIntl()
  const { exact } = useDayTime()
  const words = useNoteWords()
  const { id, title, participants, heldAt, durationMs, proposedActionsCount, review, state, posts, owner, level } = note
  const facts = [
    words.kind(note.kind),
    exact(new Date(heldAt)),
    durationMs > 0 && words.length(durationMs),
    level !== 'owner' && formatMessage(messages.by, { name: owner.fullName }),
  ].filter(Boolean)
  const people = participants.flatMap(({ user }) =>
    user ? [{ id: user.id, name: user.fullName, src: user.accountPhotoUrl }] : [],
  )
  return (
    <li className={styles.row}>
      <div className={styles.rowHead}>
        <Link href={paths.aiNote(id)} className={styles.rowTitle}>
          {formatName(title)}
        </Link>
        {state === 'ready' && (
          <Badge tone={review.state === 'checked' ? 'outline' : 'accent'}>{words.review(review.state)}</Badge>
        )}
        {proposedActionsCount > 0 && (
          <Badge tone="neutral">{formatMessage(messages.toFile, { count: proposedActionsCount })}</Badge>
        )}
      </div>
      <Text size="sm" tone="muted">
        {facts.join(' · ')}
      </Text>
      {state !== 'ready' && (
        <Text size="sm" tone={state === 'failed' ? 'error' : 'accent'}>
          {words.work(note)}
        </Text>
      )}
      {note.firstDecision !== null && <Text size="sm">{note.firstDecision}</Text>}
      {note.hits?.map(({ segmentId, startMs, text }) => (
        <Text key={segmentId} size="sm">
          <Link href={paths.aiNote(id, { t: String(Math.floor(startMs / 1_000)) })}>{momentText(startMs)}</Link> “{text}
          ”
        </Text>
      ))}
      {people.length > 0 && <AvatarStack people={people} max={5} size={24} />}
      {posts.map((post) => (
        <Text key={post.id} size="sm" tone="muted">
          <Link href={paths.post(post.id)}>{formatName(post.title)}</Link>
        </Text>
      ))}
    </li>
  )
}
