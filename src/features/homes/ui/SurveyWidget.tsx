import type { Schemas } from '@/api'
import { ButtonLink } from '@/design-system/Button'
import { CircleCheckIcon, Icon } from '@/design-system/icons'
import { Text } from '@/design-system/Text'
import { shortDayAndYear } from '@/shared/day-time'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { messages } from '../messages'
import styles from './Widget.module.css'

/** A survey: what answering takes, and the way to it; afterwards thanks. */
export function SurveyWidget({ survey }: { survey: Schemas['SurveyTeaser'] }) {
  const { formatMessage, formatDate } = useIntl()
  const { post, questionsCount, minutes, until, answered } = survey
  return (
    <div className={styles.stack}>
      <p lang={post.language} className={styles.title}>
        {post.title}
      </p>
      {answered ? (
        <p className={styles.thanks}>
          <Icon of={CircleCheckIcon} size="sm" />
          {formatMessage(messages.thanks)}
        </p>
      ) : (
        <>
          <Text size="sm" tone="muted">
            {formatMessage(messages.surveyTakes, { questions: questionsCount, minutes })}
          </Text>
          {until !== null && (
            <Text size="sm" tone="muted">
              {formatMessage(messages.until, { day: formatDate(new Date(until), shortDayAndYear) })}
            </Text>
          )}
          <div>
            <ButtonLink
              size="sm"
              variant="primary"
              href={paths.post(post.id)}
              aria-label={formatMessage(messages.answerTo, { title: post.title })}
            >
              {formatMessage(messages.answer)}
            </ButtonLink>
          </div>
        </>
      )}
    </div>
  )
}
