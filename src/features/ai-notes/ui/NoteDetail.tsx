import { Suspense, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Schemas } from '@/api'
import { AvatarStack } from '@/design-system/AvatarStack'
import { Badge } from '@/design-system/Badge'
import { Button, ButtonLink } from '@/design-system/Button'
import { Heading } from '@/design-system/Heading'
import { CircleCheckIcon, Icon, PrinterIcon, UserPlusIcon } from '@/design-system/icons'
import { Link } from '@/design-system/Link'
import { Stack } from '@/design-system/Stack'
import { Text } from '@/design-system/Text'
import { useDayTime } from '@/shared/day-time'
import { useIntl } from '@/shared/i18n'
import { loadable } from '@/shared/loadable'
import { useOwnTitle } from '@/shared/own-title'
import { paths } from '@/shared/routes'
import { useCheckNote, useRetryNote } from '../api/note-calls'
import { noteMessages as messages } from '../messages'
import { momentOf } from '../model/moment'
import { ActionItems } from './ActionItems'
import styles from './Notes.module.css'
import { Sections } from './Sections'
import { Transcript } from './Transcript'
import { useNoteWords } from './use-note-words'
import { usePlayer } from './use-player'
import { useTranscript } from './use-transcript'

const ShareDialog = loadable(() => import('./ShareDialog')).component('ShareDialog')

type Note = Schemas['AiNote']

/** A note that the person may read; `?t=` opens it at a moment. */
export function NoteDetail({ note }: { note: Note }) {
  const { formatMessage, formatName } = useIntl()
  const [address, setAddress] = useSearchParams()
  const [sharing, setSharing] = useState(false)
  useOwnTitle(note.title)
  const player = usePlayer(note.canListen ? note.audio.url : null)
  const words = useTranscript(note)
  const asked = momentOf(address)
  const goTo = (ms: number, play: boolean) => {
    const next = new URLSearchParams(address)
    next.set('t', String(Math.floor(ms / 1_000)))
    setAddress(next, { replace: true, preventScrollReset: true })
    if (play) player.playFrom(ms)
  }
  const ready = note.state === 'ready'
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Text size="sm">
          <Link href={paths.aiNotes()}>{formatMessage(messages.list)}</Link>
        </Text>
        <Heading level={1} size="display">
          {formatName(note.title)}
        </Heading>
        <Facts note={note} />
        {ready && <Tools note={note} onShare={() => setSharing(true)} />}
      </header>
      {ready ? (
        <div className={styles.columns} data-single={!note.canReadTranscript || undefined}>
          <Stack gap={6}>
            <Text size="sm" className={styles.notice}>
              {formatMessage(note.source === 'text' ? messages.byAiFromText : messages.byAi)}
            </Text>
            <Sections note={note} words={words} onMoment={(ms) => goTo(ms, true)}>
              <ActionItems note={note} words={words} onMoment={(ms) => goTo(ms, true)} />
            </Sections>
          </Stack>
          {note.canReadTranscript ? (
            <Transcript note={note} player={player} words={words} askedMs={asked} onMoment={(ms) => goTo(ms, true)} />
          ) : (
            <Text size="sm" tone="muted">
              {formatMessage(messages.summaryOnly)}
            </Text>
          )}
        </div>
      ) : (
        <InWork note={note} />
      )}
      <Suspense>{sharing && <ShareDialog noteId={note.id} onClose={() => setSharing(false)} />}</Suspense>
    </div>
  )
}

function Facts({ note }: { note: Note }) {
  const { formatMessage, formatList, languageName } = useFacts()
  const { exact } = useDayTime()
  const words = useNoteWords()
  const people = note.participants.filter(({ present }) => present)
  const named = people.flatMap(({ user }) => (user ? [user] : []))
  const facts = [
    `${words.kind(note.kind)} ${note.number}`,
    exact(new Date(note.heldAt)),
    note.durationMs > 0 && words.length(note.durationMs),
    note.place,
    note.languages.length > 0 && formatList(note.languages.map(({ code }) => languageName(code))),
    note.level !== 'owner' && formatMessage(messages.by, { name: note.owner.fullName }),
  ].filter(Boolean)
  return (
    <Stack gap={2}>
      <Text size="sm" tone="muted">
        {facts.join(' · ')}
      </Text>
      <AvatarStack
        people={named.map(({ id, fullName, accountPhotoUrl }) => ({ id, name: fullName, src: accountPhotoUrl }))}
        max={8}
        size={28}
      />
      {note.posts.map((post) => (
        <Text key={post.id} size="sm">
          <Link href={paths.post(post.id, { entity: 'ai' })}>{post.title}</Link>
        </Text>
      ))}
    </Stack>
  )
}

/** Lists and names of languages, as the reader's language writes them. */
function useFacts() {
  const { formatMessage, locale } = useIntl()
  const names = new Intl.DisplayNames([locale], { type: 'language' })
  return {
    formatMessage,
    formatList: (parts: readonly string[]) => new Intl.ListFormat(locale, { type: 'conjunction' }).format(parts),
    languageName: (code: string) => names.of(code) ?? code,
  }
}

function Tools({ note, onShare }: { note: Note; onShare: () => void }) {
  const { formatMessage } = useIntl()
  const { exact } = useDayTime()
  const words = useNoteWords()
  const check = useCheckNote(note)
  const { state, by, at } = note.review
  const checked = state === 'checked'
  return (
    <div className={styles.tools}>
      <Badge tone={checked ? 'outline' : 'accent'}>{words.review(state)}</Badge>
      {by && at && (
        <Text size="sm" tone="muted">
          {formatMessage(messages.checkedBy, { name: by.fullName, date: exact(new Date(at)) })}
        </Text>
      )}
      <ButtonLink href={paths.aiNotePrint(note.id)} icon={<Icon of={PrinterIcon} size="sm" />}>
        {formatMessage(messages.print)}
      </ButtonLink>
      {note.canShare && (
        <Button icon={<Icon of={UserPlusIcon} size="sm" />} onClick={onShare}>
          {formatMessage(messages.share, { count: note.readersCount })}
        </Button>
      )}
      {note.canEdit && (
        <Button
          variant={checked ? 'quiet' : 'primary'}
          icon={<Icon of={CircleCheckIcon} size="sm" />}
          busy={check.isPending}
          onClick={() => check.mutate(!checked)}
        >
          {formatMessage(checked ? messages.uncheck : messages.check)}
        </Button>
      )}
    </div>
  )
}

function InWork({ note }: { note: Note }) {
  const { formatMessage } = useIntl()
  const words = useNoteWords()
  const retry = useRetryNote(note.id)
  const failed = note.state === 'failed'
  return (
    <Stack gap={3}>
      <Text role="status" tone={failed ? 'error' : 'ink'}>
        {words.work(note)}
      </Text>
      <Text size="sm" tone="muted">
        {formatMessage(failed ? messages.kept : messages.leave)}
      </Text>
      {failed && note.failure?.retryable && note.canEdit && (
        <div>
          <Button variant="primary" busy={retry.isPending} onClick={() => retry.mutate()}>
            {formatMessage(messages.retry)}
          </Button>
        </div>
      )}
      {note.canListen && note.audio.url !== null && (
        // Its words are what is still being made of it.
        // eslint-disable-next-line jsx-a11y/media-has-caption
        <audio controls preload="none" src={note.audio.url} aria-label={formatMessage(messages.sound)} />
      )}
    </Stack>
  )
}
