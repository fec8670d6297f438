import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Schemas } from '@/api'
import { Button } from '@/design-system/Button'
import { EmptyState } from '@/design-system/EmptyState'
import { SegmentedControl } from '@/design-system/SegmentedControl'
import { StatusChip } from '@/design-system/StatusChip'
import { Table, type TableColumn } from '@/design-system/Table'
import { TextField } from '@/design-system/TextField'
import { PersonLink } from '@/features/entity-links'
import { LoadFailure } from '@/features/load-failure'
import { later } from '@/shared/delay'
import { type PortalIntl, useIntl } from '@/shared/i18n'
import { type Participation, participations, resultsQueries } from '../api/results-calls'
import { messages } from '../messages'
import styles from './SurveyResults.module.css'

type Row = Schemas['ParticipatingPerson']

const labels = {
  all: messages.all,
  answered: messages.stateAnswered,
  begun: messages.stateBegun,
  none: messages.stateNone,
}

/** Who is asked, and how each of them stands. */
export function People({ postId }: { postId: string }) {
  const intl = useIntl()
  const { formatMessage } = intl
  const [state, setState] = useState<Participation | 'all'>('all')
  const [words, setWords] = useState('')
  const [search, setSearch] = useState('')
  useEffect(() => later(() => setSearch(words.trim()), 200), [words])
  const list = useInfiniteQuery(resultsQueries.people(postId, state === 'all' ? null : state, search))
  return (
    <>
      <div className={styles.tools}>
        <SegmentedControl<Participation | 'all'>
          label={formatMessage(messages.show)}
          value={state}
          options={(['all', ...participations] as const).map((value) => ({
            value,
            label: formatMessage(labels[value]),
          }))}
          onValueChange={setState}
        />
        <TextField type="search" label={formatMessage(messages.searchPeople)} value={words} onValueChange={setWords} />
      </div>
      <Table
        caption={formatMessage(messages.people)}
        captionHidden
        columns={columnsFor(intl)}
        rows={list.data?.pages.flatMap(({ people }) => people) ?? []}
        getKey={({ user }) => user.id}
        labels={{ selectAll: '', selectRow: () => '', loading: formatMessage(messages.loading) }}
        loading={list.isPending}
        empty={<EmptyState title={formatMessage(messages.nobody)} />}
        error={
          list.error && (
            <LoadFailure
              title={formatMessage(messages.peopleFailed)}
              error={list.error}
              busy={list.isFetching}
              onRetry={() => void list.refetch()}
            />
          )
        }
      />
      {list.hasNextPage && (
        <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {formatMessage(messages.more)}
        </Button>
      )}
    </>
  )
}

function columnsFor(intl: PortalIntl): TableColumn<Row>[] {
  const { formatMessage } = intl
  const date = (at: string | null) => (at === null ? '–' : intl.formatDate(at))
  return [
    {
      id: 'person',
      header: formatMessage(messages.person),
      rowHeader: true,
      cell: ({ user }) => <PersonLink userId={user.id} name={user.fullName} />,
    },
    {
      id: 'state',
      header: formatMessage(messages.state),
      cell: ({ state }) => (
        <StatusChip color={state === 'answered' ? 'success' : state === 'begun' ? 'info' : 'neutral'}>
          {formatMessage(state === 'answered' ? labels.answered : state === 'begun' ? labels.begun : labels.none)}
        </StatusChip>
      ),
    },
    { id: 'answered', header: formatMessage(messages.answeredOn), cell: ({ answeredAt }) => date(answeredAt) },
    { id: 'reminded', header: formatMessage(messages.remindedOn), cell: ({ remindedAt }) => date(remindedAt) },
  ]
}
