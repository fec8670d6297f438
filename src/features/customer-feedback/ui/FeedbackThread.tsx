import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { concernsThePage, isApiError, type Schemas } from '@/api'
import { Button } from '@/design-system/Button'
import { TitledCard } from '@/design-system/Card'
import { DescriptionList } from '@/design-system/DescriptionList'
import { Heading } from '@/design-system/Heading'
import { RelativeTime } from '@/design-system/RelativeTime'
import { Skeleton, SkeletonGroup } from '@/design-system/Skeleton'
import { StatusChip } from '@/design-system/StatusChip'
import { Text } from '@/design-system/Text'
import { ConfirmDialog } from '@/features/confirm'
import { LoadFailure } from '@/features/load-failure'
import { useDayTime } from '@/shared/day-time'
import { useIntl } from '@/shared/i18n'
import { tipRequested } from '@/shared/overlays'
import { paths } from '@/shared/routes'
import { feedbackQueries, withdrawFeedback } from '../api/feedback-calls'
import { messages } from '../messages'
import { contextLines } from '../model/context'
import { kindName, stateColor, stateName } from '../model/words'
import styles from './CustomerFeedback.module.css'
import { ReplyForm } from './ReplyForm'
import { useContextWords } from './use-context-words'

type Feedback = Schemas['CustomerFeedback']

/** A piece of feedback: what was written, what was answered, and what went along with it. */
export function FeedbackThread({ feedbackId }: { feedbackId: string }) {
  const { formatMessage } = useIntl()
  const queryClient = useQueryClient()
  const { data, error, isFetching, refetch } = useQuery({
    ...feedbackQueries.one(feedbackId),
    throwOnError: concernsThePage,
  })
  const opened = data?.unread
  useEffect(() => {
    // Now that it was opened, the list has nothing new in it any more.
    if (opened) void queryClient.invalidateQueries({ queryKey: feedbackQueries.list.queryKey })
  }, [opened, queryClient])
  if (data) return <Opened feedback={data} />
  if (error)
    return (
      <LoadFailure
        level={2}
        title={formatMessage(messages.failedOne)}
        error={error}
        busy={isFetching}
        onRetry={refetch}
      />
    )
  return (
    <SkeletonGroup label={formatMessage(messages.loading)} className={styles.form}>
      <Skeleton shape="title" length="long" />
      <Skeleton length="half" />
      <Skeleton length="long" />
    </SkeletonGroup>
  )
}

function Opened({ feedback }: { feedback: Feedback }) {
  const { formatMessage } = useIntl()
  const words = useContextWords()
  const { number, kind, title, text, state, author, createdAt, pictures, context } = feedback
  const sent = contextLines.flatMap((line) => {
    const value = context[line]
    return value === undefined ? [] : [{ id: line, term: words.nameOf(line), description: words.valueOf(line, value) }]
  })
  return (
    <article className={styles.form} aria-labelledby="feedback-title">
      <div className={styles.head}>
        <Heading level={2} size="title" id="feedback-title">
          <bdi>{title}</bdi>
        </Heading>
        <span className={styles.facts}>
          <StatusChip color={stateColor(state)}>{formatMessage(stateName(state))}</StatusChip>
          <Text as="span" size="sm" tone="muted">
            {formatMessage(messages.number, { number })} · {formatMessage(kindName(kind))}
          </Text>
        </span>
      </div>
      <Said author={author.fullName} text={text} at={createdAt} />
      {pictures.length > 0 && (
        <ul aria-label={formatMessage(messages.pictures)} className={styles.pictures}>
          {pictures.map(({ id, url, width, height }, index) => (
            <li key={id}>
              <a href={url} target="_blank" rel="noreferrer">
                <img
                  src={url}
                  width={width}
                  height={height}
                  alt={formatMessage(messages.picture, { number: index + 1 })}
                  className={styles.picture}
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {feedback.messages.length > 0 && (
        <section className={styles.form}>
          <Heading level={3} size="small">
            {formatMessage(messages.messages)}
          </Heading>
          {feedback.messages.map((one) => (
            <Said
              key={one.id}
              author={one.author.fullName}
              text={one.text}
              at={one.createdAt}
              fromOperator={one.fromOperator}
            />
          ))}
        </section>
      )}
      {feedback.canReply && <ReplyForm feedback={feedback} />}
      {sent.length > 0 && (
        <TitledCard title={formatMessage(messages.wasSentAlong)}>
          <DescriptionList items={sent} />
        </TitledCard>
      )}
      {feedback.canWithdraw && <Withdraw feedback={feedback} />}
    </article>
  )
}

type SaidProps = { author: string; text: string; at: string; fromOperator?: boolean }

function Said({ author, text, at, fromOperator = false }: SaidProps) {
  const { formatMessage, formatName } = useIntl()
  const { dayAndTime, exact } = useDayTime()
  return (
    <div className={styles.said} data-operator={fromOperator || undefined}>
      <Text as="span" size="sm" weight="strong">
        {formatName(author)}
        {fromOperator && ` · ${formatMessage(messages.team)}`}
      </Text>
      <Text as="span" size="sm" tone="muted">
        <RelativeTime value={at} format={dayAndTime} formatExact={exact} />
      </Text>
      <Text className={styles.words} dir="auto">
        {text}
      </Text>
    </div>
  )
}

function Withdraw({ feedback: { id, title } }: { feedback: Feedback }) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const tip = useUnit(tipRequested)
  const [asking, setAsking] = useState(false)
  const withdraw = useMutation({
    mutationFn: () => withdrawFeedback(id),
    onSuccess: async () => {
      tip({ severity: 'success', title: messages.withdrawn })
      await navigate(paths.customerFeedback())
      queryClient.removeQueries({ queryKey: feedbackQueries.one(id).queryKey })
      void queryClient.invalidateQueries({ queryKey: feedbackQueries.list.queryKey })
    },
    onError: (error) => {
      const late = isApiError(error) && error.code === 'customer-feedback-answered'
      tip({ severity: 'error', title: late ? messages.answeredMeanwhile : messages.notWithdrawn })
      if (late) void queryClient.invalidateQueries({ queryKey: feedbackQueries.all })
    },
    onSettled: () => setAsking(false),
  })
  return (
    <div>
      <Button onClick={() => setAsking(true)}>{formatMessage(messages.withdraw)}</Button>
      {asking && (
        <ConfirmDialog
          tone="destructive"
          title={formatMessage(messages.withdrawTitle)}
          description={formatMessage(messages.withdrawText, { title })}
          confirmLabel={formatMessage(messages.withdraw)}
          cancelLabel={formatMessage(messages.cancel)}
          busy={withdraw.isPending}
          onConfirm={() => withdraw.mutate()}
          onCancel={() => setAsking(false)}
        />
      )}
    </div>
  )
}
