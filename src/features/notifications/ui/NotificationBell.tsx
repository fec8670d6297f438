import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { IconButton } from '@/design-system/IconButton'
import { BellIcon, Icon } from '@/design-system/icons'
import { UnreadDot } from '@/design-system/UnreadDot'
import { BELL_SWING_MS } from '@/shared/constants'
import { useIntl } from '@/shared/i18n'
import { whenIdle } from '@/shared/loadable'
import { $arrivals, $panelOpen, $unreadCount, bellId, modelWanted, panelToggled } from '../bell'
import { messages } from '../count/messages'
import { panel } from './NotificationPanel'
import styles from './NotificationBell.module.css'

/** Says how much is new, swings when something arrives, and opens the panel. All that stands on the first load. */
export function NotificationBell() {
  const { count, arrivals, open, onToggle, onWanted } = useUnit({
    count: $unreadCount,
    arrivals: $arrivals,
    open: $panelOpen,
    onToggle: panelToggled,
    onWanted: modelWanted,
  })
  const { formatMessage } = useIntl()
  useEffect(() => whenIdle(onWanted), [onWanted])

  return (
    <IconButton
      id={bellId}
      label={formatMessage(messages.bell, { count })}
      aria-haspopup="dialog"
      aria-expanded={open}
      badge={count > 0 ? <UnreadDot tone="alert" /> : undefined}
      icon={
        // A new key for each arrival lets the swing begin anew.
        <span
          key={arrivals}
          data-swinging={arrivals > 0 || undefined}
          className={styles.bell}
          style={{ animationDuration: `${BELL_SWING_MS}ms` }}
        >
          <Icon of={BellIcon} />
        </span>
      }
      onPointerEnter={panel.preload}
      onFocus={panel.preload}
      onClick={() => onToggle()}
    />
  )
}
