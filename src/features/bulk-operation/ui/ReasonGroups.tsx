import { Card } from '@/design-system/Card'
import { Heading } from '@/design-system/Heading'
import { useIntl } from '@/shared/i18n'
import { byReason, type Unmoved } from '../model/reasons'
import styles from './BulkReport.module.css'
import { PostLink } from './PostLink'

export type ReasonGroupsProps = {
  title: string
  posts: readonly Unmoved[]
  /** Whether it went wrong, or was meant so. */
  tone: 'failed' | 'leftOut'
}

/** Posts that were not moved, under the reasons that they share; nothing where there are none. */
export function ReasonGroups({ title, posts, tone }: ReasonGroupsProps) {
  const { formatNumber } = useIntl()
  if (posts.length === 0) return null
  return (
    <Card as="section" padding="lg" className={styles.section} aria-label={title}>
      <Heading level={2} size="title">
        {title}
      </Heading>
      {byReason(posts).map(({ reason, posts: members }) => (
        <div key={reason} className={styles.group}>
          <Heading level={3} size="label" data-tone={tone} className={styles.groupTitle}>
            <span>{reason}</span>
            <span className={styles.count}>{formatNumber(members.length)}</span>
          </Heading>
          <ul className={styles.list}>
            {members.map((post) => (
              <li key={post.id}>
                <PostLink id={post.id} title={post.title} />
                {post.reasons.length > 1 && <p className={styles.why}>{post.reasons.slice(1).join(' ')}</p>}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Card>
  )
}
