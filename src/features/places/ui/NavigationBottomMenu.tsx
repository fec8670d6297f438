import { BottomMenu, BottomMenuItem } from '@/design-system/BottomMenu'
import { Icon, MenuIcon } from '@/design-system/icons'
import { UnreadDot } from '@/design-system/UnreadDot'
import { useIntl } from '@/shared/i18n'

import { messages } from '../messages'
import { BOTTOM_MENU_PLACES, type PlaceName, PLACES, type Places } from '../model/places'

export type NavigationBottomMenuProps = {
  places: Places
  current?: PlaceName | undefined
  onMore: () => void
  /** The sheet with the other places is open. */
  moreOpen?: boolean
  /** What waits under "More", in words: the chat has no button of its own on phones. */
  moreUnread?: string | undefined
}

/** The places that a thumb reaches, and the way to the others. */
export function NavigationBottomMenu({
  places,
  current,
  onMore,
  moreOpen = false,
  moreUnread,
}: NavigationBottomMenuProps) {
  const { formatMessage } = useIntl()
  return (
    <BottomMenu label={formatMessage(messages.mainMenu)}>
      {BOTTOM_MENU_PLACES.map((name) => {
        const href = places[name]
        return (
          href !== undefined && (
            <BottomMenuItem
              key={name}
              href={href}
              current={name === current}
              label={formatMessage(PLACES[name].label)}
              icon={<Icon of={PLACES[name].icon} />}
            />
          )
        )
      })}
      <BottomMenuItem
        label={formatMessage(messages.more)}
        icon={<Icon of={MenuIcon} />}
        aria-haspopup="dialog"
        aria-expanded={moreOpen}
        onClick={onMore}
        {...(moreUnread !== undefined && { badge: <UnreadDot tone="alert" />, badgeLabel: moreUnread })}
      />
    </BottomMenu>
  )
}
