import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { Suspense, useState } from 'react'
import type { Schemas } from '@/api'
import { Avatar } from '@/design-system/Avatar'
import { Button } from '@/design-system/Button'
import { EmptyState } from '@/design-system/EmptyState'
import { IconButton } from '@/design-system/IconButton'
import { DownloadIcon, Icon, PencilIcon, UserMinusIcon, UserPlusIcon } from '@/design-system/icons'
import { useNow } from '@/design-system/RelativeTime'
import { SegmentedControl } from '@/design-system/SegmentedControl'
import { Skeleton } from '@/design-system/Skeleton'
import { Stack } from '@/design-system/Stack'
import { StatusChip } from '@/design-system/StatusChip'
import { Text } from '@/design-system/Text'
import { VisuallyHidden } from '@/design-system/VisuallyHidden'
import { PersonLink } from '@/features/entity-links'
import { LoadFailure } from '@/features/load-failure'
import { type PortalIntl, useIntl } from '@/shared/i18n'
import { loadable } from '@/shared/loadable'
import { tipRequested } from '@/shared/overlays'
import { randomId } from '@/shared/random-id'
import { saveFile } from '@/shared/save-file'
import {
  invitationQueries,
  invitationsFile,
  invitePeople,
  removeInvitation,
  type Response,
  responses,
} from '../api/invitation-calls'
import { messages } from '../messages'
import { answerLabels } from '../model/answer-labels'
import { canAnswer, invitedCount } from '../model/answering'
import { EventAnswer } from './EventAnswer'
import styles from './Events.module.css'

const InviteDialog = loadable(() => import('./InviteDialog')).component('InviteDialog')
const InvitationDialog = loadable(() => import('./InvitationDialog')).component('InvitationDialog')

type Invitation = Schemas['Invitation']

export type InvitationsPanelProps = { post: Schemas['Post'] }

/** Who is invited to the event of a post: my answer, the counts as filters, the people with what they said. */
export function InvitationsPanel({ post }: InvitationsPanelProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const now = useNow()
  const queryClient = useQueryClient()
  const [filter, setFilter] = useState<Response | 'all'>('all')
  const [inviting, setInviting] = useState(false)
  const list = useInfiniteQuery(invitationQueries.list(post.id, filter === 'all' ? null : filter))
  const people = list.data?.pages.flatMap(({ invitations }) => invitations)
  const { event } = post
  if (!event) return null
  const counts = list.data?.pages.at(-1)?.counts ?? event.counts
  const shown = responses.filter((response) => response === filter || (counts?.[response] ?? 0) > 0)
  return (
    <Stack gap={4}>
      {canAnswer(post, now) && <EventAnswer post={post} />}
      <div className={styles.tools}>
        <SegmentedControl<Response | 'all'>
          label={formatMessage(messages.show)}
          className={styles.filters}
          value={filter}
          options={[
            { value: 'all', label: formatMessage(messages.all), count: invitedCount(counts) },
            ...shown.map((value) => ({
              value,
              label: formatMessage(answerLabels[value].label),
              count: counts?.[value],
            })),
          ]}
          onValueChange={setFilter}
        />
        {post.canInvite && (
          <div className={styles.actions}>
            <DownloadButton post={post} response={filter === 'all' ? null : filter} />
            <Button icon={<Icon of={UserPlusIcon} size="sm" />} onClick={() => setInviting(true)}>
              {formatMessage(messages.invite)}
            </Button>
          </div>
        )}
      </div>
      {inviting && (
        <Suspense>
          <InviteDialog
            postId={post.id}
            onClose={() => setInviting(false)}
            onInvited={() => void queryClient.invalidateQueries({ queryKey: ['posts', 'detail', post.id] })}
          />
        </Suspense>
      )}
      {!people && list.error && (
        <LoadFailure
          title={formatMessage(messages.failed)}
          error={list.error}
          busy={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      )}
      {!people && !list.error && (
        <Stack gap={3}>
          <VisuallyHidden role="status">{formatMessage(messages.loading)}</VisuallyHidden>
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </Stack>
      )}
      {people?.length === 0 && <EmptyState title={formatMessage(messages.empty)} />}
      {people && people.length > 0 && (
        <ul aria-label={formatMessage(messages.invited)} className={styles.people}>
          {people.map((invitation) => (
            <InvitedPerson key={invitation.id} {...{ invitation, post, intl }} />
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {formatMessage(messages.more)}
        </Button>
      )}
    </Stack>
  )
}

type InvitedPersonProps = { invitation: Invitation; post: Schemas['Post']; intl: PortalIntl }

function InvitedPerson({ invitation, post, intl }: InvitedPersonProps) {
  const { invitee, kind, duty, response, note, viaGroup } = invitation
  const { formatMessage } = intl
  const known = responses.find((one) => one === response)
  const facts = [
    kind === 'staff' && formatMessage(messages.kindStaff),
    duty,
    viaGroup && formatMessage(messages.via, { group: viaGroup.name }),
  ].filter(Boolean)
  return (
    <li className={styles.person}>
      <Avatar name={invitee.fullName} src={invitee.accountPhotoUrl} size={34} />
      <div className={styles.words}>
        <PersonLink userId={invitee.id} name={invitee.fullName} />
        {facts.length > 0 && (
          <Text size="sm" tone="muted">
            {facts.join(', ')}
          </Text>
        )}
        {note && <Text size="sm">{note}</Text>}
      </div>
      <StatusChip color={known ? answerLabels[known].color : 'neutral'}>
        {known ? formatMessage(answerLabels[known].label) : response}
      </StatusChip>
      {post.canInvite && (
        <div className={styles.rowActions}>
          <EditButton invitation={invitation} post={post} />
          <RemoveButton invitation={invitation} postId={post.id} />
        </div>
      )}
    </li>
  )
}

/** Everyone who is shown, for a spreadsheet. */
function DownloadButton({ post: { id, number }, response }: { post: Schemas['Post']; response: Response | null }) {
  const { formatMessage } = useIntl()
  const tip = useUnit(tipRequested)
  const download = useMutation({
    mutationFn: () => invitationsFile(id, response),
    onSuccess: (file) => saveFile(`invitations-${number}.csv`, file),
    onError: () => tip({ severity: 'error', title: messages.csvFailed }),
  })
  return (
    <Button icon={<Icon of={DownloadIcon} size="sm" />} busy={download.isPending} onClick={() => download.mutate()}>
      {formatMessage(messages.csv)}
    </Button>
  )
}

/** What of an invitation is asked for anew after a change, the numbers of the post included. */
function useRenewInvitations(postId: string) {
  const queryClient = useQueryClient()
  return () => {
    for (const queryKey of [invitationQueries.all(postId), ['posts', 'detail', postId]])
      void queryClient.invalidateQueries({ queryKey })
  }
}

function EditButton({ invitation, post }: { invitation: Invitation; post: Schemas['Post'] }) {
  const { formatMessage } = useIntl()
  const [editing, setEditing] = useState(false)
  const renew = useRenewInvitations(post.id)
  return (
    <>
      <IconButton
        label={formatMessage(messages.editInvitation, { name: invitation.invitee.fullName })}
        icon={<Icon of={PencilIcon} />}
        onClick={() => setEditing(true)}
      />
      {editing && (
        <Suspense>
          <InvitationDialog {...{ invitation, post }} onSaved={renew} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </>
  )
}

/** Takes an invitation back at once; Undo invites the person anew. */
function RemoveButton({ invitation, postId }: { invitation: Invitation; postId: string }) {
  const { formatMessage } = useIntl()
  const tip = useUnit(tipRequested)
  const { invitee: user, kind, duty = null } = invitation
  const name = user.fullName
  const renew = useRenewInvitations(postId)
  const undo = async () => {
    await invitePeople(postId, { invitees: [{ type: 'user', user }], kind, duty }, randomId()).catch(() =>
      tip({ severity: 'error', title: messages.inviteFailed }),
    )
    renew()
  }
  const remove = useMutation({
    mutationFn: () => removeInvitation(postId, invitation.id),
    onSuccess: () =>
      tip({
        severity: 'success',
        title: messages.removed,
        translateParams: { name },
        actionCallbacks: [{ label: messages.undo, onSelect: () => void undo() }],
      }),
    onError: () => tip({ severity: 'error', title: messages.removeFailed }),
    onSettled: renew,
  })
  return (
    <IconButton
      label={formatMessage(messages.removeInvitation, { name })}
      icon={<Icon of={UserMinusIcon} />}
      onClick={() => !remove.isPending && remove.mutate()}
    />
  )
}
