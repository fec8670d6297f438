import { useState } from 'react'
import { Button } from '@/design-system/Button'
import { SegmentedControl } from '@/design-system/SegmentedControl'
import { Stack } from '@/design-system/Stack'
import { Text } from '@/design-system/Text'
import { TextField } from '@/design-system/TextField'
import { useIntl } from '@/shared/i18n'
import type { Answer } from '../api/invitations'
import { messages } from '../messages'
import type { AnswerablePost } from '../model/answering'
import { type AnsweredEvent, useAnswer } from './use-answer'

export type EventAnswerProps = {
  post: AnswerablePost
  /** Offers a note for the organiser; without it the three answers alone, and a note that was given stays. */
  withNote?: boolean
  /** What the event is now: shown wherever the post is kept, so that card, rail and tab agree. */
  onAnswered: (event: AnsweredEvent) => void
}

const answers = ['accepted', 'tentative', 'declined'] as const

/** Whether the person comes. A new answer replaces the one before. */
export function EventAnswer({ post, withNote = false, onAnswered }: EventAnswerProps) {
  const { formatMessage } = useIntl()
  const { answer, busy, given } = useAnswer(post, onAnswered)
  const mine = post.event?.myInvitation
  const kept = mine?.note ?? ''
  const [note, setNote] = useFollowing(kept)
  const words = { accepted: messages.yes, tentative: messages.maybe, declined: messages.no }
  const known = answers.find((one) => one === given)

  function send(response: Answer) {
    answer({ response, note: (withNote ? note.trim() : kept) || null })
  }

  return (
    <Stack gap={3}>
      <Text weight="strong">{formatMessage(messages.question)}</Text>
      <SegmentedControl<string>
        label={formatMessage(messages.question)}
        look="bar"
        value={given}
        options={answers.map((value) => ({ value, label: formatMessage(words[value]) }))}
        onValueChange={(value) => {
          const chosen = answers.find((one) => one === value)
          if (chosen) send(chosen)
        }}
      />
      {mine?.response === 'waiting' && mine.place != null && (
        <Text role="status" size="sm" tone="warn">
          {formatMessage(messages.waiting, { place: mine.place })}
        </Text>
      )}
      {mine?.kind === 'staff' && (
        <Text size="sm" tone="muted">
          {mine.duty ? formatMessage(messages.staff, { duty: mine.duty }) : formatMessage(messages.staffPlain)}
        </Text>
      )}
      {withNote && (
        <TextField
          label={formatMessage(messages.note)}
          optionalLabel={formatMessage(messages.optional)}
          maxLength={200}
          value={note}
          onValueChange={setNote}
        />
      )}
      {withNote && known && mine && note.trim() !== kept && (
        <Button size="sm" busy={busy} busyLabel={formatMessage(messages.saving)} onClick={() => send(known)}>
          {formatMessage(messages.saveNote)}
        </Button>
      )}
    </Stack>
  )
}

/** What is typed, until what is kept becomes something else. */
function useFollowing(kept: string) {
  const [last, setLast] = useState(kept)
  const [text, setText] = useState(kept)
  if (kept !== last) {
    setLast(kept)
    if (text.trim() === last) setText(kept)
  }
  return [text, setText] as const
}
