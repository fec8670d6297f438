import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect, useId, useState } from 'react'
import type { Schemas } from '@/api'
import { Button } from '@/design-system/Button'
import { Card } from '@/design-system/Card'
import { EmptyState } from '@/design-system/EmptyState'
import { Heading } from '@/design-system/Heading'
import { Table, type TableColumn } from '@/design-system/Table'
import { Text } from '@/design-system/Text'
import { TextButton } from '@/design-system/TextButton'
import { TextField } from '@/design-system/TextField'
import { LoadFailure } from '@/features/load-failure'
import { AnswerWords } from '@/features/questions'
import { surveyQueries } from '@/features/surveys'
import { later } from '@/shared/delay'
import { type PortalIntl, useIntl } from '@/shared/i18n'
import { resultsQueries } from '../api/results-calls'
import { messages } from '../messages'
import styles from './SurveyResults.module.css'

type Row = Schemas['AnswerSet']

export type AnswerSetsProps = {
  post: Schemas['Post']
  /** Whose answers are open beside the table. */
  person: string | null
  onOpen: (person: string) => void
}

/** The answers of each person, the newest first; those of one are open beside the list. */
export function AnswerSets({ post, person, onOpen }: AnswerSetsProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const [words, setWords] = useState('')
  const [search, setSearch] = useState('')
  useEffect(() => later(() => setSearch(words.trim()), 200), [words])
  const list = useInfiniteQuery(resultsQueries.sets(post.id, search))
  const rows = list.data?.pages.flatMap(({ answerSets }) => answerSets) ?? []
  const open = rows.find(({ author }) => author.id === person)
  return (
    <>
      <TextField type="search" label={formatMessage(messages.searchPeople)} value={words} onValueChange={setWords} />
      <div className={styles.beside}>
        <Table
          caption={formatMessage(messages.answersTab)}
          captionHidden
          columns={columnsFor(intl, person, onOpen)}
          rows={rows}
          getKey={({ id }) => id}
          labels={{ selectAll: '', selectRow: () => '', loading: formatMessage(messages.loading) }}
          loading={list.isPending}
          empty={<EmptyState title={formatMessage(search === '' ? messages.noAnswers : messages.nothingFound)} />}
          error={
            list.error && (
              <LoadFailure
                title={formatMessage(messages.failed)}
                error={list.error}
                busy={list.isFetching}
                onRetry={() => void list.refetch()}
              />
            )
          }
        />
        {open && <OneSet key={open.id} post={post} set={open} />}
      </div>
      {list.hasNextPage && (
        <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {formatMessage(messages.more)}
        </Button>
      )}
    </>
  )
}

function OneSet({ post, set }: { post: Schemas['Post']; set: Row }) {
  const { formatMessage } = useIntl()
  const id = useId()
  const { data } = useQuery(surveyQueries.questions(post.id, set.revision))
  return (
    <Card as="section" aria-labelledby={id} className={styles.set}>
      <Heading level={2} size="label" id={id}>
        {formatMessage(messages.answersOf, { name: set.author.fullName })}
      </Heading>
      <dl className={styles.answers}>
        {data?.questions
          .filter(({ kind }) => kind !== 'section')
          .map((question) => {
            const given = set.answers.find(({ questionId }) => questionId === question.id)
            return (
              <div key={question.id}>
                <dt lang={post.language} className={styles.asked}>
                  {question.text}
                </dt>
                <dd lang={given ? post.language : undefined}>
                  {given ? (
                    <AnswerWords question={question} value={given.value} />
                  ) : (
                    <Text tone="muted">{formatMessage(messages.notGiven)}</Text>
                  )}
                </dd>
              </div>
            )
          })}
      </dl>
    </Card>
  )
}

function columnsFor(intl: PortalIntl, person: string | null, onOpen: (person: string) => void): TableColumn<Row>[] {
  const { formatMessage } = intl
  return [
    {
      id: 'person',
      header: formatMessage(messages.person),
      rowHeader: true,
      cell: ({ author }) => (
        <TextButton aria-current={author.id === person || undefined} onClick={() => onOpen(author.id)}>
          {author.fullName}
        </TextButton>
      ),
    },
    {
      id: 'sent',
      header: formatMessage(messages.answeredOn),
      cell: ({ finishedAt }) => (finishedAt === null ? '–' : intl.formatDate(finishedAt)),
    },
  ]
}
