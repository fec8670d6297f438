import { BottomMenu, BottomMenuItem } from '@/design-system/BottomMenu'
import { Icon, MenuIcon } from '@/design-system/icons'
import { UnreadDot } from '@/design-system/UnreadDot'
import { useIntl } from '@/shared/i18n'

import { messages } from '../messages'
import type { NavigationItem, NavigationItemName } from '../model/navigation-table'

export type NavigationBottomMenuProps = {
  items: readonly NavigationItem[]
  current?: NavigationItemName | undefined
  /** "More" was pressed, by this button. */
  onMore: (button: HTMLElement) => void
  /** The sheet with the other items is open. */
  moreOpen?: boolean
  /** What waits under "More", in words: the chat has no button of its own on phones. */
  moreUnread?: string | undefined
}

/** The items within reach of a thumb, and the way to the others. */
export function NavigationBottomMenu({
  items,
  current,
  onMore,
  moreOpen = false,
  moreUnread,
}: NavigationBottomMenuProps) {
  const { formatMessage } = useIntl()
  return (
    <BottomMenu label={formatMessage(messages.mainMenu)}>
      {items
        .filter((item) => item.inBottomMenu)
        .map(({ name, icon, label, href }) => (
          <BottomMenuItem
            key={name}
            href={href}
            current={name === current}
            label={formatMessage(label)}
            icon={<Icon of={icon} />}
          />
        ))}
      <BottomMenuItem
        label={formatMessage(messages.more)}
        icon={<Icon of={MenuIcon} />}
        aria-haspopup="dialog"
        aria-expanded={moreOpen}
        onClick={(event) => onMore(event.currentTarget)}
        {...(moreUnread !== undefined && { badge: <UnreadDot tone="alert" />, badgeLabel: moreUnread })}
      />
    </BottomMenu>
  )
}
