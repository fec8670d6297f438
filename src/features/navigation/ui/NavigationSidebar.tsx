import type { Schemas } from '@/api'
import { Icon } from '@/design-system/icons'
import { Sidebar, SidebarGroup, SidebarItem } from '@/design-system/Sidebar'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'

import { messages } from '../messages'
import type { Counts, NavigationItem, NavigationItemName } from '../model/navigation-table'

export type NavigationSidebarProps = {
  /** The skip link leads here. */
  id?: string
  collapsed?: boolean
  items: readonly NavigationItem[]
  current?: NavigationItemName | undefined
  /** The community where one is, if it is one of the person's own. */
  currentCommunityId?: string | undefined
  /** Absent while they are not known; no item shows a number until then. */
  counts?: Counts | undefined
  /** Those that the person is a member of. */
  communities?: readonly Schemas['CommunitySummary'][] | undefined
}

/** The items of the navigation and the person's own communities, beside the page. */
export function NavigationSidebar({
  id,
  collapsed = false,
  items,
  current,
  currentCommunityId,
  counts,
  communities = [],
}: NavigationSidebarProps) {
  const intl = useIntl()
  const draw = ({ name, icon, label, href, count }: NavigationItem) => {
    const waiting = count ? (counts?.[count.of] ?? 0) : 0
    return (
      <SidebarItem
        key={name}
        href={href}
        current={name === current}
        label={intl.formatMessage(label)}
        icon={<Icon of={icon} />}
        {...(count &&
          waiting > 0 && {
            count: intl.formatNumber(waiting),
            countLabel: intl.formatMessage(count.label, { count: waiting }),
          })}
      />
    )
  }
  const administration = items.filter(({ section }) => section === 'administration')
  return (
    <Sidebar
      {...(id !== undefined && { id })}
      label={intl.formatMessage(messages.mainMenu)}
      collapsed={collapsed}
      footer={administration.length > 0 && <SidebarGroup>{administration.map(draw)}</SidebarGroup>}
    >
      <SidebarGroup>{items.filter(({ section }) => section === 'main').map(draw)}</SidebarGroup>
      {communities.length > 0 && (
        <SidebarGroup label={intl.formatMessage(messages.myCommunities)}>
          {communities.map((community) => (
            <SidebarItem
              key={community.id}
              href={paths.community(community.id)}
              label={intl.formatName(community.name)}
              current={community.id === currentCommunityId}
              hue={community.color}
            />
          ))}
        </SidebarGroup>
      )}
    </Sidebar>
  )
}
