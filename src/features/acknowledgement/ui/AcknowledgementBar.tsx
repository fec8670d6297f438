import { useId } from 'react'
import type { Schemas } from '@/api'
import { CircleCheckIcon, FileCheckIcon, Icon } from '@/design-system/icons'
import { Link } from '@/design-system/Link'
import { useNow } from '@/design-system/RelativeTime'
import { Text } from '@/design-system/Text'
import { isToAcknowledge } from '@/features/posts'
import { type PortalIntl, useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { messages } from '../messages'
import { daysUntil } from '../model/standing'
import styles from './Acknowledgement.module.css'
import { AcknowledgeButton } from './AcknowledgeButton'

export type AcknowledgementBarProps = { post: Schemas['Post'] }

/** At the end of a text: what readers are asked to confirm, how the person stands, and how far it is for its author. */
export function AcknowledgementBar({ post }: AcknowledgementBarProps) {
  const intl = useIntl()
  const now = useNow()
  const statementId = useId()
  const { acknowledgement: asked } = post
  if (!asked || (!asked.mine && !asked.counts)) return null
  const waits = isToAcknowledge(post)
  return (
    <section aria-labelledby={statementId} data-waits={waits || undefined} className={styles.bar}>
      <Icon of={waits ? FileCheckIcon : CircleCheckIcon} className={styles.sign} />
      <div className={styles.words}>
        <p id={statementId} lang={post.language} className={styles.statement}>
          {intl.formatMessage(messages.statement, { statement: asked.statement })}
        </p>
        {asked.mine && (
          <Text size="sm" tone="muted">
            {standingWords(asked.mine, { post, needed: asked.revision, now, intl })}
          </Text>
        )}
        {asked.counts && (
          <Link variant="action" href={paths.postAcknowledgements(post.id)}>
            {intl.formatMessage(messages.progress, { done: asked.counts.acknowledged, total: asked.counts.required })}
          </Link>
        )}
      </div>
      {waits && <AcknowledgeButton post={post} look="button" />}
    </section>
  )
}

type Context = { post: Schemas['Post']; needed: number; now: Date; intl: PortalIntl }

const weekday: Intl.DateTimeFormatOptions = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }

function standingWords(mine: Schemas['Acknowledgement'], { post, needed, now, intl }: Context): string | null {
  const { state, dueDate, revision, acknowledgedAt } = mine
  const version = post.revision ?? 1
  if (state === 'acknowledged' && revision !== null && acknowledgedAt !== null)
    return intl.formatMessage(messages.done, { version: revision, date: intl.formatDate(acknowledgedAt) })
  if (!isToAcknowledge(post)) return null
  if (state === 'outdated' && revision !== null)
    return intl.formatMessage(messages.changedSince, { before: revision, version: needed })
  if (dueDate === null) return intl.formatMessage(messages.dueOpen, { version })
  const over = daysUntil(dueDate, now, intl.timeZone) < 0
  return intl.formatMessage(over ? messages.overdueSince : messages.dueBy, {
    version,
    date: intl.formatDate(dueDate, weekday),
  })
}
