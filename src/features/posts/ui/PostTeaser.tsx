import { Avatar } from '@/design-system/Avatar'
import { CalendarIcon, Icon, ImageIcon, PaperclipIcon } from '@/design-system/icons'
import { Link } from '@/design-system/Link'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'

import { messages } from '../messages'
import styles from './PostTeaser.module.css'

/** Who would write. */
export type Author = { fullName: string; accountPhotoUrl?: string | null }

/** The way from a feed into the editor, in the shape of the field that waits there, with the community chosen. */
export function PostTeaser({ author, communityId }: { author: Author; communityId?: string }) {
  const { formatMessage } = useIntl()
  return (
    <Link variant="quiet" href={paths.postCreate(communityId)} className={styles.root}>
      <Avatar name={author.fullName} src={author.accountPhotoUrl} size={36} />
      <span className={styles.words}>{formatMessage(messages.share)}</span>
      <Icon of={ImageIcon} />
      <Icon of={PaperclipIcon} />
      <Icon of={CalendarIcon} />
    </Link>
  )
}
