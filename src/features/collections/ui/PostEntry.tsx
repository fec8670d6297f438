import type { Schemas } from '@/api'
import { Link } from '@/design-system/Link'
import { Text } from '@/design-system/Text'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import styles from './Collections.module.css'

/** A post in a collection: its title, where it stands and who wrote it. */
export function PostEntry({ post }: { post: Schemas['PostSummary'] }) {
  const { formatName } = useIntl()
  return (
    <div className={styles.words}>
      <Link variant="quiet" href={paths.post(post.id)} lang={post.language} draggable={false} className={styles.name}>
        {formatName(post.title)}
      </Link>
      <Text size="sm" tone="muted">
        {formatName(post.community.name)} · {formatName(post.author.fullName)}
      </Text>
    </div>
  )
}
