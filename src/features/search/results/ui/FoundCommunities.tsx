import type { Schemas } from '@/api'
import { Avatar } from '@/design-system/Avatar'
import { Link } from '@/design-system/Link'
import { StatusChip } from '@/design-system/StatusChip'
import { Text } from '@/design-system/Text'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { messages } from '../messages'
import styles from './Results.module.css'

type Community = Schemas['Community']

/** Communities whose name holds the words, above what was found in them. */
export function FoundCommunities({ communities }: { communities: readonly Community[] }) {
  const { formatMessage, formatName } = useIntl()
  if (communities.length === 0) return null
  return (
    <ul aria-label={formatMessage(messages.communities)} className={styles.communities}>
      {communities.map((community) => (
        <li key={community.id} className={styles.community}>
          <Avatar name={community.name} hue={community.color} className={styles.tile} />
          <div className={styles.words}>
            <Link variant="quiet" className={styles.name} href={paths.community(community.id)}>
              {formatName(community.name)}
            </Link>
            {community.canRead !== false && (
              <Text size="sm" tone="muted">
                {formatMessage(messages.membersCount, { count: community.membersCount })}
              </Text>
            )}
          </div>
          <Standing community={community} />
        </li>
      ))}
    </ul>
  )
}

/** How the person stands to it. */
function Standing({ community: { mine, membership, archived, canRead } }: { community: Community }) {
  const { formatMessage } = useIntl()
  if (archived) return <StatusChip>{formatMessage(messages.archived)}</StatusChip>
  if (mine?.state === 'requested' || mine?.state === 'invited')
    return <StatusChip>{formatMessage(messages[mine.state])}</StatusChip>
  if (membership !== 'none') return <StatusChip>{formatMessage(messages[membership])}</StatusChip>
  return canRead === false ? <StatusChip>{formatMessage(messages.closed)}</StatusChip> : null
}
