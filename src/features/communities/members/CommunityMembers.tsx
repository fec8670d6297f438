import { useInfiniteQuery } from '@tanstack/react-query'
import { Suspense, useRef, useState } from 'react'
import type { Schemas } from '@/api'
import { Button } from '@/design-system/Button'
import { Icon, UserPlusIcon } from '@/design-system/icons'
import { SegmentedControl } from '@/design-system/SegmentedControl'
import { Select } from '@/design-system/Select'
import { Stack } from '@/design-system/Stack'
import { ListFilters } from '@/features/list-filters'
import { QueryView } from '@/features/query-view'
import { useAddressState } from '@/shared/address-state'
import { useIntl } from '@/shared/i18n'
import { loadable } from '@/shared/loadable'
import { queries } from '../api/community-queries'
import { messages as words } from '../messages'
import { membersQueryOf } from '../model/address'
import styles from '../ui/Communities.module.css'
import { CommunitiesSkeleton } from '../ui/CommunitiesSkeleton'
import { ShowMore } from '../ui/ShowMore'
import { useKeptFocus } from '../ui/use-kept-focus'
import { MemberRow } from './MemberRow'
import { messages } from './messages'
import { Requests } from './Requests'

const InviteMembersDialog = loadable(() => import('./InviteMembersDialog')).component('InviteMembersDialog')

const roles = ['', 'moderator', 'member'] as const

/** Who belongs to a community; for those who decide, first who asks to. */
export function CommunityMembers({ community }: { community: Schemas['Community'] }) {
  const { formatMessage } = useIntl()
  const [address, change] = useAddressState('community')
  const list = useInfiniteQuery(queries.members(community.id, membersQueryOf(address)))
  const members = list.data?.pages.flatMap((page) => page.memberships) ?? []
  const rows = useRef<HTMLUListElement>(null)
  useKeptFocus(rows, members.length)
  const { canManageMembers } = community
  const isInvited = address.state === 'invited'
  const roleWords = { '': words.any, moderator: words.moderators, member: words.members }
  return (
    <Stack gap={4}>
      {canManageMembers && (
        <>
          <Requests community={community} />
          <SegmentedControl
            label={formatMessage(messages.whichMembers)}
            value={address.state}
            options={[
              { value: 'member', label: formatMessage(words.members) },
              { value: 'invited', label: formatMessage(messages.invited) },
            ]}
            onValueChange={(state) => change({ state, role: '' })}
          />
        </>
      )}
      <ListFilters
        searchLabel={formatMessage(messages.searchMembers)}
        said={address.search}
        onSay={(search) => change({ search }, { replace: true })}
        count={address.role === '' ? 0 : 1}
        onClear={() => change({ role: '' })}
        showLabel={formatMessage(messages.showMembers, { count: list.data?.pages[0]?.totalCount ?? 0 })}
      >
        {!isInvited && (
          <Select
            label={formatMessage(messages.role)}
            value={address.role}
            options={roles.map((value) => ({ value, label: formatMessage(roleWords[value]) }))}
            onValueChange={(value) => change({ role: roles.find((role) => role === value) ?? '' })}
          />
        )}
      </ListFilters>
      {canManageMembers && <InviteButton community={community} />}
      <QueryView
        query={list}
        skeleton={<CommunitiesSkeleton label={formatMessage(messages.loadingMembers)} />}
        words={{ failed: words.listFailed }}
        empty={{
          when: () => members.length === 0 && !list.hasNextPage,
          title: formatMessage(isInvited ? messages.noInvited : messages.noMembers),
        }}
      >
        {() => (
          <>
            <ul ref={rows} tabIndex={-1} aria-label={formatMessage(words.members)} className={styles.rows}>
              {members.map((membership) => (
                <MemberRow key={membership.user.id} community={community} membership={membership} />
              ))}
            </ul>
            <ShowMore list={list} />
          </>
        )}
      </QueryView>
    </Stack>
  )
}

function InviteButton({ community }: { community: Schemas['Community'] }) {
  const { formatMessage } = useIntl()
  const [inviting, setInviting] = useState(false)
  return (
    <div>
      <Button aria-haspopup="dialog" icon={<Icon of={UserPlusIcon} size="sm" />} onClick={() => setInviting(true)}>
        {formatMessage(messages.invite)}
      </Button>
      {inviting && (
        <Suspense>
          <InviteMembersDialog community={community} onClose={() => setInviting(false)} />
        </Suspense>
      )}
    </div>
  )
}
