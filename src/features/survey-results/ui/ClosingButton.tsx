import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { Suspense, useState } from 'react'
import { isApiError, type Schemas } from '@/api'
import { Button } from '@/design-system/Button'
import { DatePicker } from '@/design-system/DatePicker'
import { Icon, LockIcon } from '@/design-system/icons'
import { patchPost } from '@/features/posts'
import { calendarDay } from '@/shared/day-time'
import { useIntl } from '@/shared/i18n'
import { loadable } from '@/shared/loadable'
import { tipRequested } from '@/shared/overlays'
import { closeSurvey, reopenSurvey, resultsQueries } from '../api/results-calls'
import { messages } from '../messages'
import { dayAfter, endOn } from '../model/end-of-day'

const ConfirmDialog = loadable(() => import('@/design-system/ConfirmDialog')).component('ConfirmDialog')

export type ClosingButtonProps = { postId: string; survey: Schemas['PostSurvey'] }

/** Closes a survey before its end, or opens a closed one again, each after one question. */
export function ClosingButton({ postId, survey }: ClosingButtonProps) {
  const { formatMessage } = useIntl()
  const [asking, setAsking] = useState(false)
  const closed = survey.state === 'closed'
  if (survey.state === 'scheduled') return null
  const Question = closed ? ReopenQuestion : CloseQuestion
  return (
    <>
      <Button icon={closed ? undefined : <Icon of={LockIcon} size="sm" />} onClick={() => setAsking(true)}>
        {formatMessage(closed ? messages.reopen : messages.close)}
      </Button>
      {asking && <Question postId={postId} survey={survey} onDone={() => setAsking(false)} />}
    </>
  )
}

type QuestionProps = ClosingButtonProps & { onDone: () => void }

function CloseQuestion({ postId, onDone }: QuestionProps) {
  const { formatMessage } = useIntl()
  const { mutate, isPending } = useClosing(postId, () => closeSurvey(postId, null), messages.closeFailed, onDone)
  return (
    <Suspense>
      <ConfirmDialog
        title={formatMessage(messages.closeTitle)}
        description={formatMessage(messages.closeText)}
        confirmLabel={formatMessage(messages.closeConfirm)}
        cancelLabel={formatMessage(messages.cancel)}
        busy={isPending}
        onConfirm={() => mutate()}
        onCancel={onDone}
      />
    </Suspense>
  )
}

function ReopenQuestion({ postId, survey, onDone }: QuestionProps) {
  const { formatMessage, timeZone } = useIntl()
  const [day, setDay] = useState<string | null>(null)
  const zone = survey.closesAt?.timeZone ?? timeZone
  const { mutate, isPending } = useClosing(
    postId,
    () => (day === null ? reopenSurvey(postId) : closeSurvey(postId, endOn(day, zone))),
    messages.reopenFailed,
    onDone,
  )
  return (
    <Suspense>
      <ConfirmDialog
        title={formatMessage(messages.reopenTitle)}
        description={formatMessage(messages.reopenText)}
        confirmLabel={formatMessage(messages.reopen)}
        cancelLabel={formatMessage(messages.cancel)}
        busy={isPending}
        onConfirm={() => mutate()}
        onCancel={onDone}
      >
        <DatePicker
          label={formatMessage(messages.newEnd)}
          value={day}
          min={dayAfter(calendarDay(new Date(), zone))}
          onValueChange={setDay}
        />
      </ConfirmDialog>
    </Suspense>
  )
}

/** Changes whether a survey takes answers, and shows it as it stands then wherever its post is shown. */
function useClosing(
  postId: string,
  change: () => Promise<Schemas['PostSurvey']>,
  failed: typeof messages.closeFailed,
  onDone: () => void,
) {
  const queryClient = useQueryClient()
  const tip = useUnit(tipRequested)
  return useMutation({
    mutationFn: change,
    onSuccess: (survey) => patchPost(queryClient, postId, (post) => ({ ...post, survey })),
    onError: (error) => {
      // Somebody else was faster; the post says so in a moment.
      const done = isApiError(error) && (error.code === 'survey-closed' || error.code === 'survey-open')
      if (!done) tip({ severity: 'error', title: failed })
    },
    onSettled: () => {
      onDone()
      void queryClient.invalidateQueries({ queryKey: ['posts', 'detail', postId] })
      void queryClient.invalidateQueries({ queryKey: resultsQueries.all(postId) })
    },
  })
}
