import { useUnit } from 'effector-react'
import { Button } from '@/design-system/Button'
import { Switch } from '@/design-system/Switch'
import { useIntl } from '@/shared/i18n'
import { messages } from '../../messages'
import { $unreadCount } from '../../model/bell'
import { $canMarkAll, $onlyUnread, $undoable, markAllClicked, onlyUnreadToggled } from '../../model/notifications'
import styles from './Panel.module.css'
import { UndoBar } from './UndoBar'

/** The filter, and everything at once: marked as read while something is unread, and taken back for five seconds. */
export function PanelTools() {
  const { count, canMarkAll, onlyUnread, undoable, onToggle, onMarkAll } = useUnit({
    count: $unreadCount,
    canMarkAll: $canMarkAll,
    onlyUnread: $onlyUnread,
    undoable: $undoable,
    onToggle: onlyUnreadToggled,
    onMarkAll: markAllClicked,
  })
  const { formatMessage } = useIntl()
  return (
    <div className={styles.tools}>
      <div className={styles.row}>
        <Switch label={formatMessage(messages.onlyUnread, { count })} checked={onlyUnread} onCheckedChange={onToggle} />
        {canMarkAll && (
          <Button variant="plain" tone="accent" size="sm" className={styles.markAll} onClick={() => onMarkAll()}>
            {formatMessage(messages.markAll)}
          </Button>
        )}
      </div>
      <div role="status">{undoable && <UndoBar />}</div>
    </div>
  )
}
