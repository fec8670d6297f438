import type { Schemas } from '@/api'
import { CircleCheckIcon, FileCheckIcon, Icon } from '@/design-system/icons'
import { Link } from '@/design-system/Link'
import { useNow } from '@/design-system/RelativeTime'
import { Text } from '@/design-system/Text'
import { type PortalIntl, useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { messages } from '../messages'
import { daysUntil, isAskedOf } from '../model/standing'
import styles from './Acknowledgement.module.css'
import { AcknowledgeButton } from './AcknowledgeButton'

export type AcknowledgementBarProps = { post: Schemas['Post'] }

/** At the end of a text: what readers are asked to confirm, how the person stands, and how far it is for its author. */
export function AcknowledgementBar({ post }: AcknowledgementBarProps) {
  const intl = useIntl()
  const now = useNow()
  const { acknowledgement: asked } = post
  if (!asked || (!asked.mine && !asked.counts)) return null
  const waits = isAskedOf(post)
  return (
    <section
      aria-label={intl.formatMessage(messages.statement, { statement: asked.statement })}
      data-waits={waits || undefined}
      className={styles.bar}
    >
      <Icon of={waits ? FileCheckIcon : CircleCheckIcon} className={styles.sign} />
      <div className={styles.words}>
        <p lang={post.language} className={styles.statement}>
          {intl.formatMessage(messages.statement, { statement: asked.statement })}
        </p>
        {asked.mine && (
          <Text size="sm" tone="muted">
            {standingWords(asked.mine, { post, waits, now, intl })}
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

type Context = { post: Schemas['Post']; waits: boolean; now: Date; intl: PortalIntl }

function standingWords(mine: Schemas['Acknowledgement'], { post, waits, now, intl }: Context): string {
  const { state, dueDate, revision, acknowledgedAt } = mine
  const version = post.revision ?? 1
  if (!waits && acknowledgedAt !== null) {
    return intl.formatMessage(messages.done, { version: revision ?? version, date: intl.formatDate(acknowledgedAt) })
  }
  if (state === 'outdated' && revision !== null) {
    return intl.formatMessage(messages.changedSince, { before: revision, version })
  }
  if (!dueDate) return intl.formatMessage(messages.dueOpen, { version })
  const date = intl.formatDate(new Date(`${dueDate}T00:00:00Z`), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  const over = daysUntil(dueDate, now, intl.timeZone) < 0
  return intl.formatMessage(over ? messages.overdueSince : messages.dueBy, { version, date })
}
