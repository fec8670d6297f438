import { useUnit } from 'effector-react'
import { Button } from '@/design-system/Button'
import { Switch } from '@/design-system/Switch'
import { useIntl } from '@/shared/i18n'
import { messages } from '../../messages'
import { $unreadCount } from '../../model/bell'
import { $onlyUnread, $undoable, markAllClicked, onlyUnreadToggled, undoClicked } from '../../model/notifications'
import styles from './Panel.module.css'

/** The filter, and everything at once: marked as read while something is unread, and taken back for five seconds. */
export function PanelTools() {
  const { count, onlyUnread, undoable, onToggle, onMarkAll, onUndo } = useUnit({
    count: $unreadCount,
    onlyUnread: $onlyUnread,
    undoable: $undoable,
    onToggle: onlyUnreadToggled,
    onMarkAll: markAllClicked,
    onUndo: undoClicked,
  })
  const { formatMessage } = useIntl()
  return (
    <div className={styles.tools}>
      <div className={styles.row}>
        <Switch label={formatMessage(messages.onlyUnread, { count })} checked={onlyUnread} onCheckedChange={onToggle} />
        {count > 0 && (
          <Button variant="plain" tone="accent" size="sm" className={styles.markAll} onClick={() => onMarkAll()}>
            {formatMessage(messages.markAll)}
          </Button>
        )}
      </div>
      <div role="status">
        {undoable && (
          <div className={styles.undo}>
            {formatMessage(messages.allMarked)}
            <Button variant="plain" tone="accent" size="sm" onClick={() => onUndo()}>
              {formatMessage(messages.undo)}
            </Button>
          </div>
        )}
      </div>
    </div>
  )
}
