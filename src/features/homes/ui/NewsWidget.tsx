import type { Schemas } from '@/api'
import { Clamp } from '@/design-system/Clamp'
import { Icon, ImageIcon, MessageSquareIcon, ThumbsUpIcon } from '@/design-system/icons'
import { Heading } from '@/design-system/Heading'
import { Link } from '@/design-system/Link'
import { usePicture } from '@/design-system/pictures'
import { RelativeTime } from '@/design-system/RelativeTime'
import { Text } from '@/design-system/Text'
import { UnreadDot } from '@/design-system/UnreadDot'
import { VisuallyHidden } from '@/design-system/VisuallyHidden'
import { useDayTime } from '@/shared/day-time'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { messages } from '../messages'
import styles from './Widget.module.css'

type Post = Schemas['PostSummary']

export type NewsWidgetProps = { posts: readonly Post[]; settings: Schemas['WidgetSettings'] }

/** Posts, the first of them large where its editors want that. */
export function NewsWidget({ posts, settings: { lead = false, look = 'list' } }: NewsWidgetProps) {
  const [first, ...others] = posts
  const listed = lead ? others : posts
  return (
    <>
      {lead && first && <Lead post={first} />}
      <ul data-look={look} className={styles.posts}>
        {listed.map((post) => (
          <li key={post.id} className={styles.post}>
            <Cover src={post.coverImageUrl} look={look} />
            <div className={styles.words}>
              <p lang={post.language} className={styles.title}>
                <Link variant="quiet" href={paths.post(post.id)}>
                  {post.title}
                </Link>
              </p>
              <Facts post={post} />
            </div>
            {!post.read && <Unread />}
          </li>
        ))}
      </ul>
    </>
  )
}

function Lead({ post }: { post: Post }) {
  const { formatMessage } = useIntl()
  const { id, title, excerpt, language, coverImageUrl, likesCount, commentsCount, read } = post
  return (
    <article className={styles.lead}>
      <div className={styles.leadWords}>
        <Heading level={3} size="title" lang={language}>
          <Link variant="quiet" href={paths.post(id)}>
            {title}
          </Link>
          {!read && <Unread />}
        </Heading>
        <Text as="div" tone="muted" lang={language}>
          <Clamp lines={3}>{excerpt}</Clamp>
        </Text>
        <Facts post={post} />
        <p className={styles.counts}>
          <span>
            <Icon of={ThumbsUpIcon} size="sm" />
            <span aria-hidden="true">{likesCount}</span>
            <VisuallyHidden>{formatMessage(messages.likes, { count: likesCount })}</VisuallyHidden>
          </span>
          <span>
            <Icon of={MessageSquareIcon} size="sm" />
            <span aria-hidden="true">{commentsCount}</span>
            <VisuallyHidden>{formatMessage(messages.comments, { count: commentsCount })}</VisuallyHidden>
          </span>
        </p>
      </div>
      <Cover src={coverImageUrl} look="lead" />
    </article>
  )
}

/** Where it was written, by whom, and when. */
function Facts({ post: { community, author, createdAt } }: { post: Post }) {
  const { formatName } = useIntl()
  const { dayInShort, exact } = useDayTime()
  return (
    <Text size="sm" tone="muted" className={styles.facts}>
      <span aria-hidden="true" data-hue={community.color} className={styles.swatch} />
      <span>{formatName(community.name)}</span>
      <span>
        {formatName(author.fullName)}, <RelativeTime value={createdAt} format={dayInShort} formatExact={exact} />
      </span>
    </Text>
  )
}

function Unread() {
  const { formatMessage } = useIntl()
  return <UnreadDot label={formatMessage(messages.unread)} />
}

/** Has its place before the picture comes, and keeps it without one. */
function Cover({ src, look }: { src: string | null; look: string }) {
  const picture = usePicture(src)
  if (src === null && look === 'cards') return null
  return (
    <div data-look={look} className={styles.cover}>
      {picture ? <img {...picture} alt="" loading="lazy" decoding="async" /> : <Icon of={ImageIcon} />}
    </div>
  )
}
