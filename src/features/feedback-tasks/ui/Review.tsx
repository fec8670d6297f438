import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { Schemas } from '@/api'
import { Button } from '@/design-system/Button'
import { Stack } from '@/design-system/Stack'
import { Text } from '@/design-system/Text'
import { TextArea } from '@/design-system/TextArea'
import { type MessageDescriptor, useIntl } from '@/shared/i18n'
import { tipRequested } from '@/shared/overlays'
import { failureOf, reviews, standingOf } from '../api/feedback-calls'
import { showFeedback } from '../api/feedback-queries'
import { messages } from '../messages'
import { GivenAnswer } from './GivenAnswer'
import styles from './Feedback.module.css'

type Task = Schemas['FeedbackTask']
type Act = { step: 'accept' | 'withdraw' } | { step: 'giveBack'; note: string }

const told: Record<Act['step'], MessageDescriptor> = {
  accept: messages.wasAccepted,
  giveBack: messages.wasReturned,
  withdraw: messages.wasWithdrawn,
}

/** An answer for who asked: they accept it, or return it with what is missing. */
export function Review({ task }: { task: Task }) {
  const intl = useIntl()
  const { formatMessage } = intl
  const queryClient = useQueryClient()
  const tip = useUnit(tipRequested)
  const [returning, setReturning] = useState(false)
  const review = useMutation({
    mutationFn: (act: Act) => (act.step === 'giveBack' ? reviews.giveBack(task, act.note) : reviews[act.step](task)),
    onSuccess: (reviewed, { step }) => {
      setReturning(false)
      showFeedback(queryClient, reviewed)
      tip({ severity: 'success', title: told[step] })
    },
    onError: (error) => {
      const current = standingOf(error)
      if (current) showFeedback(queryClient, current)
      tip({ severity: current ? 'warn' : 'error', title: failureOf(error) })
    },
  })
  const busy = (step: Act['step']) => review.isPending && review.variables.step === step
  return (
    <Stack gap={4}>
      {task.answer ? (
        <GivenAnswer answer={task.answer} />
      ) : (
        <Text tone="muted">
          {task.state === 'withdrawn'
            ? formatMessage(messages.withdrawn)
            : formatMessage(messages.notYet, { name: intl.formatName(task.recipient.fullName) })}
        </Text>
      )}
      {task.canReview && returning && (
        <ReturnForm
          busy={busy('giveBack')}
          onReturn={(note) => review.mutate({ step: 'giveBack', note })}
          onCancel={() => setReturning(false)}
        />
      )}
      <div className={styles.foot}>
        {task.canReview && !returning && (
          <>
            <Button variant="primary" busy={busy('accept')} onClick={() => review.mutate({ step: 'accept' })}>
              {formatMessage(messages.accept)}
            </Button>
            <Button onClick={() => setReturning(true)}>{formatMessage(messages.giveBack)}</Button>
          </>
        )}
        {task.canWithdraw && (
          <Button busy={busy('withdraw')} onClick={() => review.mutate({ step: 'withdraw' })}>
            {formatMessage(messages.withdraw)}
          </Button>
        )}
      </div>
    </Stack>
  )
}

type ReturnFormProps = { busy: boolean; onReturn: (note: string) => void; onCancel: () => void }

function ReturnForm({ busy, onReturn, onCancel }: ReturnFormProps) {
  const { formatMessage } = useIntl()
  const [note, setNote] = useState('')
  const [missing, setMissing] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  // It stands where the button was that had the focus.
  useEffect(() => field.current?.focus({ preventScroll: true }), [])
  function submit(event: SubmitEvent) {
    event.preventDefault()
    setMissing(note.trim() === '')
    if (note.trim() !== '' && !busy) onReturn(note.trim())
  }
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={3}>
        <TextArea
          label={formatMessage(messages.note)}
          value={note}
          maxLength={500}
          required
          ref={field}
          error={missing ? formatMessage(messages.noteMissing) : undefined}
          onValueChange={setNote}
        />
        <div className={styles.foot}>
          <Button type="submit" variant="primary" busy={busy} busyLabel={formatMessage(messages.sending)}>
            {formatMessage(messages.giveBack)}
          </Button>
          <Button onClick={onCancel}>{formatMessage(messages.cancel)}</Button>
        </div>
      </Stack>
    </form>
  )
}
