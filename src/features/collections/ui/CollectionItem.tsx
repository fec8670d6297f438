import type { Schemas } from '@/api'
import { Link } from '@/design-system/Link'
import { Text } from '@/design-system/Text'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { messages } from '../messages'
import styles from './Collections.module.css'

type CollectionItemProps = {
  collection: Schemas['Collection']
  /** The person follows the link. */
  onOpen?: () => void
}

/** A collection in a list: what it is called, how much is in it, and with whom it is shared. */
export function CollectionItem({ collection, onOpen }: CollectionItemProps) {
  const { formatMessage, formatName } = useIntl()
  const { id, name, postsCount, description = '', owner, sharedWith = [], canEdit } = collection
  const facts = [
    formatMessage(messages.posts, { count: postsCount }),
    ...(canEdit === false && owner ? [formatMessage(messages.sharedBy, { name: owner.fullName })] : []),
    ...(canEdit === true && sharedWith.length > 0
      ? [formatMessage(messages.sharedWithCount, { count: sharedWith.length })]
      : []),
  ]
  return (
    <li className={styles.item}>
      <Link variant="quiet" href={paths.collection(id)} className={styles.name} onClick={onOpen}>
        {formatName(name)}
      </Link>
      {description !== '' && <Text>{formatName(description)}</Text>}
      <Text size="sm" tone="muted">
        {facts.join(' · ')}
      </Text>
    </li>
  )
}
