import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { concernsThePage, type Schemas } from '@/api'
import { Button } from '@/design-system/Button'
import { Card } from '@/design-system/Card'
import { ErrorState } from '@/design-system/ErrorState'
import { Heading } from '@/design-system/Heading'
import { Page } from '@/design-system/Page'
import { Skeleton, SkeletonGroup } from '@/design-system/Skeleton'
import { Stack } from '@/design-system/Stack'
import { Text } from '@/design-system/Text'
import { LoadFailure } from '@/features/load-failure'
import { postQueries } from '@/features/posts'
import { useIntl } from '@/shared/i18n'
import { surveyQueries } from '../api/survey-calls'
import { messages } from '../messages'
import { conditionWords } from '../model/condition-words'
import { factsWords } from '../model/survey-words'
import { SurveyForm } from './SurveyForm'
import styles from './Surveys.module.css'
import { BackLink } from './SurveyFrame'

type Question = Schemas['Question']
type Loaded = { post: Schemas['Post']; survey: Schemas['PostSurvey']; set: Schemas['QuestionSet'] }

export type SurveyPreviewProps = { postId: string }

/** Everything that a survey asks, and when; it can be tried, which keeps and sends nothing. */
export function SurveyPreview({ postId }: SurveyPreviewProps) {
  const { formatMessage } = useIntl()
  const [address, setAddress] = useSearchParams()
  const post = useQuery({ ...postQueries.detail(postId), throwOnError: concernsThePage })
  const survey = post.data?.survey
  const revision = survey?.questions.revision ?? 1
  const set = useQuery({ ...surveyQueries.questions(postId, revision), enabled: survey !== undefined })
  const failed = [post, set].find(({ data, error }) => data === undefined && error !== null)
  if (failed) {
    return (
      <Page width="reading">
        <LoadFailure
          level={1}
          title={formatMessage(messages.loadFailed)}
          error={failed.error}
          busy={failed.isFetching}
          onRetry={() => failed.refetch()}
        />
      </Page>
    )
  }
  if (post.data && !survey) {
    return (
      <Page width="reading">
        <ErrorState level={1} title={formatMessage(messages.none)} action={<BackLink postId={postId} />} />
      </Page>
    )
  }
  if (!post.data || !survey || !set.data) {
    return (
      <Page width="reading">
        <SkeletonGroup label={formatMessage(messages.loading)}>
          <Skeleton shape="title" length="long" />
          <Skeleton />
          <Skeleton length="half" />
        </SkeletonGroup>
      </Page>
    )
  }
  const loaded = { post: post.data, survey, set: set.data }
  const turn = (mode: 'try' | null) => setAddress(mode === null ? {} : { mode })
  return address.get('mode') === 'try' ? (
    <Trial {...loaded} onEnd={() => turn(null)} />
  ) : (
    <AllQuestions {...loaded} onTry={() => turn('try')} />
  )
}

function AllQuestions({ post, survey, set, onTry }: Loaded & { onTry: () => void }) {
  const intl = useIntl()
  const { formatMessage } = intl
  const numbers = new Map(
    set.questions.filter(({ kind }) => kind !== 'section').map(({ id }, index) => [id, index + 1]),
  )
  return (
    <Page
      width="reading"
      title={<span lang={post.language}>{post.title}</span>}
      lead={`${factsWords(survey, intl)} · ${formatMessage(messages.revision, { revision: set.revision })}`}
      actions={<Button onClick={onTry}>{formatMessage(messages.tryIt)}</Button>}
    >
      <Stack gap={4}>
        <BackLink postId={post.id} />
        {set.questions.map((question) => (
          <PreviewedQuestion
            key={question.id}
            question={question}
            questions={set.questions}
            number={numbers.get(question.id) ?? null}
            language={post.language}
          />
        ))}
      </Stack>
    </Page>
  )
}

type PreviewedQuestionProps = {
  question: Question
  questions: readonly Question[]
  /** Its place among the questions; null for a heading. */
  number: number | null
  language: string
}

function PreviewedQuestion({ question, questions, number, language }: PreviewedQuestionProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const condition = conditionWords(question, questions, intl)
  if (number === null) {
    return (
      <Heading level={2} size="title" lang={language}>
        {question.text}
      </Heading>
    )
  }
  const kind = kindWords.get(question.kind)
  const { options = [], rows = [], lowLabel, highLabel } = question
  const ends = [lowLabel, highLabel].filter(Boolean).join(' – ')
  return (
    <Card as="section" aria-label={question.text} className={styles.start}>
      <p lang={language} className={styles.previewed}>
        {`${intl.formatNumber(number)}. ${question.text}`}
      </p>
      {question.help && (
        <Text tone="muted" lang={language}>
          {question.help}
        </Text>
      )}
      <Text size="sm" tone="muted">
        {[
          kind && formatMessage(kind),
          question.kind === 'scale' && `${question.from ?? 1}–${question.to ?? 5}`,
          question.unit,
          question.required && formatMessage(messages.required),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      {ends !== '' && <Text lang={language}>{ends}</Text>}
      {[rows, options].map(
        (words, index) =>
          words.length > 0 && (
            <ul key={index} lang={language} className={styles.offered}>
              {words.map(({ id, label }) => (
                <li key={id}>{label}</li>
              ))}
            </ul>
          ),
      )}
      {condition && (
        <div className={styles.condition}>
          <Text size="sm">{condition.intro}</Text>
          <ul className={styles.offered}>
            {condition.conditions.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </div>
      )}
    </Card>
  )
}

/** The form as people get it, over answers that are forgotten with it. */
function Trial({ post, survey, set, onEnd }: Loaded & { onEnd: () => void }) {
  const { formatMessage } = useIntl()
  const [answers, setAnswers] = useState<ReadonlyMap<string, Schemas['AnswerValue']>>(new Map())
  const [done, setDone] = useState(false)
  return (
    <SurveyForm
      post={post}
      survey={survey}
      questions={set.questions}
      state={{
        answers,
        change: (questionId, answer) => {
          setDone(false)
          setAnswers((before) => {
            const others = [...before].filter(([id]) => id !== questionId)
            return new Map(answer === undefined ? others : [...others, [questionId, answer]])
          })
        },
        send: { mutate: () => setDone(true), isPending: false },
        closed: false,
      }}
      back={<Button onClick={onEnd}>{formatMessage(messages.endTrial)}</Button>}
      start={<Text>{formatMessage(messages.trial)}</Text>}
      standing={formatMessage(messages.nothingKept)}
      failure={
        done && (
          <Card role="status" className={styles.start}>
            <Text>{formatMessage(messages.trialDone)}</Text>
          </Card>
        )
      }
      sendLabel={formatMessage(messages.finishTrial)}
    />
  )
}

const kindWords = new Map([
  ['yes-no', messages.kindYesNo],
  ['single-choice', messages.kindSingle],
  ['multiple-choice', messages.kindMultiple],
  ['scale', messages.kindScale],
  ['number', messages.kindNumber],
  ['ranking', messages.kindRanking],
  ['matrix', messages.kindMatrix],
  ['date', messages.kindDate],
  ['text', messages.kindText],
])
