import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { isApiError, type Schemas } from '@/api'
import { Button } from '@/design-system/Button'
import { Form } from '@/design-system/Form'
import { Text } from '@/design-system/Text'
import { TextArea } from '@/design-system/TextArea'
import { useKeptForm } from '@/features/kept-form'
import { callFailure } from '@/shared/call-failure'
import { useIntl } from '@/shared/i18n'
import { randomId } from '@/shared/random-id'
import { feedbackQueries, replyToFeedback } from '../api/feedback-calls'
import { formMessages, messages } from '../messages'
import { limits } from '../model/feedback-form'
import styles from './CustomerFeedback.module.css'

const isText = (kept: unknown): kept is string => typeof kept === 'string'

/** Says something more about a piece of feedback; what could not be sent stays in its field, and on this device. */
export function ReplyForm({ feedback: { id, title } }: { feedback: Schemas['CustomerFeedback'] }) {
  const { formatMessage, formatNumber, formatPhrase } = useIntl()
  const queryClient = useQueryClient()
  const kept = useKeptForm({
    address: `/customer-feedback/${id}/reply`,
    initial: '',
    isValue: isText,
    about: { kind: 'form', title },
  })
  // A second try with the same key says nothing twice.
  const [key, setKey] = useState(randomId)
  const reply = useMutation({
    mutationFn: (text: string) => replyToFeedback(id, text, key),
    onSuccess: (saved) => {
      kept.forget()
      setKey(randomId())
      queryClient.setQueryData(feedbackQueries.one(id).queryKey, saved)
      void queryClient.invalidateQueries({ queryKey: feedbackQueries.list.queryKey })
    },
  })
  const text = kept.value.trim()
  const tooLong = text.length > limits.text
  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (text !== '' && !tooLong && !reply.isPending) reply.mutate(text)
  }
  return (
    <Form noValidate className={styles.form} onSubmit={submit}>
      <TextArea
        label={formatMessage(messages.replyField)}
        minRows={2}
        value={kept.value}
        error={tooLong ? formatMessage(formMessages.tooLong, { most: formatNumber(limits.text) }) : undefined}
        onValueChange={kept.change}
      />
      {reply.error && (
        <Text role="alert" tone="error" size="sm">
          {formatPhrase(callFailure(isApiError(reply.error) ? reply.error : { kind: 'problem' }))}
        </Text>
      )}
      <div>
        <Button
          type="submit"
          disabled={text === '' || tooLong}
          busy={reply.isPending}
          busyLabel={formatMessage(formMessages.sending)}
        >
          {formatMessage(messages.reply)}
        </Button>
      </div>
    </Form>
  )
}
