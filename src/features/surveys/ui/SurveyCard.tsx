import type { Schemas } from '@/api'
import { ButtonLink } from '@/design-system/Button'
import { TitledCard } from '@/design-system/Card'
import { Link } from '@/design-system/Link'
import { Text } from '@/design-system/Text'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { messages } from '../messages'
import { answeredWords, factsWords, whenWords } from '../model/survey-words'

export type SurveyCardProps = { post: Schemas['Post'] }

/** The survey of a post, in the rail beside it: how long it takes, until when, and how the person stands. */
export function SurveyCard({ post }: SurveyCardProps) {
  const intl = useIntl()
  const { survey } = post
  if (!survey) return null
  const { mine, canAnswer, canManage, canSeeResults, counts } = survey
  const answered = answeredWords(survey, intl)
  const when = whenWords(survey, intl)
  return (
    <TitledCard title={intl.formatMessage(messages.title)}>
      <Text>{factsWords(survey, intl)}</Text>
      {when && <Text tone="muted">{when}</Text>}
      {counts && (
        <Text tone="muted">{intl.formatMessage(messages.counts, { done: counts.answered, total: counts.asked })}</Text>
      )}
      {answered ? (
        <>
          <Text tone="muted">{answered}</Text>
          <Link variant="action" href={paths.surveyMyAnswers(post.id)}>
            {intl.formatMessage(messages.myAnswers)}
          </Link>
        </>
      ) : (
        canAnswer && (
          <ButtonLink variant="primary" href={paths.surveyAnswer(post.id)}>
            {intl.formatMessage(mine?.state === 'begun' ? messages.goOn : messages.answer)}
          </ButtonLink>
        )
      )}
      {(canManage || mine === null) && (
        <Link variant="action" href={paths.surveyPreview(post.id)}>
          {intl.formatMessage(messages.preview)}
        </Link>
      )}
      {canSeeResults && (
        <Link variant="action" href={paths.surveyAnswers(post.id)}>
          {intl.formatMessage(messages.allAnswers)}
        </Link>
      )}
    </TitledCard>
  )
}
