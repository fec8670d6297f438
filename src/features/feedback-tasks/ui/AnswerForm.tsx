import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { type SubmitEvent, useState } from 'react'
import { isApiError, type Schemas } from '@/api'
import { Button } from '@/design-system/Button'
import { RadioGroup } from '@/design-system/Radio'
import { Stack } from '@/design-system/Stack'
import { Text } from '@/design-system/Text'
import { TextArea } from '@/design-system/TextArea'
import { deltaToText, textToDelta } from '@/features/comments'
import { useKeptForm } from '@/features/kept-form'
import { useIntl } from '@/shared/i18n'
import { tipRequested } from '@/shared/overlays'
import { failureOf, keepAnswer, standingOf, submitAnswer } from '../api/feedback-calls'
import { feedbackQueries, showFeedback } from '../api/feedback-queries'
import { useAnswerFiles } from '../api/use-answer-files'
import { messages } from '../messages'
import { isWritten, knownVerdict, verdictInWords, verdicts, type Written } from '../model/states'
import { AnswerFiles } from './AnswerFiles'
import styles from './Feedback.module.css'

type Task = Schemas['FeedbackTask']

/** The answer that a person writes: its words stay on this device until they are sent, its files go to the server. */
export function AnswerForm({ task }: { task: Task }) {
  const { formatMessage } = useIntl()
  const queryClient = useQueryClient()
  const tip = useUnit(tipRequested)
  const [error, setError] = useState<string | null>(null)
  const { value, change, forget } = useKeptForm<Written>({
    address: `/post/feedback/${task.post.id}/recipient/${task.id}`,
    initial: { text: textOf(task), verdict: knownVerdict(task) },
    isValue: isWritten,
    about: { kind: 'form', title: task.question },
  })
  const answerNow = () => bodyOf(queryClient.getQueryData(feedbackQueries.task(task.id).queryKey) ?? task, value)
  const files = useAnswerFiles(task, answerNow)
  const isBlank = value.text.trim() === '' && value.verdict === null && (task.answer?.attachments.length ?? 0) === 0

  const submit = useMutation({
    mutationFn: async () => {
      const kept = await keepAnswer(task.id, answerNow())
      // Where the rest fails, the next try goes on from here.
      queryClient.setQueryData(feedbackQueries.task(task.id).queryKey, kept)
      return submitAnswer(kept)
    },
    onSuccess: (submitted) => {
      forget()
      showFeedback(queryClient, submitted)
      tip({ severity: 'success', title: messages.thanks })
    },
    onError: (refused) => {
      const current = standingOf(refused)
      if (current) showFeedback(queryClient, current)
      // It had arrived; only the answer was lost.
      if (current?.state === 'submitted' || current?.state === 'accepted') return forget()
      if (isApiError(refused) && refused.kind !== 'offline') {
        void queryClient.invalidateQueries({ queryKey: feedbackQueries.task(task.id).queryKey })
      }
      setError(formatMessage(failureOf(refused)))
    },
  })

  function send(event: SubmitEvent) {
    event.preventDefault()
    if (submit.isPending || !task.canAnswer) return
    const wrong = files.onTheWay.files.length > 0 ? messages.filesOnTheirWay : isBlank ? messages.answerMissing : null
    setError(wrong && formatMessage(wrong))
    if (!wrong) submit.mutate()
  }

  function put(part: Partial<Written>) {
    setError(null)
    change((written) => ({ ...written, ...part }))
  }

  return (
    <form noValidate onSubmit={send}>
      <Stack gap={4}>
        {task.verdicts && (
          <RadioGroup
            label={formatMessage(messages.verdict)}
            optionalLabel={formatMessage(messages.optional)}
            orientation="horizontal"
            options={verdicts.map((verdict) => ({ value: verdict, label: verdictInWords(verdict, formatMessage) }))}
            value={value.verdict}
            disabled={!task.canAnswer}
            onValueChange={(verdict) => put({ verdict })}
          />
        )}
        <TextArea
          label={formatMessage(messages.answer)}
          description={formatMessage(messages.answerHint)}
          minRows={5}
          maxLength={10_000}
          value={value.text}
          readOnly={!task.canAnswer}
          onValueChange={(text) => put({ text })}
        />
        {(task.filesAllowed || (task.answer?.attachments.length ?? 0) > 0) && <AnswerFiles task={task} files={files} />}
        {error !== null && (
          <Text role="alert" size="sm" tone="error">
            {error}
          </Text>
        )}
        {task.canAnswer && (
          <div className={styles.foot}>
            <Button type="submit" variant="primary" busy={submit.isPending} busyLabel={formatMessage(messages.sending)}>
              {formatMessage(messages.submit)}
            </Button>
            <Text as="span" size="sm" tone="muted">
              {formatMessage(messages.submitOnce)}
            </Text>
          </div>
        )}
      </Stack>
    </form>
  )
}

/** The words that the server keeps. */
function textOf({ answer }: Task): string {
  return answer?.content ? (deltaToText(answer.content)?.text ?? '') : ''
}

/** The answer as it is sent: the words from here, the files as the server has them. */
function bodyOf({ occToken, answer }: Task, { text, verdict }: Written): Schemas['FeedbackDraft'] {
  return {
    occToken,
    content: text.trim() === '' ? null : textToDelta(text, []),
    verdict,
    attachmentIds: (answer?.attachments ?? []).map(({ id }) => id),
  }
}
