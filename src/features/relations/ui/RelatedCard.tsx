import { useQuery } from '@tanstack/react-query'
import type { Schemas } from '@/api'
import { Link } from '@/design-system/Link'
import { Skeleton, SkeletonGroup } from '@/design-system/Skeleton'
import { TitledCard } from '@/design-system/TitledCard'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { relationQueries } from '../api/relation-calls'
import { messages } from '../messages'
import { RelationIcon, RelationWords } from './RelationWords'
import styles from './Relations.module.css'

/** So many stand beside the post; the rest is one step away. */
const most = 3

export type RelatedCardProps = { post: Schemas['Post'] }

/** The posts that a post is related to, in the rail beside it; errors are shown by the screen with all of them. */
export function RelatedCard({ post }: RelatedCardProps) {
  const { formatMessage, formatName } = useIntl()
  const count = post.relationsCount ?? 0
  const { data, error } = useQuery({ ...relationQueries.list(post.id), enabled: count > 0 })
  if (count === 0 || (error && !data) || data?.relations.length === 0) return null
  return (
    <TitledCard
      title={formatMessage(messages.related)}
      action={
        <Link variant="action" href={paths.postRelations(post.id)}>
          {formatMessage(messages.all, { count })}
        </Link>
      }
    >
      {data ? (
        <ul className={styles.list}>
          {data.relations.slice(0, most).map((relation) => (
            <li key={relation.id} className={styles.row}>
              <span className={styles.icon}>
                <RelationIcon relation={relation} />
              </span>
              <span className={styles.words}>
                <span className={styles.kind}>
                  <RelationWords relation={relation} />
                </span>
                <Link
                  variant="quiet"
                  href={paths.post(relation.post.id)}
                  lang={relation.post.language}
                  className={styles.title}
                >
                  {formatName(relation.post.title)}
                </Link>
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <SkeletonGroup label={formatMessage(messages.loading)}>
          <Skeleton />
          <Skeleton length="half" />
        </SkeletonGroup>
      )}
    </TitledCard>
  )
}
