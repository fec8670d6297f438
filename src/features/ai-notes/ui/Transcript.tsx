import { useEffect, useRef, useState } from 'react'
import type { Schemas } from '@/api'
import { Avatar } from '@/design-system/Avatar'
import { Badge } from '@/design-system/Badge'
import { Heading } from '@/design-system/Heading'
import { Skeleton } from '@/design-system/Skeleton'
import { Stack } from '@/design-system/Stack'
import { Text } from '@/design-system/Text'
import { TextField } from '@/design-system/TextField'
import { LoadFailure } from '@/features/load-failure'
import { useIntl } from '@/shared/i18n'
import { noteMessages as messages } from '../messages'
import { momentText } from '../model/moment'
import { timeline } from '../model/timeline'
import styles from './Notes.module.css'
import { PlayerBar } from './PlayerBar'
import { Speakers } from './Speakers'
import { MomentChip } from './TimeChip'
import { useNoteWords } from './use-note-words'
import type { Player } from './use-player'
import { useSpeakerNames } from './use-speaker-names'
import type { LoadedWords } from './use-transcript'

export type TranscriptProps = {
  note: Schemas['AiNote']
  words: LoadedWords
  player: Player
  /** The moment that the address names. */
  askedMs: number | null
  onMoment: (ms: number) => void
}

/** What was said, by whom and when, with the sound of it. */
export function Transcript({ note, words, player, askedMs, onMoment }: TranscriptProps) {
  const { formatMessage, locale } = useIntl()
  const { speakers, segments, failed } = words
  const [search, setSearch] = useState('')
  const list = useRef<HTMLOListElement>(null)
  const say = useNoteWords()
  // What most of it was said in needs no mark.
  const main = note.languages.toSorted((one, other) => other.sharePercent - one.sharePercent)[0]?.code
  const languages = new Intl.DisplayNames([locale], { type: 'language' })
  const nameOf = useSpeakerNames(speakers)
  const wanted = plain(search.trim())
  const found = segments.filter(({ text }) => plain(text).includes(wanted))
  const shown = timeline(wanted === '' ? segments : found, wanted === '' ? note : nothing)
  const current = segments.findLast(({ startMs }) => startMs <= (player.playing ? player.atMs : (askedMs ?? -1)))?.id
  const count = segments.length
  useEffect(() => {
    const row = list.current?.querySelector<HTMLElement>('[aria-current="true"]')
    // Within its own list only: the page stays where the reader is.
    if (row && list.current) list.current.scrollTop = row.offsetTop - list.current.offsetTop - 48
  }, [askedMs, count])
  return (
    <section aria-label={formatMessage(messages.transcript)} className={styles.transcript}>
      <PlayerBar note={note} player={player} />
      <div className={styles.box}>
        <Stack gap={3}>
          <Heading level={2} size="label">
            {formatMessage(messages.transcript)}
          </Heading>
          <Speakers note={note} speakers={speakers} />
          <TextField
            type="search"
            label={formatMessage(messages.searchWords)}
            value={search}
            onValueChange={setSearch}
          />
          {wanted !== '' && (
            <Text role="status" size="sm" tone="muted">
              {formatMessage(messages.found, { count: found.length })}
            </Text>
          )}
        </Stack>
      </div>
      {failed && count === 0 && <LoadFailure title={formatMessage(messages.wordsFailed)} {...failed} />}
      {!failed && count === 0 && <Skeleton />}
      {count > 0 && (
        <ol ref={list} aria-label={formatMessage(messages.transcript)} className={styles.words}>
          {shown.map((moment) =>
            moment.kind === 'words' ? (
              <li key={moment.id} aria-current={moment.id === current || undefined} className={styles.segment}>
                <Avatar name={nameOf(moment.segment.speakerId)} size={28} />
                <div>
                  <Stack direction="row" gap={2} align="center" wrap>
                    <Text as="span" size="sm" weight="medium">
                      {nameOf(moment.segment.speakerId)}
                    </Text>
                    <MomentChip note={note} ms={moment.atMs} onMoment={onMoment} />
                    {main !== undefined && moment.segment.language !== main && (
                      <Badge tone="neutral">{languages.of(moment.segment.language)}</Badge>
                    )}
                  </Stack>
                  <Text size="sm" lang={moment.segment.language}>
                    {moment.segment.text}
                  </Text>
                  {moment.segment.confidence === 'low' && (
                    <Text size="xs" tone="muted">
                      {formatMessage(messages.unsureWords)}
                    </Text>
                  )}
                </div>
              </li>
            ) : (
              <li key={moment.id} className={styles.aside}>
                <Text size="sm" tone="muted">
                  {momentText(moment.atMs)} {moment.kind === 'gap' ? say.gap(moment.gap) : say.marker(moment.marker)}
                </Text>
              </li>
            ),
          )}
        </ol>
      )}
    </section>
  )
}

/** Beside words that were searched for, nothing else is shown. */
const nothing = { gaps: [], markers: [] }

/** Without case and accents. */
function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
