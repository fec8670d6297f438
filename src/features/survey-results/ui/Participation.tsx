import { useQuery } from '@tanstack/react-query'
import type { Schemas } from '@/api'
import { TitledCard } from '@/design-system/Card'
import { BarRows } from '@/design-system/charts'
import { Progress } from '@/design-system/Progress'
import { Text } from '@/design-system/Text'
import { useIntl } from '@/shared/i18n'
import { resultsQueries } from '../api/results-calls'
import { messages } from '../messages'
import { shareOf } from '../model/figures'
import { RemindButton } from './RemindButton'
import styles from './SurveyResults.module.css'

export type ParticipationProps = { postId: string; survey: Schemas['PostSurvey']; counts: Schemas['SurveyCounts'] }

/** How many of those asked have answered, and on which days. */
export function Participation({ postId, survey, counts: { asked, answered } }: ParticipationProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const { data } = useQuery(resultsQueries.figures(postId, null))
  const words = formatMessage(messages.ofAsked, { done: answered, total: asked })
  return (
    <TitledCard title={formatMessage(messages.participation)}>
      <p className={styles.share}>
        <strong>{shareOf(answered, asked, intl)}</strong> <span>{words}</span>
      </p>
      <Progress
        label={formatMessage(messages.participation)}
        value={answered}
        max={Math.max(1, asked)}
        valueText={words}
      />
      {data?.days && data.days.length > 0 && (
        <div>
          <Text size="sm" tone="muted">
            {formatMessage(messages.perDay)}
          </Text>
          <BarRows
            rows={data.days.slice(-7).map(({ day, count }) => ({
              id: day,
              label: intl.formatDate(new Date(`${day}T00:00:00Z`), {
                weekday: 'short',
                day: 'numeric',
                month: 'short',
                timeZone: 'UTC',
              }),
              value: count,
              text: intl.formatNumber(count),
            }))}
          />
        </div>
      )}
      {survey.canManage && survey.state === 'open' && answered < asked && (
        <RemindButton postId={postId} missing={asked - answered} />
      )}
    </TitledCard>
  )
}
