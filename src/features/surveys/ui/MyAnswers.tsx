import { ButtonLink } from '@/design-system/Button'
import { Page } from '@/design-system/Page'
import { Stack } from '@/design-system/Stack'
import { Text } from '@/design-system/Text'
import { AnswerWords, shownQuestions } from '@/features/questions'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { messages } from '../messages'
import { answeredWords, whenWords } from '../model/survey-words'
import styles from './Surveys.module.css'
import { BackLink, type LoadedSurvey, NothingHere, SurveyFrame } from './SurveyFrame'

export type MyAnswersProps = { postId: string }

/** What the person answered, as it was sent; to be changed while the survey takes answers. */
export function MyAnswers({ postId }: MyAnswersProps) {
  return <SurveyFrame postId={postId}>{(loaded) => <Sent {...loaded} />}</SurveyFrame>
}

function Sent({ post, survey, questions, set }: LoadedSurvey) {
  const intl = useIntl()
  const { formatMessage } = intl
  if (set.finishedAt === null) {
    return <NothingHere post={post} title={formatMessage(messages.notAnswered)} text={whenWords(survey, intl)} />
  }
  const answers = new Map(set.answers.map(({ questionId, value }) => [questionId, value]))
  return (
    <Page
      width="reading"
      title={formatMessage(messages.myAnswers)}
      lead={<span lang={post.language}>{post.title}</span>}
      actions={
        survey.canAnswer && <ButtonLink href={paths.surveyAnswer(post.id)}>{formatMessage(messages.change)}</ButtonLink>
      }
    >
      <Stack gap={4}>
        <BackLink postId={post.id} />
        <Text tone="muted">{answeredWords(survey, intl)}</Text>
        {set.state === 'changed' && <Text tone="warn">{formatMessage(messages.saved)}</Text>}
        <dl lang={post.language} className={styles.answers}>
          {shownQuestions(questions, answers)
            .filter(({ kind }) => kind !== 'section')
            .map((question) => {
              const value = answers.get(question.id)
              return (
                <div key={question.id}>
                  <dt className={styles.asked}>{question.text}</dt>
                  <dd>
                    {value === undefined ? (
                      <Text tone="muted" lang={intl.locale}>
                        {formatMessage(messages.noAnswer)}
                      </Text>
                    ) : (
                      <AnswerWords question={question} value={value} />
                    )}
                  </dd>
                </div>
              )
            })}
        </dl>
      </Stack>
    </Page>
  )
}
