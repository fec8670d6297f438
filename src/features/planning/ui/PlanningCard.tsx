import { Suspense, useEffect, useRef, useState } from 'react'
import type { Schemas } from '@/api'
import { useNow } from '@/design-system/RelativeTime'
import { Skeleton } from '@/design-system/Skeleton'
import { StatusChip } from '@/design-system/StatusChip'
import { Text } from '@/design-system/Text'
import { TextButton } from '@/design-system/TextButton'
import { TitledCard } from '@/design-system/TitledCard'
import { SubjectName } from '@/features/subjects'
import { useIntl } from '@/shared/i18n'
import { loadable } from '@/shared/loadable'
import { messages } from '../messages'
import { expectedWords, plannedOf, priorityWords } from '../model/planning-words'
import styles from './Planning.module.css'

const PlanningForm = loadable(() => import('./PlanningForm')).component('PlanningForm')

/** How a priority looks; the word says it. */
const colors = new Map([
  ['low', 'neutral'],
  ['normal', 'info'],
  ['high', 'warn'],
  ['urgent', 'error'],
])

export type PlanningCardProps = { post: Schemas['Post'] }

/** Who does what a post asks for, when, and how urgent it is; changed in its place by those who plan it. */
export function PlanningCard({ post }: PlanningCardProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const now = useNow()
  const [editing, setEditing] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const edited = useRef(false)
  useEffect(() => {
    // The button comes back with the facts, and the focus to it.
    if (edited.current && !editing) opener.current?.focus()
    edited.current = editing
  }, [editing])
  const { data = null, canEditData = false } = post
  const planned = plannedOf(data)
  const { assignee, priority } = planned
  const expected = expectedWords(planned, { now, intl })
  const isPlanned = assignee !== null || expected !== null || priority !== null
  if (!isPlanned && !canEditData && !editing) return null

  return (
    <TitledCard
      title={formatMessage(messages.title)}
      action={
        canEditData &&
        !editing && (
          <TextButton ref={opener} aria-label={formatMessage(messages.editLabel)} onClick={() => setEditing(true)}>
            {formatMessage(messages.edit)}
          </TextButton>
        )
      }
    >
      {editing ? (
        <Suspense fallback={<Skeleton />}>
          <PlanningForm postId={post.id} data={data} onClose={() => setEditing(false)} />
        </Suspense>
      ) : isPlanned ? (
        <dl className={styles.facts}>
          {assignee && (
            <div>
              <dt>{formatMessage(messages.assignee)}</dt>
              <dd>
                <SubjectName subject={assignee} />
              </dd>
            </div>
          )}
          {expected && (
            <div>
              <dt>{formatMessage(messages.expected)}</dt>
              <dd>{expected}</dd>
            </div>
          )}
          {priority && (
            <div>
              <dt>{formatMessage(messages.priority)}</dt>
              <dd>
                <StatusChip color={colors.get(priority)}>{priorityWords(priority, intl)}</StatusChip>
              </dd>
            </div>
          )}
        </dl>
      ) : (
        <Text size="sm" tone="muted">
          {formatMessage(messages.nothing)}
        </Text>
      )}
    </TitledCard>
  )
}
