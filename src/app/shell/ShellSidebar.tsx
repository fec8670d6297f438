import { useMatch } from 'react-router-dom'
import { HouseIcon, Icon } from '@/design-system/icons'
import { Sidebar, SidebarGroup, SidebarItem } from '@/design-system/Sidebar'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/paths'
import { messages as titles } from '../home-messages'
import { messages } from './messages'

type ShellSidebarProps = { id: string; collapsed: boolean }

/** The places of the portal: each screen that exists. */
export function ShellSidebar({ id, collapsed }: ShellSidebarProps) {
  const { formatMessage } = useIntl()
  const home = useMatch(paths.home())
  return (
    <Sidebar id={id} label={formatMessage(messages.mainMenu)} collapsed={collapsed}>
      <SidebarGroup>
        <SidebarItem
          href={paths.home()}
          label={formatMessage(titles.dashboardTitle)}
          icon={<Icon of={HouseIcon} />}
          current={home !== null}
        />
      </SidebarGroup>
    </Sidebar>
  )
}
