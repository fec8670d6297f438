import { Avatar } from '@/design-system/Avatar'
import { CalendarIcon, Icon, ImageIcon, ListChecksIcon, PaperclipIcon } from '@/design-system/icons'
import { useIntl } from '@/shared/i18n'

import { messages } from '../messages'
import styles from './ComposerTeaser.module.css'

export type ComposerTeaserProps = {
  /** Who would write. */
  person: { fullName: string; accountPhotoUrl: string | null }
  onOpen: () => void
}

/** Begins a new post. One button: the drawings only hint at what a post may hold. */
export function ComposerTeaser({ person, onOpen }: ComposerTeaserProps) {
  const { formatMessage } = useIntl()
  return (
    <button type="button" className={styles.root} onClick={onOpen}>
      <Avatar name={person.fullName} src={person.accountPhotoUrl} />
      <span className={styles.words}>{formatMessage(messages.share)}</span>
      <span className={styles.kinds}>
        {[ImageIcon, PaperclipIcon, CalendarIcon, ListChecksIcon].map((kind, index) => (
          <Icon key={index} of={kind} />
        ))}
      </span>
    </button>
  )
}
