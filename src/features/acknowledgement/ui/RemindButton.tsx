import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { isApiError } from '@/api'
import { Button } from '@/design-system/Button'
import { ConfirmDialog } from '@/design-system/ConfirmDialog'
import { useIntl } from '@/shared/i18n'
import { tipRequested } from '@/shared/overlays'
import { acknowledgementQueries, remindAll } from '../api/acknowledgement-calls'
import { messages } from '../messages'

export type RemindButtonProps = {
  postId: string
  /** How many people have not acknowledged the post. */
  missing: number
}

/** Reminds everybody who is missing, after a question: what was sent cannot be taken back. */
export function RemindButton({ postId, missing }: RemindButtonProps) {
  const { formatMessage } = useIntl()
  const queryClient = useQueryClient()
  const tip = useUnit(tipRequested)
  const [asking, setAsking] = useState(false)
  const remind = useMutation({
    mutationFn: () => remindAll(postId),
    onSuccess: ({ count }) => tip({ severity: 'success', title: messages.remindersSent, translateParams: { count } }),
    onError: (error) => {
      const early = isApiError(error) && error.code === 'reminder-too-early'
      tip({ severity: early ? 'info' : 'error', title: early ? messages.remindEarly : messages.remindFailed })
    },
    onSettled: () => {
      setAsking(false)
      void queryClient.invalidateQueries({ queryKey: acknowledgementQueries.all(postId) })
    },
  })
  const label = formatMessage(messages.remind, { count: missing })
  return (
    <>
      <Button onClick={() => setAsking(true)}>{label}</Button>
      {asking && (
        <ConfirmDialog
          title={formatMessage(messages.remindTitle, { count: missing })}
          description={formatMessage(messages.remindText)}
          confirmLabel={label}
          cancelLabel={formatMessage(messages.cancel)}
          busy={remind.isPending}
          onConfirm={() => remind.mutate()}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  )
}
