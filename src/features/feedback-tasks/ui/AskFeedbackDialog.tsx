import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { FormDialog } from '@/design-system/FormDialog'
import { useKeptForm } from '@/features/kept-form'
import { expirationOf, isOverdue } from '@/features/tasks'
import { useIntl } from '@/shared/i18n'
import { tipRequested } from '@/shared/overlays'
import { randomId } from '@/shared/random-id'
import { askFeedback } from '../api/feedback-calls'
import { renewFeedback } from '../api/feedback-queries'
import { messages } from '../messages'
import {
  emptyRequest,
  isRequestFields,
  refusalOf,
  type RequestErrors,
  type RequestFields as Fields,
} from '../model/request-form'
import { RequestFields } from './RequestFields'

export type AskFeedbackDialogProps = { postId: string; title: string | undefined; onClose: () => void }

/** Asks people what they think of a post. Who cannot read it is named before anything is sent. */
export function AskFeedbackDialog({ postId, title, onClose }: AskFeedbackDialogProps) {
  const intl = useIntl()
  const { formatMessage, timeZone } = intl
  const queryClient = useQueryClient()
  const tip = useUnit(tipRequested)
  const [key, setKey] = useState(randomId)
  const [errors, setErrors] = useState<RequestErrors>({})
  const { value, change, forget } = useKeptForm({
    address: `/post/feedback/${postId}/ask`,
    initial: emptyRequest(timeZone),
    isValue: isRequestFields,
    about: { kind: 'form', title: title ?? '' },
  })
  const due = expirationOf(value.due)

  const ask = useMutation({
    mutationFn: () =>
      askFeedback(postId, key, {
        question: value.question.trim(),
        recipients: [...value.recipients],
        verdicts: value.verdicts,
        filesAllowed: value.filesAllowed,
        ...due,
      }),
    onSuccess: ({ counts }) => {
      forget()
      renewFeedback(queryClient, postId)
      tip({ severity: 'success', title: messages.asked, translateParams: { count: counts?.all ?? 0 } })
      onClose()
    },
    onError: (error) => setErrors(refusalOf(error, value.recipients, intl)),
  })

  function put(part: Partial<Fields>) {
    setErrors({})
    setKey(randomId())
    change((written) => ({ ...written, ...part }))
  }

  function submit() {
    const wrong: RequestErrors = {
      ...(value.question.trim() === '' && { question: formatMessage(messages.questionMissing) }),
      ...(value.recipients.length === 0 && { recipients: formatMessage(messages.recipientsMissing) }),
      ...(isOverdue(due, Date.now()) && { due: formatMessage(messages.duePast) }),
    }
    setErrors(wrong)
    if (Object.keys(wrong).length === 0) ask.mutate()
  }

  return (
    <FormDialog
      size="lg"
      title={formatMessage(messages.ask)}
      subtitle={title}
      closeLabel={formatMessage(messages.dismiss)}
      submitLabel={formatMessage(messages.send)}
      cancelLabel={formatMessage(messages.discard)}
      busy={ask.isPending}
      busyLabel={formatMessage(messages.sending)}
      problem={errors.form}
      errors={errors}
      onSubmit={submit}
      onClose={onClose}
      onCancel={() => {
        forget()
        onClose()
      }}
    >
      <RequestFields postId={postId} fields={value} errors={errors} onChange={put} />
    </FormDialog>
  )
}
