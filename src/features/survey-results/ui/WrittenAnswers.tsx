import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useId, useState } from 'react'
import { isApiError, type Schemas } from '@/api'
import { Button } from '@/design-system/Button'
import { Card } from '@/design-system/Card'
import { Heading } from '@/design-system/Heading'
import { Skeleton, SkeletonGroup } from '@/design-system/Skeleton'
import { Text } from '@/design-system/Text'
import { TextField } from '@/design-system/TextField'
import { LoadFailure } from '@/features/load-failure'
import { later } from '@/shared/delay'
import { useIntl } from '@/shared/i18n'
import { resultsQueries } from '../api/results-calls'
import { messages } from '../messages'
import styles from './SurveyResults.module.css'
import { TextList } from './TextList'

export type WrittenAnswersProps = {
  postId: string
  /** Those that are answered by words, or may be. */
  questions: readonly Schemas['Question'][]
  language: string
}

/** Everything that people wrote, question by question, to be searched. */
export function WrittenAnswers({ postId, questions, language }: WrittenAnswersProps) {
  const { formatMessage } = useIntl()
  const [words, setWords] = useState('')
  const [search, setSearch] = useState('')
  useEffect(() => later(() => setSearch(words.trim()), 200), [words])
  return (
    <>
      <TextField type="search" label={formatMessage(messages.searchTexts)} value={words} onValueChange={setWords} />
      <div className={styles.cards}>
        {questions.map((question) => (
          <TextsOf key={question.id} postId={postId} question={question} search={search} language={language} />
        ))}
      </div>
    </>
  )
}

type TextsOfProps = { postId: string; question: Schemas['Question']; search: string; language: string }

function TextsOf({ postId, question, search, language }: TextsOfProps) {
  const { formatMessage } = useIntl()
  const id = useId()
  const list = useInfiniteQuery(resultsQueries.texts(postId, question.id, search, 20))
  const texts = list.data?.pages.flatMap((page) => page.texts) ?? []
  const count = list.data?.pages[0]?.totalCount
  const tooFew = isApiError(list.error) && list.error.code === 'group-too-small'
  return (
    <Card as="section" aria-labelledby={id} className={styles.texts}>
      <div className={styles.textsHead}>
        <Heading level={2} size="label" id={id} lang={language}>
          {question.text}
        </Heading>
        {count !== undefined && (
          <Text size="sm" tone="muted">
            {formatMessage(messages.answers, { count })}
          </Text>
        )}
      </div>
      {tooFew ? (
        <Text tone="muted">{formatMessage(messages.tooFew)}</Text>
      ) : list.error ? (
        <LoadFailure
          title={formatMessage(messages.failed)}
          error={list.error}
          busy={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      ) : list.isPending ? (
        <SkeletonGroup label={formatMessage(messages.loading)}>
          <Skeleton length="long" />
        </SkeletonGroup>
      ) : texts.length === 0 ? (
        <Text tone="muted">{formatMessage(search === '' ? messages.noAnswers : messages.nothingFound)}</Text>
      ) : (
        <TextList texts={texts} />
      )}
      {list.hasNextPage && (
        <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {formatMessage(messages.more)}
        </Button>
      )}
    </Card>
  )
}
