import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Schemas } from '@/api'
import { Select } from '@/design-system/Select'
import { Skeleton, SkeletonGroup } from '@/design-system/Skeleton'
import { EmptyState } from '@/design-system/EmptyState'
import { LoadFailure } from '@/features/load-failure'
import { useIntl } from '@/shared/i18n'
import { type Breakdown, resultsQueries } from '../api/results-calls'
import { messages } from '../messages'
import { QuestionChart } from './QuestionChart'
import styles from './SurveyResults.module.css'
import { TextsCard } from './TextsCard'

export type SummaryProps = {
  post: Schemas['Post']
  questions: readonly Schemas['Question'][]
  by: Breakdown
  onChange: (by: Breakdown) => void
}

/** A chart for each question; for those that are answered in words, some of the words. */
export function Summary({ post, questions, by, onChange }: SummaryProps) {
  const { formatMessage } = useIntl()
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...resultsQueries.figures(post.id, by),
    placeholderData: keepPreviousData,
  })
  if (!data) {
    return error ? (
      <LoadFailure title={formatMessage(messages.failed)} error={error} busy={isFetching} onRetry={refetch} />
    ) : (
      <SkeletonGroup label={formatMessage(messages.loading)}>
        <Skeleton shape="block" className={styles.waiting} />
        <Skeleton shape="block" className={styles.waiting} />
      </SkeletonGroup>
    )
  }
  if (data.answersReceived === 0) return <EmptyState title={formatMessage(messages.noAnswers)} />
  const asked = questions.filter(({ kind }) => kind !== 'section')
  return (
    <>
      <div className={styles.tools}>
        <p className={styles.received}>{formatMessage(messages.answers, { count: data.answersReceived })}</p>
        <Select
          label={formatMessage(messages.compareBy)}
          value={by ?? ''}
          options={[
            { value: '', label: formatMessage(messages.noComparison) },
            { value: 'site', label: formatMessage(messages.site) },
          ]}
          onValueChange={(value) => onChange(value === 'site' ? 'site' : null)}
        />
      </div>
      <div className={styles.cards} data-old={isPlaceholderData || undefined}>
        {asked.map((question, index) => {
          const result = data.questions.find(({ questionId }) => questionId === question.id)
          if (!result) return null
          const about = { question, number: index + 1, result, language: post.language }
          return question.kind === 'text' ? (
            <TextsCard key={question.id} postId={post.id} {...about} />
          ) : (
            <QuestionChart key={question.id} groups={data.groups} {...about} />
          )
        })}
      </div>
    </>
  )
}
