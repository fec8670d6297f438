import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { Avatar } from '@/design-system/Avatar'
import { ButtonLink } from '@/design-system/Button'
import { Dialog } from '@/design-system/Dialog'
import { chatRequested } from '@/features/chat'
import { FollowButton, sendUserFollow, useFollow } from '@/features/following'
import { ReadFailure } from '@/features/error-pages'
import { usePermissions } from '@/features/permissions'
import { $userId } from '@/features/session'
import { useIntl } from '@/shared/i18n'
import type { OverlayRequestOf } from '@/shared/overlays'
import { paths } from '@/shared/routes'
import { userQueries } from '../api/user-queries'
import { messages } from '../messages'
import { ProfileBody } from './ProfileBody'
import { ProfileSkeleton } from './ProfileSkeleton'

export type UserProfileDialogProps = { request: OverlayRequestOf<'userProfile'>; onClose: () => void }

/** Who somebody is, as far as the reader may see it, with the way to the full profile. */
export function UserProfileDialog({ request: { userId, name, view }, onClose }: UserProfileDialogProps) {
  const { formatMessage, formatName } = useIntl()
  const can = usePermissions()
  const { data: user, error, isFetching, refetch } = useQuery(userQueries.detail(userId))
  const knownName = user?.fullName ?? name
  const title = knownName === undefined ? formatMessage(messages.person) : formatName(knownName)
  const follow = useFollow({
    queryKey: userQueries.detail(userId).queryKey,
    name: title,
    send: (follow) => sendUserFollow(userId, follow),
  })
  const { openChat, ownId } = useUnit({ openChat: chatRequested, ownId: $userId })
  const adminView = view === 'admin' && can('administrate').allowed
  const verdict = user && can('viewProfile', user)
  const following = user && can('follow', { ...user, adminView })
  const mayOpen = verdict?.allowed === true

  function handleChat() {
    onClose()
    openChat()
  }

  return (
    <Dialog
      title={title}
      picture={<Avatar name={title} src={user?.accountPhotoUrl} size={64} />}
      {...(verdict?.allowed && user?.caption != null && { subtitle: user.caption })}
      closeLabel={formatMessage(messages.close)}
      onClose={onClose}
      footer={
        user && (following?.allowed || mayOpen) ? (
          <>
            {following?.allowed && <FollowButton followed={user.followedByMe} name={user.fullName} onFollow={follow} />}
            {mayOpen && (
              <ButtonLink
                size="sm"
                href={paths.profile(user.id)}
                aria-label={formatMessage(messages.fullProfileOf, { name: user.fullName })}
              >
                {formatMessage(messages.fullProfile)}
              </ButtonLink>
            )}
          </>
        ) : undefined
      }
    >
      {user && verdict ? (
        <ProfileBody
          onChat={can('chat').allowed && user.id !== ownId ? handleChat : undefined}
          user={user}
          verdict={verdict}
          following={following}
          adminView={adminView}
          onChanged={() => void refetch()}
        />
      ) : error ? (
        <ReadFailure error={error} messages={messages} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <ProfileSkeleton />
      )}
    </Dialog>
  )
}
