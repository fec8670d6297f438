import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { Suspense, useState } from 'react'
import { isApiError } from '@/api'
import { Button } from '@/design-system/Button'
import { useIntl } from '@/shared/i18n'
import { loadable } from '@/shared/loadable'
import { tipRequested } from '@/shared/overlays'
import { remindMissing, resultsQueries } from '../api/results-calls'
import { messages } from '../messages'

const ConfirmDialog = loadable(() => import('@/design-system/ConfirmDialog')).component('ConfirmDialog')

/** Reminds everybody who has not answered, after a question: what was sent cannot be taken back. */
export function RemindButton({ postId, missing }: { postId: string; missing: number }) {
  const { formatMessage } = useIntl()
  const queryClient = useQueryClient()
  const tip = useUnit(tipRequested)
  const [asking, setAsking] = useState(false)
  const remind = useMutation({
    mutationFn: () => remindMissing(postId),
    onSuccess: ({ count }) => tip({ severity: 'success', title: messages.reminded, translateParams: { count } }),
    onError: (error) => {
      const early = isApiError(error) && error.code === 'reminder-too-early'
      tip({ severity: early ? 'info' : 'error', title: early ? messages.remindEarly : messages.remindFailed })
    },
    onSettled: () => {
      setAsking(false)
      void queryClient.invalidateQueries({ queryKey: resultsQueries.all(postId) })
    },
  })
  return (
    <>
      <Button onClick={() => setAsking(true)}>{formatMessage(messages.remind, { count: missing })}</Button>
      {asking && (
        <Suspense>
          <ConfirmDialog
            title={formatMessage(messages.remindTitle, { count: missing })}
            description={formatMessage(messages.remindText)}
            confirmLabel={formatMessage(messages.remind, { count: missing })}
            cancelLabel={formatMessage(messages.cancel)}
            busy={remind.isPending}
            onConfirm={() => remind.mutate()}
            onCancel={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  )
}
