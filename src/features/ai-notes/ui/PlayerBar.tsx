import { useState } from 'react'
import type { Schemas } from '@/api'
import { ConfirmDialog } from '@/features/confirm'
import { IconButton } from '@/design-system/IconButton'
import { Icon, PauseIcon, PlayIcon, RotateCcwIcon, RotateCwIcon } from '@/design-system/icons'
import { Select } from '@/design-system/Select'
import { Text } from '@/design-system/Text'
import { TextButton } from '@/design-system/TextButton'
import { useDayTime } from '@/shared/day-time'
import { useIntl } from '@/shared/i18n'
import { useDeleteAudio } from '../api/note-calls'
import { noteMessages as messages } from '../messages'
import { momentText } from '../model/moment'
import styles from './Notes.module.css'
import { useNoteWords } from './use-note-words'
import type { Player } from './use-player'

const speeds = [0.75, 1, 1.25, 1.5, 2]

/** How far one press goes back or on. */
const STEP_MS = 15_000

export type PlayerBarProps = { note: Schemas['AiNote']; player: Player }

/** The sound of a note: heard from any moment, or said to be gone. */
export function PlayerBar({ note, player }: PlayerBarProps) {
  const { formatMessage, formatNumber } = useIntl()
  const words = useNoteWords()
  const { audio, durationMs } = note
  if (audio.state === 'none') return null
  if (audio.state === 'deleted') {
    return (
      <div className={styles.box}>
        <Text size="sm" tone="muted">
          {words.silenced(note)}
        </Text>
      </div>
    )
  }
  const { url, ref, playing, atMs, seek, toggle, setSpeed, listeners } = player
  if (url === null) return null
  return (
    <div role="group" aria-label={formatMessage(messages.sound)} className={styles.box}>
      {/* What is said stands in the transcript below, word for word. */}
      {/* eslint-disable-next-line jsx-a11y/media-has-caption */}
      <audio ref={ref} src={url} preload="none" {...listeners} />
      <div className={styles.player}>
        <IconButton
          label={formatMessage(messages.back15)}
          icon={<Icon of={RotateCcwIcon} />}
          onClick={() => seek(Math.max(0, atMs - STEP_MS))}
        />
        <IconButton
          label={formatMessage(playing ? messages.pause : messages.play)}
          icon={<Icon of={playing ? PauseIcon : PlayIcon} />}
          onClick={toggle}
        />
        <IconButton
          label={formatMessage(messages.on15)}
          icon={<Icon of={RotateCwIcon} />}
          onClick={() => seek(Math.min(durationMs, atMs + STEP_MS))}
        />
        <Select
          label={formatMessage(messages.speed)}
          labelHidden
          defaultValue="1"
          options={speeds.map((speed) => ({
            value: String(speed),
            label: formatMessage(messages.times, { speed: formatNumber(speed) }),
          }))}
          onValueChange={(speed) => setSpeed(Number(speed))}
        />
        <Text as="span" size="sm" className={styles.time}>
          {momentText(atMs)} / {momentText(durationMs)}
        </Text>
      </div>
      <input
        type="range"
        min={0}
        max={Math.round(durationMs / 1_000)}
        value={Math.round(atMs / 1_000)}
        aria-label={formatMessage(messages.position)}
        aria-valuetext={momentText(atMs)}
        className={styles.range}
        onChange={(event) => seek(Number(event.target.value) * 1_000)}
      />
      <Lifetime note={note} />
    </div>
  )
}

/** Until when the sound is kept; its owner can end it sooner. */
function Lifetime({ note }: { note: Schemas['AiNote'] }) {
  const { formatMessage } = useIntl()
  const { exact } = useDayTime()
  const [asking, setAsking] = useState(false)
  const remove = useDeleteAudio(note.id, () => setAsking(false))
  if (note.audio.deleteAt === null) return null
  return (
    <Text as="div" size="sm" tone="muted">
      {formatMessage(messages.deleteOn, { date: exact(new Date(note.audio.deleteAt)) })}{' '}
      {note.canDelete && <TextButton onClick={() => setAsking(true)}>{formatMessage(messages.deleteNow)}</TextButton>}
      {asking && (
        <ConfirmDialog
          title={formatMessage(messages.deleteQuestion)}
          description={formatMessage(messages.deleteText)}
          confirmLabel={formatMessage(messages.deleteConfirm)}
          cancelLabel={formatMessage(messages.cancel)}
          tone="destructive"
          busy={remove.isPending}
          onConfirm={() => remove.mutate()}
          onCancel={() => setAsking(false)}
        />
      )}
    </Text>
  )
}
