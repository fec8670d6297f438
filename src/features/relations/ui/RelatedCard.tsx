import { useQuery } from '@tanstack/react-query'
import type { Schemas } from '@/api'
import { TitledCard } from '@/design-system/Card'
import { Link } from '@/design-system/Link'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { relationQueries } from '../api/relation-queries'
import { messages } from '../messages'
import { RelationIcon, RelationWords } from './RelationWords'
import styles from './Relations.module.css'

/** So many stand beside the post; the rest is one step away. */
const most = 3

/** The posts that a post is related to, in the rail beside it; none where it stands alone. */
export function RelatedCard({ post }: { post: Schemas['Post'] }) {
  const { formatMessage } = useIntl()
  const count = post.relationsCount ?? 0
  const { data } = useQuery({ ...relationQueries.list(post.id), enabled: count > 0 })
  if (count === 0 || !data || data.relations.length === 0) return null
  return (
    <TitledCard
      title={formatMessage(messages.related)}
      action={
        <Link variant="action" href={paths.postRelations(post.id)}>
          {formatMessage(messages.all, { count })}
        </Link>
      }
    >
      <ul className={styles.short}>
        {data.relations.slice(0, most).map((relation) => (
          <li key={relation.id} className={styles.shortRow}>
            <span className={styles.icon}>
              <RelationIcon relation={relation} />
            </span>
            <span>
              <span className={styles.kind}>
                <RelationWords relation={relation} /> {formatMessage(messages.number, numberOf(relation))}
              </span>
              <Link
                variant="quiet"
                href={paths.post(relation.post.id)}
                lang={relation.post.language}
                className={styles.title}
              >
                {relation.post.title}
              </Link>
            </span>
          </li>
        ))}
      </ul>
    </TitledCard>
  )
}

function numberOf({ post: { number } }: Schemas['Relation']) {
  return { number: String(number) }
}
