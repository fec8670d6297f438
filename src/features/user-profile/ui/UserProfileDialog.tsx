import { useQuery } from '@tanstack/react-query'
import { ButtonLink } from '@/design-system/Button'
import { Dialog } from '@/design-system/Dialog'
import { FollowButton, useFollow } from '@/features/following'
import { usePermissions } from '@/features/permissions'
import { QueryView } from '@/features/query-view'
import { useIntl } from '@/shared/i18n'
import type { OverlayRequestOf } from '@/shared/overlays'
import { paths } from '@/shared/routes'
import { sendUserFollow, userQueries } from '../api/user-queries'
import { messages } from '../messages'
import { ProfileBody } from './ProfileBody'
import { ProfileSkeleton } from './ProfileSkeleton'

export type UserProfileDialogProps = { request: OverlayRequestOf<'userProfile'>; onClose: () => void }

/** Who somebody is, as far as the reader may see it, with the way to the full profile. */
export function UserProfileDialog({ request: { userId, name, view }, onClose }: UserProfileDialogProps) {
  const { formatMessage, formatName } = useIntl()
  const can = usePermissions()
  const query = useQuery(userQueries.detail(userId))
  const user = query.data
  const known = user?.fullName ?? name
  const title = known === undefined ? formatMessage(messages.person) : formatName(known)
  const follow = useFollow({
    queryKey: userQueries.detail(userId).queryKey,
    name: title,
    send: (follow) => sendUserFollow(userId, follow),
  })
  const adminView = view === 'admin' && can('administrate').allowed
  const verdict = user && can('viewProfile', user)
  const following = user && can('follow', { ...user, adminView })
  const mayOpen = verdict?.allowed === true

  return (
    <Dialog
      title={title}
      closeLabel={formatMessage(messages.close)}
      onClose={onClose}
      footer={
        user && (following?.allowed || mayOpen) ? (
          <>
            {following?.allowed && <FollowButton followed={user.followedByMe} name={title} onFollow={follow} />}
            {mayOpen && (
              <ButtonLink
                size="sm"
                href={paths.profile(user.id)}
                aria-label={formatMessage(messages.fullProfileOf, { name: title })}
              >
                {formatMessage(messages.fullProfile)}
              </ButtonLink>
            )}
          </>
        ) : undefined
      }
    >
      <QueryView query={query} skeleton={<ProfileSkeleton />} words={messages} level={3}>
        {(user) => verdict && <ProfileBody user={user} verdict={verdict} following={following} adminView={adminView} />}
      </QueryView>
    </Dialog>
  )
}
