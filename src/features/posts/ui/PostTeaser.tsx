import { useQuery } from '@tanstack/react-query'

import { Avatar } from '@/design-system/Avatar'
import { CalendarIcon, Icon, ImageIcon, PaperclipIcon } from '@/design-system/icons'
import { Link } from '@/design-system/Link'
import { communityQueries } from '@/features/navigation'
import { RefusalReason, usePermissions } from '@/features/permissions'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'

import { messages } from '../messages'
import styles from './PostTeaser.module.css'

/** Who would write. */
export type Author = { fullName: string; accountPhotoUrl?: string | null }

/**
 * The way from a feed into the editor, in the shape of the field that waits there, with the community chosen. Who
 * belongs to no community reads why they cannot write.
 */
export function PostTeaser({ author, communityId }: { author: Author; communityId?: string }) {
  const { formatMessage } = useIntl()
  const can = usePermissions()
  // The sidebar asks for them; until they are known the editor says whether one may.
  const { data: own } = useQuery({ ...communityQueries.own(), enabled: false })
  const verdict = own ? can('writePost', own) : null
  const face = <Avatar name={author.fullName} src={author.accountPhotoUrl} size={36} />
  if (verdict?.allowed === false)
    return (
      <p className={styles.root}>
        {face}
        <span className={styles.reason}>
          <RefusalReason of={verdict.reason} />
        </span>
      </p>
    )
  return (
    <Link variant="quiet" href={paths.postCreate(communityId)} className={styles.root}>
      {face}
      <span className={styles.words}>{formatMessage(messages.share)}</span>
      <Icon of={ImageIcon} />
      <Icon of={PaperclipIcon} />
      <Icon of={CalendarIcon} />
    </Link>
  )
}
