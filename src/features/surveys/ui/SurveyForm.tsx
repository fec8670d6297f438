import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Schemas } from '@/api'
import { Button } from '@/design-system/Button'
import { Card } from '@/design-system/Card'
import { Heading } from '@/design-system/Heading'
import { Page } from '@/design-system/Page'
import { Progress } from '@/design-system/Progress'
import { Text } from '@/design-system/Text'
import { TextButton } from '@/design-system/TextButton'
import { type Answers, isEmpty, problemOf, QuestionField, shownQuestions, takesAnswer } from '@/features/questions'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import { partsOf } from '../model/parts'
import { factsWords } from '../model/survey-words'
import styles from './Surveys.module.css'

/** Answers as they are written, and what becomes of them. */
export type FormState = {
  answers: Answers
  change: (questionId: string, answer: Schemas['AnswerValue'] | undefined) => void
  send: { mutate: () => void; isPending: boolean }
  /** No answer is taken any more, while what was written stays in sight. */
  closed: boolean
}

export type SurveyFormProps = {
  post: Schemas['Post']
  survey: Schemas['PostSurvey']
  questions: readonly Schemas['Question'][]
  state: FormState
  /** The way out, above everything. */
  back: ReactNode
  /** What is to be known before the first answer. */
  start: ReactNode
  /** How the answers are kept, in a word. */
  standing: string | null
  /** What has to be seen above the questions. */
  notice?: ReactNode
  /** Why sending failed. */
  failure?: ReactNode
  /** What the last button says. */
  sendLabel: string
}

/** A survey in its parts, one at a time; at its end what is missing leads to its place. */
export function SurveyForm({
  post,
  survey,
  questions,
  state: { answers, change, send, closed },
  back,
  start,
  standing,
  notice,
  failure,
  sendLabel,
}: SurveyFormProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const [place, setPlace] = useState(0)
  const [tried, setTried] = useState(false)
  const { goTo, root } = useFocusedQuestion()

  const parts = partsOf(shownQuestions(questions, answers))
  const index = Math.min(place, parts.length - 1)
  const part = parts[index]
  const asked = parts.flatMap((one) => one.questions).filter(takesAnswer)
  const done = asked.filter(({ id }) => {
    const value = answers.get(id)
    return value !== undefined && !isEmpty(value)
  }).length
  const problems = asked.filter((question) => problemOf(question, answers.get(question.id)) !== null)
  const isLast = index === parts.length - 1

  const turn = (to: number) => {
    setPlace(to)
    root.current?.focus()
    scrollTo({ top: 0 })
  }
  const goOn = () => {
    if (!isLast) return turn(index + 1)
    setTried(true)
    if (problems.length === 0 && !send.isPending && !closed) send.mutate()
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    goOn()
  }

  return (
    <Page width="reading" title={<span lang={post.language}>{post.title}</span>} lead={factsWords(survey, intl)}>
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- Ctrl+Enter goes on from every field */}
      <div className={styles.answering} onKeyDown={handleKey}>
        {back}
        {index === 0 && <Card className={styles.start}>{start}</Card>}
        <Progress
          label={formatMessage(messages.progress, { done, total: asked.length })}
          value={done}
          max={Math.max(1, asked.length)}
        />
        <div className={styles.standing}>
          <Text size="sm" tone="muted">
            {formatMessage(messages.progress, { done, total: asked.length })}
          </Text>
          <Text size="sm" tone="muted" role="status">
            {standing}
          </Text>
        </div>
        {notice}
        <section
          ref={root}
          tabIndex={-1}
          lang={post.language}
          aria-label={part?.heading?.text ?? post.title}
          className={styles.part}
        >
          {part?.heading && (
            <Heading level={2} size="title">
              {part.heading.text}
            </Heading>
          )}
          {part?.questions.map((question) => (
            <QuestionField
              key={question.id}
              question={question}
              value={answers.get(question.id)}
              onChange={(value) => change(question.id, value)}
              problem={tried ? problemOf(question, answers.get(question.id)) : null}
            />
          ))}
        </section>
        {isLast && tried && problems.length > 0 && (
          <Card role="alert" className={styles.start}>
            <Text>{formatMessage(messages.incomplete, { count: problems.length })}</Text>
            <ul className={styles.missing} lang={post.language}>
              {problems.map(({ id, text }) => (
                <li key={id}>
                  <TextButton
                    onClick={() => {
                      setPlace(parts.findIndex((one) => one.questions.some((question) => question.id === id)))
                      goTo(id)
                    }}
                  >
                    {text}
                  </TextButton>
                </li>
              ))}
            </ul>
          </Card>
        )}
        {failure}
        <div className={styles.steps}>
          {index > 0 && <Button onClick={() => turn(index - 1)}>{formatMessage(messages.previous)}</Button>}
          <Button variant="primary" busy={send.isPending} disabled={isLast && closed} onClick={goOn}>
            {isLast ? sendLabel : formatMessage(messages.next)}
          </Button>
        </div>
      </div>
    </Page>
  )
}

/** Puts the focus on a question that may be drawn only after the part was turned. */
function useFocusedQuestion() {
  const root = useRef<HTMLElement>(null)
  // Another object each time, so that the same question can be asked for twice.
  const [wanted, setWanted] = useState<{ id: string } | null>(null)
  const focus = useEffectEvent((id: string) => {
    const field = document.getElementById(`answer-${id}`)
    const input = field?.matches('input, textarea')
      ? field
      : field?.querySelector<HTMLElement>('input, button, [tabindex]')
    ;(input ?? field)?.focus()
  })
  useEffect(() => {
    if (wanted !== null) focus(wanted.id)
  }, [wanted])
  return { root, goTo: (id: string) => setWanted({ id }) }
}
