import { useInfiniteQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { Schemas } from '@/api'
import { Card } from '@/design-system/Card'
import { Heading } from '@/design-system/Heading'
import { Link } from '@/design-system/Link'
import { Text } from '@/design-system/Text'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { resultsQueries } from '../api/results-calls'
import { messages } from '../messages'
import styles from './SurveyResults.module.css'
import { TextList } from './TextList'

export type TextsCardProps = {
  postId: string
  question: Schemas['Question']
  number: number
  result: Schemas['QuestionResult']
  language: string
}

/** The newest of what was written, with the way to all of it. */
export function TextsCard({ postId, question, number, result, language }: TextsCardProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const id = useId()
  const tellable = !result.hidden && result.answered > 0
  const { data } = useInfiniteQuery({ ...resultsQueries.texts(postId, question.id, '', 3), enabled: tellable })
  const [page] = data?.pages ?? []
  return (
    <Card as="section" aria-labelledby={id} className={styles.texts}>
      <div className={styles.textsHead}>
        <Heading level={2} size="label" id={id} lang={language}>
          {`${intl.formatNumber(number)}. ${question.text}`}
        </Heading>
        {tellable && (
          <Text size="sm" tone="muted">
            {formatMessage(messages.answers, { count: result.answered })}
          </Text>
        )}
      </div>
      {!tellable && <Text tone="muted">{formatMessage(result.hidden ? messages.tooFew : messages.noAnswers)}</Text>}
      {page && <TextList texts={page.texts} />}
      {page && page.totalCount > page.texts.length && (
        <Link variant="action" href={paths.surveyAnswers(postId, { view: 'texts' })}>
          {formatMessage(messages.readAll, { count: page.totalCount })}
        </Link>
      )}
    </Card>
  )
}
