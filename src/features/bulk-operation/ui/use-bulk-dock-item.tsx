import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import type { DockItem } from '@/design-system/Dock'
import { Icon, WorkflowIcon } from '@/design-system/icons'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import { isRunning } from '../model/banner'
import {
  $banner,
  bannerMounted,
  cancelClicked,
  closeClicked,
  expandedChanged,
  reportOpened,
} from '../model/bulk-operation'
import '../model/other-tabs'
import '../model/poll'
import '../model/renewals'
import { countsOf } from '../model/operation'
import { BulkOperationBanner } from './BulkOperationBanner'

/** The banner of the unread bulk operation as an item of the dock; null while there is none. Starts the polling. */
export function useBulkDockItem(): DockItem | null {
  const { formatMessage } = useIntl()
  const { banner, mount, expand, cancel, close, readReport } = useUnit({
    banner: $banner,
    mount: bannerMounted,
    expand: expandedChanged,
    cancel: cancelClicked,
    close: closeClicked,
    readReport: reportOpened,
  })
  useEffect(() => mount(), [mount])
  if (banner.phase === 'absent') return null

  const { operation, expanded, busy } = banner
  const { done, failed, waiting } = countsOf(operation)
  return {
    id: 'bulk-operation',
    label: formatMessage(messages.short),
    icon: <Icon of={WorkflowIcon} size="sm" />,
    badgeLabel: isRunning(banner) ? formatMessage(messages.progress, { done, failed, waiting }) : undefined,
    expanded,
    onExpandedChange: expand,
    panel: (
      <BulkOperationBanner
        operation={operation}
        expanded={expanded}
        onExpandedChange={expand}
        busy={busy}
        onCancel={cancel}
        onClose={close}
        onReport={() => readReport(operation.operationId)}
      />
    ),
  }
}
