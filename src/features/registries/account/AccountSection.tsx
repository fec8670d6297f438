import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { type ReactNode, useState } from 'react'
import type { Schemas } from '@/api'
import { Button } from '@/design-system/Button'
import { CardProblem } from '@/design-system/Card'
import { DateTime } from '@/design-system/DateTime'
import { DescriptionList } from '@/design-system/DescriptionList'
import { Heading } from '@/design-system/Heading'
import { Skeleton, SkeletonGroup } from '@/design-system/Skeleton'
import { Text } from '@/design-system/Text'
import { GroupLink } from '@/features/entity-links'
import { type MessageDescriptor, phrase, useIntl } from '@/shared/i18n'
import { tipRequested } from '@/shared/overlays'
import { accountCalls, registryQueries, showAccount } from '../api/registry-queries'
import { messages as listMessages } from '../messages'
import { messages } from './messages'
import { accountFailure } from './account-failure'
import { BlockForm } from './BlockForm'
import styles from '../ui/Registries.module.css'
import { useAccountWords } from '../ui/use-account-words'

export type AccountSectionProps = {
  userId: string
  /** The account was changed: what else is shown of the person may be older. */
  onChanged: () => void
}

/** The account of a person, for those who manage users: how it stands, what it may do, and blocking it. */
export function AccountSection({ userId, onChanged }: AccountSectionProps) {
  const { formatMessage } = useIntl()
  const { data, error, refetch } = useQuery(registryQueries.user(userId))
  return (
    <section aria-label={formatMessage(messages.account)} className={styles.account}>
      <Heading level={3} size="small">
        {formatMessage(messages.account)}
      </Heading>
      {data ? (
        <>
          <AccountFacts user={data} />
          <AccountActions user={data} onChanged={onChanged} />
        </>
      ) : error ? (
        <CardProblem retryLabel={formatMessage(listMessages.tryAgain)} onRetry={() => void refetch()}>
          {formatMessage(messages.accountFailed)}
        </CardProblem>
      ) : (
        <SkeletonGroup label={formatMessage(listMessages.loading)} className={styles.form}>
          <Skeleton length="half" />
          <Skeleton length="long" />
          <Skeleton length="half" />
        </SkeletonGroup>
      )}
    </section>
  )
}

const day = { dateStyle: 'medium' } as const
const moment = { dateStyle: 'medium', timeStyle: 'short' } as const
const plainDay = { dateStyle: 'medium', timeZone: 'UTC' } as const

function AccountFacts({ user }: { user: Schemas['RegistryUser'] }) {
  const { formatMessage, formatDate, formatName } = useIntl()
  const words = useAccountWords()
  const { block, groups = [], licences, userName, lastSignIn } = user
  const facts: [string, MessageDescriptor, ReactNode][] = [
    [
      'block',
      messages.blockedFor,
      block && (
        <>
          {block.reason}{' '}
          <Text as="span" size="sm" tone="muted">
            {block.by
              ? formatMessage(messages.blockedBy, {
                  name: formatName(block.by.fullName),
                  date: formatDate(block.at, day),
                })
              : formatDate(block.at, day)}
          </Text>
        </>
      ),
    ],
    [
      'until',
      messages.blockedUntil,
      block &&
        (block.until === null ? (
          formatMessage(messages.noEnd)
        ) : (
          <DateTime value={block.until} format={(date) => formatDate(date, moment)} />
        )),
    ],
    ['userName', messages.userName, userName],
    ['signIn', listMessages.lastSignIn, words.signIn(lastSignIn)],
    ['joined', messages.joined, formatDate(user.joinedOn, plainDay)],
    ['role', listMessages.role, words.roleOf(user)],
    [
      'licences',
      messages.licences,
      licences.length === 0 ? formatMessage(messages.none) : licences.map(({ type }) => type).join(', '),
    ],
    [
      'groups',
      messages.groups,
      groups.length === 0 ? (
        formatMessage(messages.none)
      ) : (
        <span className={styles.actions}>
          {groups.map(({ id, name }) => (
            <GroupLink key={id} groupId={id} name={name} />
          ))}
        </span>
      ),
    ],
    ['source', messages.source, words.source(user.source)],
  ]
  return (
    <DescriptionList
      items={facts.flatMap(([id, term, description]) =>
        description === null || description === '' ? [] : [{ id, term: formatMessage(term), description }],
      )}
    />
  )
}

const refusals: Record<string, MessageDescriptor> = {
  oneself: messages.refusedOneself,
  root: messages.refusedRoot,
  deleted: messages.refusedDeleted,
}

/** Blocking and unblocking; where the viewer may not, the reason. */
function AccountActions({ user, onChanged }: { user: Schemas['RegistryUser']; onChanged: () => void }) {
  const { formatMessage } = useIntl()
  const queryClient = useQueryClient()
  const tip = useUnit(tipRequested)
  const [blocking, setBlocking] = useState(false)
  const blocked = user.state === 'blocked'
  const unblock = useMutation({
    mutationFn: () => accountCalls.unblock(user.id),
    onSuccess: (account) => {
      showAccount(queryClient, account)
      tip({ severity: 'success', title: phrase(messages.unblockedTip, { name: user.fullName }) })
      onChanged()
    },
    onError: (error) => tip({ severity: 'error', title: accountFailure(error) }),
  })
  if (!user.canBlock)
    return (
      <Text size="sm" tone="muted">
        {formatMessage(refusals[user.blockRefusal ?? ''] ?? messages.refusedRegistry)}
      </Text>
    )
  if (blocking)
    return (
      <BlockForm
        user={user}
        onDone={() => {
          setBlocking(false)
          onChanged()
        }}
        onCancel={() => setBlocking(false)}
      />
    )
  return (
    <div className={styles.actions}>
      {blocked && (
        <Button size="sm" variant="primary" busy={unblock.isPending} onClick={() => unblock.mutate()}>
          {formatMessage(messages.unblock)}
        </Button>
      )}
      <Button size="sm" onClick={() => setBlocking(true)}>
        {formatMessage(blocked ? messages.changeBlock : messages.blockOpen)}
      </Button>
    </div>
  )
}
