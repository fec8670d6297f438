import { useUnit } from 'effector-react'
import { Button } from '@/design-system/Button'
import { Switch } from '@/design-system/Switch'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import { $unreadCount } from '../bell'
import { $canMarkAll, $onlyUnread, $undoable, markAllClicked, onlyUnreadToggled } from '../model'
import styles from './Panel.module.css'
import { UndoBar } from './UndoBar'
import { usePassedFocus } from './use-passed-focus'

/** The filter, and everything at once: marked as read while something is unread, and taken back for five seconds. */
export function PanelTools() {
  const { count, canMarkAll, onlyUnread, undoable, onToggle } = useUnit({
    count: $unreadCount,
    canMarkAll: $canMarkAll,
    onlyUnread: $onlyUnread,
    undoable: $undoable,
    onToggle: onlyUnreadToggled,
  })
  const { formatMessage } = useIntl()
  return (
    <div className={styles.tools}>
      <div className={styles.row}>
        <Switch label={formatMessage(messages.onlyUnread, { count })} checked={onlyUnread} onCheckedChange={onToggle} />
        {canMarkAll && <MarkAllButton />}
      </div>
      <div role="status">{undoable && <UndoBar />}</div>
    </div>
  )
}

/** Goes by its own press, and also when another device has read the last of them. */
function MarkAllButton() {
  const onMarkAll = useUnit(markAllClicked)
  const { formatMessage } = useIntl()
  const button = usePassedFocus<HTMLButtonElement>()
  return (
    <Button ref={button} variant="plain" tone="accent" size="sm" className={styles.markAll} onClick={() => onMarkAll()}>
      {formatMessage(messages.markAll)}
    </Button>
  )
}
