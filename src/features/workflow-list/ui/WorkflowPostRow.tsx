import type { ReactNode } from 'react'
import type { Schemas } from '@/api'
import { Link } from '@/design-system/Link'
import { Text } from '@/design-system/Text'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { messages } from '../messages'
import type { ListAddress } from '../model/list-address'
import { StateChip, TimeInState, WaitingFor } from '@/features/workflow'
import styles from './WorkflowList.module.css'

type WorkflowPostRowProps = {
  entry: Schemas['WorkflowPost']
  tab: ListAddress['tab']
  /** Chooses the post. */
  box?: ReactNode
  /** What the person can do with the post: the transitions that they may take. */
  actions: ReactNode
}

/** A post in a workflow: what it is, where it stands and for how long, and what can be done with it. */
export function WorkflowPostRow({ entry, tab, box, actions }: WorkflowPostRowProps) {
  const intl = useIntl()
  const { post, author, inWorkflow, state, targetHours, waitingFor } = entry
  const byline = { community: intl.formatName(post.community.name), name: intl.formatName(author.fullName) }
  return (
    <div className={styles.post} data-boxed={box != null || undefined}>
      {box}
      <div className={styles.what}>
        <Link
          variant="quiet"
          href={paths.post(post.id, { entity: 'workflow' })}
          lang={post.language}
          className={styles.title}
        >
          {post.title}
        </Link>
        <Text size="sm" tone="muted">
          {intl.formatMessage(messages.byline, byline)}
        </Text>
        {tab !== 'waiting' && <WaitingFor waitingForMe={inWorkflow.waitingForMe} waitingFor={waitingFor} />}
      </div>
      <div className={styles.standing}>
        <StateChip state={state} />
        <TimeInState {...inWorkflow} targetHours={targetHours} />
      </div>
      {actions != null && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
