import { useUnit } from 'effector-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button } from '@/design-system/Button'
import { Card } from '@/design-system/Card'
import { Stack } from '@/design-system/Stack'
import { Text } from '@/design-system/Text'
import { useIntl } from '@/shared/i18n'
import { tipRequested } from '@/shared/overlays'
import { paths } from '@/shared/routes'
import { type KeepPhase, useAnswers } from '../api/use-answers'
import { messages } from '../messages'
import { answeredWords, whenWords } from '../model/survey-words'
import { SurveyForm } from './SurveyForm'
import styles from './Surveys.module.css'
import { BackLink, type LoadedSurvey, NothingHere, SurveyFrame } from './SurveyFrame'

export type AnswerSurveyProps = { postId: string }

/** A survey to be answered, a part at a time. */
export function AnswerSurvey({ postId }: AnswerSurveyProps) {
  return <SurveyFrame postId={postId}>{(loaded) => <Answering {...loaded} />}</SurveyFrame>
}

function Answering(loaded: LoadedSurvey) {
  const intl = useIntl()
  const { post, survey } = loaded
  // A survey that closes while it is answered says so in its place, and what was written stays in sight.
  const [begun] = useState(survey.canAnswer)
  if (begun) return <AnswerForm {...loaded} />
  const when = whenWords(survey, intl)
  if (survey.state !== 'open') {
    return (
      <NothingHere
        post={post}
        title={when ?? intl.formatMessage(messages.closedNow)}
        text={answeredWords(survey, intl)}
      />
    )
  }
  return <NothingHere post={post} title={intl.formatMessage(messages.alreadySent)} text={answeredWords(survey, intl)} />
}

function AnswerForm({ post, survey, questions, set }: LoadedSurvey) {
  const intl = useIntl()
  const { formatMessage } = intl
  const navigate = useNavigate()
  const tip = useUnit(tipRequested)
  const { answers, phase, change, send, takeTheirs, keepMine } = useAnswers({
    post,
    questions,
    set,
    onSent: () => {
      tip({ severity: 'success', title: messages.sent })
      void navigate(paths.surveyMyAnswers(post.id), { replace: true })
    },
  })
  const standing = words.get(phase)
  return (
    <SurveyForm
      post={post}
      survey={survey}
      questions={questions}
      state={{ answers, change, send, closed: phase === 'closed' }}
      back={<BackLink postId={post.id} />}
      start={
        <>
          <Text>{whenWords(survey, intl)}</Text>
          <Text>{formatMessage(messages.named)}</Text>
          <Text>{formatMessage(survey.changeable ? messages.canChange : messages.isFinal)}</Text>
        </>
      }
      standing={standing ? formatMessage(standing) : null}
      notice={
        <>
          {phase === 'conflict' && (
            <Card role="alert" className={styles.start}>
              <Text>{formatMessage(messages.conflict)}</Text>
              <Stack direction="row" gap={2}>
                <Button onClick={() => void keepMine()}>{formatMessage(messages.keepMine)}</Button>
                <Button onClick={() => void takeTheirs()}>{formatMessage(messages.takeTheirs)}</Button>
              </Stack>
            </Card>
          )}
          {phase === 'closed' && (
            <Card role="alert" className={styles.start}>
              <Text>{formatMessage(messages.closedNow)}</Text>
            </Card>
          )}
        </>
      }
      failure={send.isError && phase === 'device' && <Text role="alert">{formatMessage(messages.sendFailed)}</Text>}
      sendLabel={formatMessage(messages.send)}
    />
  )
}

const words = new Map<KeepPhase, typeof messages.saved>([
  ['saving', messages.saving],
  ['saved', messages.saved],
  ['device', messages.onDevice],
])
