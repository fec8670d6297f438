import { Button } from '@/design-system/Button'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'

export type FollowButtonProps = {
  followed: boolean
  /** What is followed, for those who hear the button alone. */
  name: string
  /** It stands beside something that matters more: as large as that, and without its colour. */
  quiet?: boolean
  onFollow: (follow: boolean) => void
}

/** Follows what is not followed yet, and the other way round. */
export function FollowButton({ followed, name, quiet = false, onFollow }: FollowButtonProps) {
  const { formatMessage } = useIntl()
  return (
    <Button
      variant={followed || quiet ? 'quiet' : 'primary'}
      size={quiet ? 'md' : 'sm'}
      aria-label={formatMessage(followed ? messages.unfollowThis : messages.followThis, { name })}
      onClick={({ detail }) => {
        // The second click of a double click would take the first one back.
        if (detail < 2) onFollow(!followed)
      }}
    >
      {formatMessage(followed ? messages.unfollow : messages.follow)}
    </Button>
  )
}
