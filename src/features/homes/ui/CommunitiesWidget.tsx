import type { Schemas } from '@/api'
import { Avatar } from '@/design-system/Avatar'
import { Link } from '@/design-system/Link'
import { Text } from '@/design-system/Text'
import { MembershipButton } from '@/features/communities'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { messages } from '../messages'
import styles from './Widget.module.css'

/** Communities with what is unread in them; who is not in one can join here. */
export function CommunitiesWidget({ communities }: { communities: readonly Schemas['Community'][] }) {
  const { formatMessage, formatName } = useIntl()
  return (
    <ul className={styles.rows}>
      {communities.map((community) => (
        <li key={community.id} className={styles.row}>
          <Avatar name={community.name} hue={community.color} shape="square" size={40} />
          <div className={styles.words}>
            <p className={styles.title}>
              <Link variant="quiet" href={paths.community(community.id)}>
                {formatName(community.name)}
              </Link>
            </p>
            <Text size="sm" tone="muted">
              {formatMessage(messages.unreadPosts, { count: community.unreadPostsCount })}
            </Text>
          </div>
          {community.membership === 'none' && <MembershipButton community={community} size="sm" />}
        </li>
      ))}
    </ul>
  )
}
