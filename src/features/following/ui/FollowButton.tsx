import { Button } from '@/design-system/Button'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'

export type FollowButtonProps = {
  followed: boolean
  /** What is followed, for those who hear the button alone. */
  name: string
  onFollow: (follow: boolean) => void
}

/** Follows what is not followed yet, and the other way round. */
export function FollowButton({ followed, name, onFollow }: FollowButtonProps) {
  const { formatMessage } = useIntl()
  return (
    <Button
      variant={followed ? 'quiet' : 'primary'}
      size="sm"
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
