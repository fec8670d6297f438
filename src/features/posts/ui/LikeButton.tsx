import { Button } from '@/design-system/Button'
import { Icon, ThumbsUpIcon } from '@/design-system/icons'
import { useIntl } from '@/shared/i18n'

import { messages } from '../messages'
import styles from './Toggle.module.css'

type LikeButtonProps = {
  count: number
  pressed: boolean
  /** Nothing is liked here any more. */
  disabled?: boolean
  onToggle: (on: boolean) => void
}

/** Likes a post or takes it back; shows how many do. */
export function LikeButton({ count, pressed, disabled, onToggle }: LikeButtonProps) {
  const intl = useIntl()
  return (
    <Button
      variant="plain"
      size="sm"
      disabled={disabled}
      aria-pressed={pressed}
      aria-label={intl.formatMessage(messages.like, { count })}
      icon={<Icon of={ThumbsUpIcon} />}
      className={styles.like}
      onClick={() => onToggle(!pressed)}
    >
      {/* Where nobody likes it yet there is no nought to show. */}
      {count > 0 && intl.formatNumber(count)}
    </Button>
  )
}
