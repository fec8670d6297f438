import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { type SubmitEvent, useMemo, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { isApiError } from '@/api'
import { Button } from '@/design-system/Button'
import { Card } from '@/design-system/Card'
import { Checkbox } from '@/design-system/Checkbox'
import { Form } from '@/design-system/Form'
import { Heading } from '@/design-system/Heading'
import { Select } from '@/design-system/Select'
import { Text } from '@/design-system/Text'
import { TextArea } from '@/design-system/TextArea'
import { TextField } from '@/design-system/TextField'
import { environmentQueries } from '@/features/environment'
import { useKeptForm } from '@/features/kept-form'
import { callFailure } from '@/shared/call-failure'
import { useIntl } from '@/shared/i18n'
import { tipRequested } from '@/shared/overlays'
import { randomId } from '@/shared/random-id'
import { paths, routes } from '@/shared/routes'
import { createFeedback, feedbackQueries } from '../api/feedback-calls'
import { formMessages as messages, messages as words } from '../messages'
import { browserOf, contextLines, type FeedbackContext, withoutLines } from '../model/context'
import {
  type FeedbackFields,
  type FieldProblem,
  isFeedbackFields,
  kinds,
  limits,
  problemsOf,
} from '../model/feedback-form'
import { kindName } from '../model/words'
import styles from './CustomerFeedback.module.css'
import { PicturesField } from './PicturesField'
import { useContextWords } from './use-context-words'

const noErrors: readonly { name: string; message: string }[] = []

/** Tells those who run the portal something: what goes along is listed, what is written is kept until it is sent. */
export function FeedbackForm() {
  const { formatMessage, formatNumber, formatPhrase } = useIntl()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const tip = useUnit(tipRequested)
  const { nameOf, valueOf } = useContextWords()
  const [address] = useSearchParams()
  const context = useContextOf(address)
  const asked = kinds.find((kind) => kind === address.get('kind'))
  const [initial] = useState((): FeedbackFields => ({
    kind: asked ?? 'problem',
    title: '',
    text: '',
    pictures: [],
    left: [],
    key: randomId(),
  }))
  const kept = useKeptForm({
    address: '/customer-feedback/new',
    initial,
    isValue: isFeedbackFields,
    about: { kind: 'form', title: formatMessage(words.create) },
  })
  const mine = kept.value
  const put = (part: Partial<FeedbackFields>) => kept.change({ ...mine, ...part })
  const [tried, setTried] = useState(false)

  const send = useMutation({
    mutationFn: () =>
      createFeedback(
        {
          kind: mine.kind,
          title: mine.title.trim(),
          text: mine.text.trim(),
          pictureIds: mine.pictures.map(({ id }) => id),
          context: withoutLines(context, mine.left),
        },
        mine.key,
      ),
    onSuccess: async (saved) => {
      kept.forget()
      queryClient.setQueryData(feedbackQueries.one(saved.id).queryKey, saved)
      void queryClient.invalidateQueries({ queryKey: feedbackQueries.list.queryKey })
      tip({ severity: 'success', title: messages.sent })
      await navigate(paths.customerFeedback(saved.id))
    },
  })

  const problems = problemsOf(mine)
  const said = JSON.stringify(
    (['title', 'text'] as const).flatMap((name) => {
      const problem = problems[name]
      return problem ? [{ name, message: sentenceOf(problem, limits[name]) }] : []
    }),
  )
  // One list for as long as it says the same: a new one takes the focus.
  const errors = useMemo(() => (tried ? (JSON.parse(said) as typeof noErrors) : noErrors), [tried, said])

  function sentenceOf(problem: FieldProblem, most: number): string {
    if (problem === 'too-long') return formatMessage(messages.tooLong, { most: formatNumber(most) })
    return formatMessage(problem === 'short' ? messages.subjectShort : messages.textMissing)
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    setTried(true)
    if (Object.keys(problems).length === 0 && !send.isPending) send.mutate()
  }

  return (
    <Form noValidate errors={errors} className={styles.form} onSubmit={submit}>
      <Heading level={2} size="title">
        {formatMessage(words.create)}
      </Heading>
      <Card className={styles.form}>
        <Select
          label={formatMessage(messages.kind)}
          value={mine.kind}
          options={kinds.map((value) => ({ value, label: formatMessage(kindName(value)) }))}
          onValueChange={(value) => {
            const kind = kinds.find((one) => one === value)
            if (kind) put({ kind })
          }}
        />
        <TextField
          name="title"
          label={formatMessage(messages.subject)}
          value={mine.title}
          onValueChange={(title) => put({ title })}
        />
        <TextArea
          name="text"
          label={formatMessage(messages.text)}
          description={formatMessage(messages.letters, {
            count: formatNumber(mine.text.length),
            most: formatNumber(limits.text),
          })}
          minRows={5}
          value={mine.text}
          onValueChange={(text) => put({ text })}
        />
        <PicturesField pictures={mine.pictures} onChange={(pictures) => put({ pictures })} />
      </Card>
      <Card as="section" className={styles.form} aria-labelledby="sent-along">
        <Heading level={3} size="small" id="sent-along">
          {formatMessage(messages.sentAlong)}
        </Heading>
        <Text size="sm" tone="muted">
          {formatMessage(messages.sentAlongWhy)}
        </Text>
        {contextLines.map((line) => {
          const value = context[line]
          return value === undefined ? null : (
            <Checkbox
              key={line}
              label={nameOf(line)}
              description={valueOf(line, value)}
              checked={!mine.left.includes(line)}
              onCheckedChange={(checked) =>
                put({ left: checked ? mine.left.filter((one) => one !== line) : [...mine.left, line] })
              }
            />
          )
        })}
      </Card>
      {send.error && (
        <Text role="alert" tone="error">
          {isApiError(send.error) && send.error.kind === 'rate-limited'
            ? formatMessage(messages.tooMany)
            : formatPhrase(callFailure(isApiError(send.error) ? send.error : { kind: 'problem' }))}
        </Text>
      )}
      <div className={styles.bar}>
        <Text as="span" size="sm" tone="muted" role="status">
          {kept.dirty && formatMessage(messages.unsent)}
        </Text>
        <span className={styles.buttons}>
          {kept.dirty && (
            <Button
              onClick={() => {
                kept.forget()
                setTried(false)
                send.reset()
              }}
            >
              {formatMessage(messages.discard)}
            </Button>
          )}
          <Button type="submit" variant="primary" busy={send.isPending} busyLabel={formatMessage(messages.sending)}>
            {formatMessage(messages.send)}
          </Button>
        </span>
      </div>
    </Form>
  )
}

/** Where the person is, from the address of the form and the browser; nothing that names a thing of the portal. */
function useContextOf(address: URLSearchParams): FeedbackContext {
  const { language } = useIntl()
  const { data: environment } = useQuery(environmentQueries.info())
  const from = address.get('from')
  const screen = routes.find(({ name }) => name === from)?.name
  const field = /^[A-Za-z]{1,60}$/.exec(address.get('field') ?? '')?.[0]
  const requestId = /^[\w.:-]{1,128}$/.exec(address.get('request') ?? '')?.[0]
  const browser = browserOf(navigator)
  return {
    ...(screen !== undefined && { screen }),
    ...(field !== undefined && { field }),
    ...(requestId !== undefined && { requestId }),
    ...(environment && { version: environment.buildInfo.version.slice(0, 80) }),
    ...(browser !== '' && { browser }),
    windowSize: `${window.innerWidth} × ${window.innerHeight}`,
    language: language.code,
  }
}
