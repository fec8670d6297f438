import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { isApiError } from '@/api'
import { Button } from '@/design-system/Button'
import { ConfirmDialog } from '@/design-system/ConfirmDialog'
import { useIntl } from '@/shared/i18n'
import { tipRequested } from '@/shared/overlays'
import { closeRequest, failureOf, remindAll } from '../api/feedback-calls'
import { renewFeedback } from '../api/feedback-queries'
import { messages } from '../messages'

type RequestActProps = {
  postId: string
  requestId: string
  /** How many people have not answered. */
  missing: number
}

/** Reminds those who have not answered, each at most once in a day. */
export function RemindButton({ postId, requestId, missing }: RequestActProps) {
  const { formatMessage } = useIntl()
  const queryClient = useQueryClient()
  const tip = useUnit(tipRequested)
  const remind = useMutation({
    mutationFn: () => remindAll(postId, requestId),
    onSuccess: ({ count }) => tip({ severity: 'success', title: messages.reminded, translateParams: { count } }),
    onError: (error) => {
      const isEarly = isApiError(error) && error.code === 'reminder-too-early'
      tip({ severity: isEarly ? 'info' : 'error', title: failureOf(error) })
    },
    onSettled: () => renewFeedback(queryClient, postId),
  })
  if (missing === 0) return null
  return (
    <Button busy={remind.isPending} onClick={() => remind.mutate()}>
      {formatMessage(messages.remind, { count: missing })}
    </Button>
  )
}

/** Closes a request after a question, as it cannot be opened again. */
export function CloseButton({ postId, requestId, missing }: RequestActProps) {
  const { formatMessage } = useIntl()
  const queryClient = useQueryClient()
  const tip = useUnit(tipRequested)
  const [asking, setAsking] = useState(false)
  const close = useMutation({
    mutationFn: () => closeRequest(postId, requestId),
    onError: (error) => tip({ severity: 'error', title: failureOf(error) }),
    onSettled: () => {
      setAsking(false)
      renewFeedback(queryClient, postId)
    },
  })
  return (
    <>
      <Button onClick={() => setAsking(true)}>{formatMessage(messages.closeRequest)}</Button>
      {asking && (
        <ConfirmDialog
          title={formatMessage(messages.closeTitle)}
          description={formatMessage(messages.closeText, { count: missing })}
          confirmLabel={formatMessage(messages.closeRequest)}
          cancelLabel={formatMessage(messages.cancel)}
          busy={close.isPending}
          onConfirm={() => close.mutate()}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  )
}
