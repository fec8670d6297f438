import { useInfiniteQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'
import { concernsThePage, type Schemas } from '@/api'
import { Button } from '@/design-system/Button'
import { Card } from '@/design-system/Card'
import { DateTime } from '@/design-system/DateTime'
import { EmptyState } from '@/design-system/EmptyState'
import { Select } from '@/design-system/Select'
import { Skeleton, SkeletonGroup } from '@/design-system/Skeleton'
import { Text } from '@/design-system/Text'
import { TextField } from '@/design-system/TextField'
import { GroupLink, PersonLink } from '@/features/entity-links'
import { ListFilters } from '@/features/list-filters'
import { LoadFailure } from '@/features/load-failure'
import { type MessageDescriptor, useIntl } from '@/shared/i18n'
import { useTypedWords } from '@/shared/typed-words'
import { adminQueries } from '../api/admin-queries'
import { messages } from '../messages'
import { acts, auditFilterOf } from '../model/admin-address'
import styles from './Admin.module.css'

const actNames: Record<string, MessageDescriptor> = {
  'user-block': messages.actBlock,
  'user-unblock': messages.actUnblock,
  'group-members': messages.actMembers,
}

const fieldNames: Record<string, MessageDescriptor> = {
  state: messages.fieldState,
  'block-until': messages.fieldUntil,
  members: messages.fieldMembers,
}

const values: Record<string, MessageDescriptor> = { active: messages.valueActive, blocked: messages.valueBlocked }

const moment = { dateStyle: 'medium', timeStyle: 'short' } as const

/** What administrators did, newest first: who, what, to whom, from what to what, and why. */
export function AuditTab() {
  const { formatMessage } = useIntl()
  const [address, setAddress] = useSearchParams()
  const filter = auditFilterOf(address)
  const list = useInfiniteQuery({ ...adminQueries.audit(filter), throwOnError: concernsThePage })
  const entries = list.data?.pages.flatMap((page) => page.entries) ?? []
  const change = useCallback(
    (name: string, value: string) =>
      setAddress(
        (before) => {
          const next = new URLSearchParams(before)
          if (value === '') next.delete(name)
          else next.set(name, value)
          return next
        },
        { replace: true, preventScrollReset: true },
      ),
    [setAddress],
  )
  return (
    <div className={styles.log}>
      <ListFilters
        count={filter.act ? 1 : 0}
        onClear={() => change('act', '')}
        search={<Search said={address.get('search') ?? ''} onSay={change} />}
      >
        <Select
          label={formatMessage(messages.act)}
          value={filter.act?.[0] ?? ''}
          options={[
            { value: '', label: formatMessage(messages.anyAct) },
            ...acts.map((value) => ({ value, label: formatMessage(actNames[value] ?? messages.anyAct) })),
          ]}
          onValueChange={(act) => change('act', act)}
        />
      </ListFilters>
      {list.data && (
        <Text role="status" size="sm" tone="muted">
          {formatMessage(messages.entries, { count: list.data.pages[0]?.totalCount ?? 0 })}
        </Text>
      )}
      {entries.length > 0 && (
        <Card padding="none">
          <ul aria-label={formatMessage(messages.audit)} className={styles.entries}>
            {entries.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </ul>
        </Card>
      )}
      {list.isSuccess && entries.length === 0 && <EmptyState level={2} title={formatMessage(messages.noEntries)} />}
      {list.isPending && (
        <SkeletonGroup label={formatMessage(messages.loading)} className={styles.log}>
          {[1, 2, 3, 4, 5].map((number) => (
            <Skeleton key={number} length="long" />
          ))}
        </SkeletonGroup>
      )}
      {list.isError && (
        <LoadFailure
          level={2}
          title={formatMessage(messages.auditFailed)}
          error={list.error}
          busy={list.isFetching}
          onRetry={() => void (list.data ? list.fetchNextPage() : list.refetch())}
        />
      )}
      {list.hasNextPage && !list.isError && (
        <Button wide busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {formatMessage(messages.more)}
        </Button>
      )}
    </div>
  )
}

/** The words of the search: here while they are typed, in the address soon after. */
function Search({ said, onSay }: { said: string; onSay: (name: string, value: string) => void }) {
  const { formatMessage } = useIntl()
  const [typed, setTyped] = useTypedWords(said.trim(), (words) => onSay('search', words))
  return <TextField type="search" label={formatMessage(messages.searchLog)} value={typed} onValueChange={setTyped} />
}

function Entry({ entry: { at, actor, act, target, changes, reason } }: { entry: Schemas['AuditEntry'] }) {
  const { formatMessage, formatDate } = useIntl()
  const name = actNames[act]
  const valueOf = (field: string, value: string | null) => {
    if (value === null) return formatMessage(messages.valueNone)
    if (field === 'block-until') return formatDate(value, moment)
    const known = values[value]
    return known ? formatMessage(known) : value
  }
  return (
    <li className={styles.entry}>
      <span className={styles.line}>
        <Text as="strong">{name ? formatMessage(name) : act}</Text>
        <Text as="span" size="sm" tone="muted">
          <DateTime value={at} format={(date) => formatDate(date, moment)} />
        </Text>
      </span>
      <span className={styles.line}>
        {target.kind === 'group' ? (
          <GroupLink groupId={target.id} name={target.name} variant="text" />
        ) : (
          <PersonLink userId={target.id} name={target.name} variant="text" />
        )}
        {actor ? (
          <PersonLink userId={actor.id} name={actor.fullName} variant="quiet">
            {formatMessage(messages.by, { name: actor.fullName })}
          </PersonLink>
        ) : (
          <Text as="span" size="sm" tone="muted">
            {formatMessage(messages.bySystem)}
          </Text>
        )}
      </span>
      {changes.map(({ field, old, new: now }) => {
        const known = fieldNames[field]
        return (
          <Text key={field} size="sm">
            {formatMessage(messages.changed, {
              field: known ? formatMessage(known) : field,
              old: valueOf(field, old),
              now: valueOf(field, now),
            })}
          </Text>
        )
      })}
      {reason !== null && (
        <Text size="sm" tone="muted">
          {formatMessage(messages.because, { reason })}
        </Text>
      )}
    </li>
  )
}
