import { useQuery } from '@tanstack/react-query'
import type { Schemas } from '@/api'
import { Heading } from '@/design-system/Heading'
import { Skeleton, SkeletonGroup } from '@/design-system/Skeleton'
import { Stack } from '@/design-system/Stack'
import { Text } from '@/design-system/Text'
import { QueryView } from '@/features/query-view'
import { keyOf, SubjectName } from '@/features/subjects'
import { type PortalIntl, useIntl } from '@/shared/i18n'
import { visibilityQueries } from '../api/visibility-queries'
import { messages, sourceMessages } from '../messages'
import { ReaderQuestion } from './ReaderQuestion'
import styles from './Visibility.module.css'

const roles = new Map([
  ['edit', messages.edits],
  ['plan', messages.plans],
  ['read', messages.reads],
])
const sources = new Map(Object.entries(sourceMessages))

export type VisibilityPanelProps = { post: Schemas['Post'] }

/** Who can read a post, who may do more with it, and whether one person can. */
export function VisibilityPanel({ post }: VisibilityPanelProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  return (
    <QueryView
      query={useQuery(visibilityQueries.ofPost(post.id))}
      skeleton={
        <SkeletonGroup label={formatMessage(messages.loading)} className={styles.section}>
          <Skeleton />
          <Skeleton length="half" />
        </SkeletonGroup>
      }
      words={{ failed: messages.failed }}
    >
      {(visibility) => (
        <Stack gap={6}>
          <Text>{readersWords(visibility, post, intl)}</Text>
          {visibility.grants.length > 0 && (
            <section className={styles.section}>
              <Heading level={2} size="small">
                {formatMessage(messages.more)}
              </Heading>
              <ul className={styles.grants}>
                {visibility.grants.map((grant) => (
                  <Grant key={`${keyOf(grant.subject)} ${grant.source}`} grant={grant} />
                ))}
              </ul>
            </section>
          )}
          <ReaderQuestion post={post} />
        </Stack>
      )}
    </QueryView>
  )
}

/** Who can read it, in one sentence with the number. */
function readersWords(
  { scope, communityOpen, readersCount: count }: Schemas['PostVisibility'],
  { community: { name: community }, publication }: Schemas['Post'],
  { formatMessage }: PortalIntl,
): string {
  if (publication?.state === 'draft' || publication?.state === 'scheduled') return formatMessage(messages.unpublished)
  if (scope !== 'community' || communityOpen === undefined) return formatMessage(messages.readers, { count })
  return formatMessage(communityOpen ? messages.everyone : messages.members, { community, count })
}

/** One of those who may do more; a right that only a newer server knows is not told. */
function Grant({ grant: { subject, role, source } }: { grant: Schemas['PostGrant'] }) {
  const { formatMessage } = useIntl()
  const given = sources.get(source)
  const may = roles.get(role)
  return (
    <li className={styles.grant}>
      <div className={styles.words}>
        <SubjectName subject={subject} />
        {given && (
          <Text size="sm" tone="muted">
            {formatMessage(given)}
          </Text>
        )}
      </div>
      {may && <Text size="sm">{formatMessage(may)}</Text>}
    </li>
  )
}
