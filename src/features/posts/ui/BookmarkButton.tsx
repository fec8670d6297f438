import { IconButton } from '@/design-system/IconButton'
import { BookmarkIcon, Icon } from '@/design-system/icons'
import { useIntl } from '@/shared/i18n'

import { messages } from '../messages'
import styles from './Toggle.module.css'

type BookmarkButtonProps = {
  pressed: boolean
  onToggle: (on: boolean) => void
}

/** Keeps a post among the favourites or lets it go. */
export function BookmarkButton({ pressed, onToggle }: BookmarkButtonProps) {
  const intl = useIntl()
  return (
    <IconButton
      label={intl.formatMessage(messages.bookmark)}
      pressed={pressed}
      icon={<Icon of={BookmarkIcon} />}
      className={styles.bookmark}
      onClick={() => onToggle(!pressed)}
    />
  )
}
