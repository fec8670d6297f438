import type { Schemas } from '@/api'
import { Icon } from '@/design-system/icons'
import { Sidebar, SidebarGroup, SidebarItem } from '@/design-system/Sidebar'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/paths'

import { messages } from '../messages'
import {
  ADMIN_PLACES,
  countAt,
  type Counts,
  type PlaceName,
  PLACES,
  type Places,
  SIDEBAR_PLACES,
} from '../model/places'

export type NavigationSidebarProps = {
  /** The skip link leads here. */
  id?: string
  collapsed?: boolean
  places: Places
  current?: PlaceName | undefined
  /** The community where one is, if it is one of the person's own. */
  currentCommunityId?: string | undefined
  /** Absent while they are not known; the places keep quiet until then. */
  counts?: Counts | undefined
  /** Those that the person is a member of. */
  communities?: readonly Schemas['CommunitySummary'][] | undefined
}

/** The places of the portal and the person's own communities, beside the page. */
export function NavigationSidebar({
  id,
  collapsed = false,
  places,
  current,
  currentCommunityId,
  counts,
  communities = [],
}: NavigationSidebarProps) {
  const intl = useIntl()
  const item = (name: PlaceName) => {
    const href = places[name]
    if (href === undefined) return null
    const place = PLACES[name]
    const count = countAt(name, counts)
    return (
      <SidebarItem
        key={name}
        href={href}
        current={name === current}
        label={intl.formatMessage(place.label)}
        icon={<Icon of={place.icon} />}
        {...(count !== undefined &&
          count > 0 &&
          'waiting' in place && {
            count: intl.formatNumber(count),
            countLabel: intl.formatMessage(place.waiting, { count }),
          })}
      />
    )
  }
  return (
    <Sidebar
      {...(id !== undefined && { id })}
      label={intl.formatMessage(messages.mainMenu)}
      collapsed={collapsed}
      footer={
        ADMIN_PLACES.some((name) => places[name] !== undefined) && <SidebarGroup>{ADMIN_PLACES.map(item)}</SidebarGroup>
      }
    >
      <SidebarGroup>{SIDEBAR_PLACES.map(item)}</SidebarGroup>
      {communities.length > 0 && (
        <SidebarGroup label={intl.formatMessage(messages.myCommunities)}>
          {communities.map((community) => (
            <SidebarItem
              key={community.id}
              href={paths.community(community.id)}
              label={community.name}
              current={community.id === currentCommunityId}
              hue={community.color}
            />
          ))}
        </SidebarGroup>
      )}
    </Sidebar>
  )
}
