import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { Suspense, useRef, useState } from 'react'
import { isApiError, type Schemas } from '@/api'
import { Button } from '@/design-system/Button'
import { EmptyState } from '@/design-system/EmptyState'
import { Icon, UserPlusIcon } from '@/design-system/icons'
import { Heading } from '@/design-system/Heading'
import { SegmentedControl } from '@/design-system/SegmentedControl'
import { Select } from '@/design-system/Select'
import { Stack } from '@/design-system/Stack'
import { Text } from '@/design-system/Text'
import { phrase, useIntl } from '@/shared/i18n'
import { loadable } from '@/shared/loadable'
import { tipRequested } from '@/shared/overlays'
import { decideMembership, queries } from '../api/community-queries'
import { refusalWords, renewCommunities } from '../api/use-membership'
import { editMessages, messages } from '../messages'
import { memberQueryOf } from '../model/address'
import styles from './Communities.module.css'
import { ListStates } from './ListStates'
import { MemberRow } from './MemberRow'
import { Person } from './Person'
import { SearchBox } from './SearchBox'
import { useAddress } from './use-address'
import { useKeptFocus } from './use-kept-focus'

const InviteMembersDialog = loadable(() => import('./InviteMembersDialog')).component('InviteMembersDialog')
const MessageDialog = loadable(() => import('./MessageDialog')).component('MessageDialog')

type Community = Schemas['Community']
type Membership = Schemas['Membership']

/** Who belongs to a community; for those who decide, first who asks to. */
export function CommunityMembers({ community }: { community: Community }) {
  const { formatMessage } = useIntl()
  const [address, change] = useAddress()
  const query = memberQueryOf(address)
  const { search = '', state: listed = 'member', role = '' } = query
  const list = useInfiniteQuery(queries.members(community.id, query))
  const members = list.data?.pages.flatMap((page) => page.memberships)
  const [inviting, setInviting] = useState(false)
  const region = useRef<HTMLDivElement>(null)
  useKeptFocus(region, community.counts?.requests)
  const rows = useRef<HTMLUListElement>(null)
  useKeptFocus(rows, members?.length)
  const any = { value: '', label: formatMessage(messages.any) }
  return (
    <Stack ref={region} tabIndex={-1} gap={4}>
      {community.canManageMembers && <Requests community={community} />}
      {community.canManageMembers && (
        <SegmentedControl
          label={formatMessage(editMessages.whichMembers)}
          value={listed === 'invited' ? 'invited' : 'member'}
          options={[
            { value: 'member', label: formatMessage(messages.members), count: community.counts?.members },
            { value: 'invited', label: formatMessage(editMessages.invited) },
          ]}
          onValueChange={(state) => change({ state: state === 'invited' ? state : '', role: '' })}
        />
      )}
      <div className={styles.filters}>
        <SearchBox
          label={formatMessage(messages.searchMembers)}
          value={search}
          onSearch={(value) => change({ search: value })}
        />
        {listed === 'member' && (
          <Select
            label={formatMessage(editMessages.role)}
            value={role}
            options={[
              any,
              { value: 'moderator', label: formatMessage(messages.moderators) },
              { value: 'member', label: formatMessage(messages.members) },
            ]}
            onValueChange={(value) => change({ role: value })}
          />
        )}
        {community.canManageMembers && (
          <div>
            <Button icon={<Icon of={UserPlusIcon} size="sm" />} onClick={() => setInviting(true)}>
              {formatMessage(messages.invite)}
            </Button>
          </div>
        )}
      </div>
      {inviting && (
        <Suspense>
          <InviteMembersDialog community={community} onClose={() => setInviting(false)} />
        </Suspense>
      )}
      <ListStates
        list={list}
        entries={members}
        empty={<EmptyState title={formatMessage(listed === 'invited' ? editMessages.noInvited : messages.noMembers)} />}
      >
        <ul ref={rows} tabIndex={-1} className={styles.rows}>
          {members?.map((membership) => (
            <MemberRow key={membership.user.id} community={community} membership={membership} />
          ))}
        </ul>
      </ListStates>
    </Stack>
  )
}

function Requests({ community }: { community: Community }) {
  const { formatMessage } = useIntl()
  const list = useInfiniteQuery(queries.members(community.id, { state: 'requested' }))
  const requests = list.data?.pages.flatMap((page) => page.memberships)
  if (requests?.length === 0) return null
  return (
    <Stack as="section" gap={2}>
      <Heading level={2} size="title">
        {formatMessage(messages.requests)}
      </Heading>
      <ListStates list={list} entries={requests} empty={null}>
        <ul className={styles.rows}>
          {requests?.map((membership) => (
            <Request key={membership.user.id} community={community} membership={membership} />
          ))}
        </ul>
      </ListStates>
    </Stack>
  )
}

function Request({ community, membership }: { community: Community; membership: Membership }) {
  const { formatMessage, formatPhrase } = useIntl()
  const queryClient = useQueryClient()
  const tip = useUnit(tipRequested)
  const [declining, setDeclining] = useState(false)
  const { user, message } = membership
  const decide = useMutation({
    mutationFn: (decision: Schemas['MembershipDecision']) => decideMembership(community.id, user.id, decision),
    onSuccess: (_, { accept }) =>
      tip({
        severity: 'success',
        title: phrase(accept ? messages.accepted : messages.declinedThem, { name: user.fullName }),
      }),
    onError: (error) => {
      const decided = isApiError(error) && error.code === 'already-decided'
      if (!declining || decided)
        tip({ severity: decided ? 'info' : 'error', title: refusalWords(error, community.name) })
    },
    onSettled: () => renewCommunities(queryClient),
  })
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <Person user={user} />
        {message !== null && <Text size="sm">{message}</Text>}
      </div>
      <div className={styles.buttons}>
        <Button
          size="sm"
          variant="primary"
          busy={decide.isPending}
          aria-label={formatMessage(messages.acceptThem, { name: user.fullName })}
          onClick={() => decide.mutate({ accept: true })}
        >
          {formatMessage(messages.accept)}
        </Button>
        <Button
          size="sm"
          aria-label={formatMessage(messages.declineThem, { name: user.fullName })}
          onClick={() => setDeclining(true)}
        >
          {formatMessage(messages.decline)}
        </Button>
      </div>
      {declining && (
        <Suspense>
          <MessageDialog
            title={formatMessage(messages.declineThem, { name: user.fullName })}
            label={formatMessage(messages.reason)}
            send={formatMessage(messages.decline)}
            busy={decide.isPending}
            problem={decide.error ? formatPhrase(refusalWords(decide.error, community.name)) : null}
            onSend={(reason) =>
              decide.mutate(
                { accept: false, ...(reason !== undefined && { reason }) },
                { onSuccess: () => setDeclining(false) },
              )
            }
            onClose={() => setDeclining(false)}
          >
            <Text>{formatMessage(messages.reasonText)}</Text>
          </MessageDialog>
        </Suspense>
      )}
    </li>
  )
}
