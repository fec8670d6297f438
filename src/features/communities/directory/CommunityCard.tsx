import type { Schemas } from '@/api'
import { Avatar } from '@/design-system/Avatar'
import { Card } from '@/design-system/Card'
import { Clamp } from '@/design-system/Clamp'
import { Link } from '@/design-system/Link'
import { StatusChip } from '@/design-system/StatusChip'
import { Text } from '@/design-system/Text'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { messages as archiveWords } from '../archive/messages'
import { messages } from './messages'
import { languageName } from '../model/languages'
import styles from '../ui/Communities.module.css'
import { CommunityCover } from '../ui/CommunityCover'
import { MembershipButton } from '../membership/MembershipButton'

/** A community in the directory. */
export function CommunityCard({ community }: { community: Schemas['Community'] }) {
  const { formatList, formatMessage, formatName } = useIntl()
  const {
    id,
    name,
    color,
    description,
    cover,
    membersCount,
    weekPostsCount = 0,
    canRead,
    languages = [],
    archived,
  } = community
  const facts = [
    canRead === false
      ? formatMessage(messages.closed)
      : formatMessage(messages.membersAndPosts, { members: membersCount, posts: weekPostsCount }),
    ...(languages.length > 0 ? [formatList(languages.map(languageName))] : []),
  ]
  return (
    <Card as="li" className={styles.card}>
      {cover && <CommunityCover lazy cover={cover} className={styles.cardCover} />}
      <Avatar name={name} hue={color} size={40} className={styles.tile} />
      <div className={styles.words}>
        <Link variant="quiet" href={paths.community(id)} className={styles.name}>
          {formatName(name)}
        </Link>
        {description !== null && (
          <Text as="div" size="sm" tone="muted">
            <Clamp lines={2}>{description}</Clamp>
          </Text>
        )}
        <Text size="sm" tone="muted">
          {facts.join(' · ')}
        </Text>
        {archived && <StatusChip>{formatMessage(archiveWords.archivedWord)}</StatusChip>}
        <MembershipButton community={community} size="sm" />
      </div>
    </Card>
  )
}
