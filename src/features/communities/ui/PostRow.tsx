import type { Schemas } from '@/api'
import { Button } from '@/design-system/Button'
import { Icon, MessageSquareIcon } from '@/design-system/icons'
import { Link } from '@/design-system/Link'
import { RelativeTime } from '@/design-system/RelativeTime'
import { Text } from '@/design-system/Text'
import { VisuallyHidden } from '@/design-system/VisuallyHidden'
import { useArchive } from '@/features/post-detail'
import { useCurrentUser } from '@/features/session'
import { SelectBox, type Selection, StateChip } from '@/features/workflow'
import { useDayTime } from '@/shared/day-time'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { messages } from '../messages'
import styles from './Communities.module.css'

export type PostRowProps = {
  community: Schemas['Community']
  post: Schemas['PostSummary']
  archived: boolean
  /** What is chosen, where posts of this list can be moved. */
  selection?: Selection | undefined
}

/** A post as one row: number, title, author, state, comments and when it changed. */
export function PostRow({ community, post, archived, selection }: PostRowProps) {
  const { formatMessage, formatName } = useIntl()
  const { dayInShort, exact } = useDayTime()
  const { id, number, title, language, author, workflowState, commentsCount, createdAt, editedAt } = post
  const mine = useCurrentUser().id === author.id
  const mayBringBack = archived && community.state !== 'archived' && (mine || community.membership === 'moderator')
  return (
    <li className={styles.row} data-post={id} data-chosen={selection?.chosen.has(id) || undefined}>
      {selection && <SelectBox post={post} selection={selection} />}
      <Text as="span" size="sm" tone="muted" className={styles.number}>
        {number}
      </Text>
      <div className={styles.words}>
        <Link variant="quiet" href={paths.post(id)} lang={language} className={styles.name}>
          {title}
        </Link>
        <Text size="sm" tone="muted">
          {formatName(author.fullName)},{' '}
          <RelativeTime value={editedAt ?? createdAt} format={dayInShort} formatExact={exact} />
        </Text>
      </div>
      <div className={styles.buttons}>
        {workflowState && <StateChip state={workflowState} />}
        {commentsCount > 0 && (
          <Text as="span" size="sm" tone="muted" className={styles.count}>
            <Icon of={MessageSquareIcon} size="sm" />
            <span aria-hidden="true">{commentsCount}</span>
            <VisuallyHidden>{formatMessage(messages.comments, { count: commentsCount })}</VisuallyHidden>
          </Text>
        )}
        {mayBringBack && <BringBack id={id} title={title} />}
      </div>
    </li>
  )
}

function BringBack({ id, title }: { id: string; title: string }) {
  const { formatMessage } = useIntl()
  const setArchived = useArchive(id)
  return (
    <Button size="sm" aria-label={formatMessage(messages.bringBackThis, { title })} onClick={() => setArchived(false)}>
      {formatMessage(messages.bringBack)}
    </Button>
  )
}
