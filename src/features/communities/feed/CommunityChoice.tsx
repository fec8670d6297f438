import { useId } from 'react'
import type { Schemas } from '@/api'
import { Badge } from '@/design-system/Badge'
import { VisuallyHidden } from '@/design-system/VisuallyHidden'
import { useIntl } from '@/shared/i18n'
import { messages } from './messages'
import styles from './MyFeed.module.css'

export type CommunityChoiceProps = {
  communities: readonly Schemas['Community'][]
  /** The id of one of them; empty for all. */
  chosen: string
  onChoose: (communityId: string) => void
}

/**
 * Of which community the posts are, with how much is unread in each: a column beside them, and where there is no room
 * for that a row that scrolls. Native radios, as in a SegmentedControl.
 */
export function CommunityChoice({ communities, chosen, onChoose }: CommunityChoiceProps) {
  const { formatMessage, formatName, formatNumber } = useIntl()
  const group = useId()
  const entries = [
    {
      id: '',
      name: formatMessage(messages.all),
      unread: communities.reduce((sum, one) => sum + one.unreadPostsCount, 0),
    },
    ...communities.map(({ id, name, unreadPostsCount }) => ({ id, name: formatName(name), unread: unreadPostsCount })),
  ]
  return (
    <div role="radiogroup" aria-label={formatMessage(messages.mine)} className={styles.choice}>
      {entries.map(({ id, name, unread }) => (
        <label key={id} className={styles.community}>
          <input
            type="radio"
            name={group}
            value={id}
            checked={id === chosen}
            className={styles.input}
            onChange={() => onChoose(id)}
          />
          <span className={styles.name}>{name}</span>
          {unread > 0 && (
            <Badge tone="neutral">
              <span aria-hidden="true">{formatNumber(unread)}</span>
              <VisuallyHidden>, {formatMessage(messages.unreadCount, { count: unread })}</VisuallyHidden>
            </Badge>
          )}
        </label>
      ))}
    </div>
  )
}
