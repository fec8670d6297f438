import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useRef, useState } from 'react'
import type { Schemas } from '@/api'
import { Button } from '@/design-system/Button'
import { Heading } from '@/design-system/Heading'
import { Skeleton } from '@/design-system/Skeleton'
import { Stack } from '@/design-system/Stack'
import { Text } from '@/design-system/Text'
import { VisuallyHidden } from '@/design-system/VisuallyHidden'
import { LoadFailure } from '@/features/load-failure'
import { keyOf, SubjectName } from '@/features/subjects'
import { type PortalIntl, useIntl } from '@/shared/i18n'
import { loadable } from '@/shared/loadable'
import { visibilityQueries } from '../api/visibility-queries'
import { messages, sourceMessages } from '../messages'
import { ReaderQuestion } from './ReaderQuestion'
import { ReadersList } from './ReadersList'
import styles from './Visibility.module.css'

const VisibilityForm = loadable(() => import('./VisibilityForm')).component('VisibilityForm')

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
  const { data, error, isFetching, refetch } = useQuery(visibilityQueries.ofPost(post.id))
  const [editing, setEditing] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const edited = useRef(false)
  useEffect(() => {
    // The button comes back with the sentence, and the focus to it.
    if (edited.current && !editing) opener.current?.focus()
    edited.current = editing
  }, [editing])
  if (!data && error) {
    return <LoadFailure title={formatMessage(messages.failed)} error={error} busy={isFetching} onRetry={refetch} />
  }
  if (!data) {
    return (
      <Stack gap={3}>
        <VisuallyHidden role="status">{formatMessage(messages.loading)}</VisuallyHidden>
        <Skeleton />
        <Skeleton length="half" />
      </Stack>
    )
  }
  return (
    <Stack gap={5}>
      {editing ? (
        <Suspense fallback={<Skeleton />}>
          <VisibilityForm post={post} visibility={data} onClose={() => setEditing(false)} />
        </Suspense>
      ) : (
        <div className={styles.head}>
          <Text>{scopeWords(data, post, intl)}</Text>
          {data.canEdit && (
            <Button ref={opener} aria-label={formatMessage(messages.editLabel)} onClick={() => setEditing(true)}>
              {formatMessage(messages.edit)}
            </Button>
          )}
        </div>
      )}
      {data.grants.length > 0 && (
        <section className={styles.section}>
          <Heading level={2} size="small">
            {formatMessage(data.scope === 'selected' ? messages.named : messages.more)}
          </Heading>
          <ul className={styles.grants}>
            {data.grants.map((grant) => (
              <Grant key={`${keyOf(grant.subject)} ${grant.source}`} grant={grant} />
            ))}
          </ul>
        </section>
      )}
      <ReadersList post={post} count={data.readersCount} />
      <ReaderQuestion post={post} />
    </Stack>
  )
}

function scopeWords(
  { scope, readersCount: count }: Schemas['PostVisibility'],
  { community }: Schemas['Post'],
  { formatMessage }: PortalIntl,
): string {
  if (scope === 'community') return formatMessage(messages.community, { community: community.name, count })
  return formatMessage(scope === 'selected' ? messages.selected : messages.readers, { count })
}

/** One of those who may do more; what a newer server names and this portal does not know is left out. */
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
