import type { Schemas } from '@/api'
import { Avatar } from '@/design-system/Avatar'
import { Clamp } from '@/design-system/Clamp'
import { Link } from '@/design-system/Link'
import { Text } from '@/design-system/Text'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { messages } from '../messages'
import styles from './Communities.module.css'
import { MembershipButton } from './MembershipButton'

/** A community in the directory. */
export function CommunityCard({ community }: { community: Schemas['Community'] }) {
  const { formatMessage, formatName } = useIntl()
  const { id, name, color, description, membersCount, unreadPostsCount, state, canRead } = community
  const facts =
    state === 'archived'
      ? formatMessage(messages.isArchived)
      : canRead === false
        ? formatMessage(messages.closed)
        : formatMessage(messages.membersAndUnread, { members: membersCount, unread: unreadPostsCount })
  return (
    <li className={styles.card}>
      <Avatar name={name} hue={color} shape="square" size={40} />
      <div className={styles.words}>
        <Link variant="quiet" href={paths.community(id)} className={styles.name}>
          {formatName(name)}
        </Link>
        {description !== null && (
          <Text size="sm" tone="muted">
            <Clamp lines={2}>{description}</Clamp>
          </Text>
        )}
        <Text size="sm" tone="muted">
          {facts}
        </Text>
        <div className={styles.cardActions}>
          <MembershipButton community={community} size="sm" />
        </div>
      </div>
    </li>
  )
}
