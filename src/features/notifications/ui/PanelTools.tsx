import { useUnit } from 'effector-react'
import { useLayoutEffect } from 'react'
import { Button } from '@/design-system/Button'
import { Switch } from '@/design-system/Switch'
import { useIntl } from '@/shared/i18n'
import { $unreadCount } from '../bell'
import { $canMarkAll } from '../count'
import { $undoable, markAllClicked, undoClicked } from '../marks'
import { messages } from '../messages'
import { $onlyUnread, onlyUnreadToggled } from '../stream'
import { usePassFocusOn } from './panel-focus'
import styles from './Panel.module.css'

/** The filter, and a button that marks all as read while something is unread, which can be undone for five seconds. */
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
  const button = usePassFocusOn<HTMLButtonElement>()
  return (
    <Button ref={button} variant="plain" tone="accent" size="sm" className={styles.markAll} onClick={() => onMarkAll()}>
      {formatMessage(messages.markAll)}
    </Button>
  )
}

/** Shown while a mark-all can be undone. The button that was pressed is gone, so the focus goes to this one. */
function UndoBar() {
  const onUndo = useUnit(undoClicked)
  const { formatMessage } = useIntl()
  const bar = usePassFocusOn<HTMLDivElement>()
  useLayoutEffect(() => bar.current?.querySelector('button')?.focus(), [bar])

  return (
    <div ref={bar} className={styles.undo}>
      {formatMessage(messages.allMarked)}
      <Button variant="plain" tone="accent" size="sm" onClick={() => onUndo()}>
        {formatMessage(messages.undo)}
      </Button>
    </div>
  )
}
