import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { isApiError, type Schemas } from '@/api'
import { Button } from '@/design-system/Button'
import { SegmentedControl } from '@/design-system/SegmentedControl'
import { Stack } from '@/design-system/Stack'
import { Text } from '@/design-system/Text'
import { TextField } from '@/design-system/TextField'
import { useIntl } from '@/shared/i18n'
import { tipRequested } from '@/shared/overlays'
import { respond, showAnswers } from '../api/invitation-calls'
import { messages } from '../messages'

export type EventAnswerProps = {
  post: Pick<Schemas['PostSummary'], 'id' | 'event'>
  /** The three answers alone, in a narrow place beside the event; a note that was given stays. */
  brief?: boolean
}

/** Whether the person comes, with a note for the organiser. A new answer replaces the one before. */
export function EventAnswer({ post, brief = false }: EventAnswerProps) {
  const { formatMessage } = useIntl()
  const queryClient = useQueryClient()
  const tip = useUnit(tipRequested)
  const mine = post.event?.myInvitation
  const kept = mine?.note ?? ''
  const [note, setNote] = useState(kept)
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (response: string) => respond(post.id, { response, note: note.trim() || null }),
    onSuccess: ({ invitation, counts }) => {
      showAnswers(queryClient, post.id, { myInvitation: invitation, counts })
      tip({ severity: 'success', title: messages.answered })
    },
    onError: (error) => {
      const code = isApiError(error) ? error.code : undefined
      const title = code === 'event-over' ? messages.over : code === 'responses-closed' ? messages.closed : null
      tip({ severity: title ? 'info' : 'error', title: title ?? messages.answerFailed })
      void queryClient.invalidateQueries({ queryKey: ['posts', 'detail', post.id] })
    },
  })
  const given = isPending ? variables : mine?.response === 'waiting' ? 'accepted' : (mine?.response ?? 'pending')
  return (
    <Stack gap={3}>
      {!brief && <Text weight="strong">{formatMessage(messages.question)}</Text>}
      <SegmentedControl
        label={formatMessage(messages.question)}
        look="bar"
        value={given}
        options={[
          { value: 'accepted', label: formatMessage(messages.yes) },
          { value: 'tentative', label: formatMessage(messages.maybe) },
          { value: 'declined', label: formatMessage(messages.no) },
        ]}
        onValueChange={(response) => mutate(response)}
      />
      {mine?.response === 'waiting' && mine.place != null && (
        <Text size="sm" tone="warn">
          {formatMessage(messages.waiting, { place: mine.place })}
        </Text>
      )}
      {mine?.kind === 'staff' && (
        <Text size="sm" tone="muted">
          {mine.duty ? formatMessage(messages.staff, { duty: mine.duty }) : formatMessage(messages.staffPlain)}
        </Text>
      )}
      {!brief && mine && mine.response !== 'pending' && (
        <>
          <TextField
            label={formatMessage(messages.note)}
            optionalLabel={formatMessage(messages.optional)}
            maxLength={200}
            value={note}
            onValueChange={setNote}
          />
          {note.trim() !== kept && (
            <Button size="sm" busy={isPending} onClick={() => mutate(given)}>
              {formatMessage(messages.saveNote)}
            </Button>
          )}
        </>
      )}
    </Stack>
  )
}
