import type { Schemas } from '@/api'
import { Button, ButtonLink } from '@/design-system/Button'
import { DockPanel } from '@/design-system/Dock'
import { IconButton } from '@/design-system/IconButton'
import { CircleAlertIcon, CircleCheckIcon, CircleXIcon, Icon, WorkflowIcon, XIcon } from '@/design-system/icons'
import { Progress, type ProgressProps } from '@/design-system/Progress'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'

import { messages } from '../messages'
import { countsOf, outcomeOf } from '../model/operation'
import styles from './BulkOperationBanner.module.css'
import { BulkOperationCounts } from './BulkOperationCounts'
import { useTitle } from './use-title'

export type BulkOperationBannerProps = {
  operation: Schemas['BulkOperation']
  expanded: boolean
  onExpandedChange: (expanded: boolean) => void
  /** Asks first whether it is meant. */
  onCancel: () => void
  onClose: () => void
  /** The report is opened, which counts as reading the banner. */
  onReport?: () => void
  /** A request about the operation is in flight. */
  busy?: boolean
}

const icons = {
  running: WorkflowIcon,
  completed: CircleCheckIcon,
  inPart: CircleAlertIcon,
  stopped: CircleXIcon,
} as const

/** Posts that change their status in bulk, or did: how many have, how many could not, and what can be done about it. */
export function BulkOperationBanner({
  operation,
  expanded,
  onExpandedChange,
  onCancel,
  onClose,
  onReport,
  busy = false,
}: BulkOperationBannerProps) {
  const { formatMessage } = useIntl()
  const { total, done, failed, waiting } = countsOf(operation)
  const phase = outcomeOf(operation)
  const running = phase === 'running'
  const title = useTitle()(operation)
  const bar: ProgressProps = {
    label: title,
    max: total,
    value: [
      { id: 'done', value: done, tone: 'success' },
      { id: 'failed', value: failed, tone: 'error' },
    ],
    valueText: formatMessage(messages.progress, { done, failed, waiting }),
  }
  return (
    <DockPanel
      width="lg"
      title={title}
      icon={<Icon of={icons[phase]} />}
      expanded={expanded}
      onExpandedChange={onExpandedChange}
      progress={running && <Progress {...bar} size="sm" />}
      actions={
        <IconButton
          size="sm"
          label={formatMessage(messages.close)}
          icon={<Icon of={XIcon} />}
          disabled={running}
          // Not `disabled`: that would drop the focus, which is moved when the banner goes.
          aria-disabled={busy || undefined}
          onClick={busy ? undefined : onClose}
        />
      }
    >
      <div data-phase={phase} className={styles.root}>
        <Progress {...bar} />
        <div className={styles.facts}>
          <BulkOperationCounts operation={operation} running={running} className={styles.counts} />
          {running ? (
            <Button size="sm" busy={busy} busyLabel={formatMessage(messages.cancelling)} onClick={onCancel}>
              {formatMessage(messages.cancel)}
            </Button>
          ) : (
            <ButtonLink
              size="sm"
              href={paths.bulkWorkflowTransition({ operationId: operation.operationId })}
              onClick={onReport}
            >
              {formatMessage(messages.report)}
            </ButtonLink>
          )}
        </div>
      </div>
    </DockPanel>
  )
}
