import { Avatar } from '../Avatar'
import { Badge } from '../Badge'
import { BottomMenu, BottomMenuItem } from '../BottomMenu'
import { Brand } from '../Brand'
import { Header } from '../Header'
import { IconButton } from '../IconButton'
import {
  BellIcon,
  ChartNoAxesColumnIcon,
  ContactIcon,
  HouseIcon,
  Icon,
  LayersIcon,
  LayoutGridIcon,
  MenuIcon,
  MessageCircleIcon,
  NotebookPenIcon,
  Settings2Icon,
  SparklesIcon,
  SquareCheckBigIcon,
  UsersIcon,
  WorkflowIcon,
} from '../icons'
import { SearchField } from '../SearchField'
import { ShowAt } from '../ShowAt'
import { Sidebar, SidebarGroup, SidebarItem } from '../Sidebar'
import { UnreadDot } from '../UnreadDot'

/** The shell of the demo organisation, for stories of several components. */
export const exampleHeader = (
  <Header
    start={
      <ShowAt window="medium-up">
        <IconButton label="Hide the sidebar" icon={<Icon of={MenuIcon} />} />
      </ShowAt>
    }
    brand={<Brand name="Meridiana" href="/" nameHidden="small-window" />}
    title={
      <>
        Headquarters <Badge>New</Badge>
      </>
    }
    search={<SearchField label="Search" clearLabel="Clear search" shortcut="/" value="" onValueChange={() => {}} />}
    actions={
      <>
        <IconButton label="Assistant" icon={<Icon of={SparklesIcon} />} />
        <ShowAt window="medium-up">
          <IconButton label="Open useful links" icon={<Icon of={LayoutGridIcon} />} />
          <IconButton
            label="Chat, unread messages"
            icon={<Icon of={MessageCircleIcon} />}
            badge={<UnreadDot tone="alert" />}
          />
        </ShowAt>
        <IconButton label="Notifications, 4 unread" icon={<Icon of={BellIcon} />} badge={<UnreadDot tone="alert" />} />
        <IconButton label="Giulia Riva, your menu" shape="round" icon={<Avatar name="Giulia Riva" />} />
      </>
    }
  />
)

export function ExampleSidebar({ collapsed = false }: { collapsed?: boolean }) {
  return (
    <Sidebar
      id="sidebar"
      label="Main"
      collapsed={collapsed}
      footer={
        <SidebarGroup>
          <SidebarItem href="/manage" label="Manage" icon={<Icon of={Settings2Icon} />} />
        </SidebarGroup>
      }
    >
      <SidebarGroup>
        <SidebarItem href="/" current label="Home" icon={<Icon of={HouseIcon} />} />
        <SidebarItem
          href="/space"
          label="My space"
          icon={<Icon of={LayersIcon} />}
          count={12}
          countLabel="12 waiting"
        />
        <SidebarItem href="/communities" label="Communities" icon={<Icon of={UsersIcon} />} />
        <SidebarItem
          href="/workflows"
          label="Workflows"
          icon={<Icon of={WorkflowIcon} />}
          count={3}
          countLabel="3 waiting"
        />
        <SidebarItem
          href="/tasks"
          label="Tasks"
          icon={<Icon of={SquareCheckBigIcon} />}
          count={5}
          countLabel="5 open"
        />
        <SidebarItem href="/people" label="People" icon={<Icon of={ContactIcon} />} />
        <SidebarItem href="/ai-notes" label="AI notes" icon={<Icon of={NotebookPenIcon} />} />
        <SidebarItem href="/insights" label="Insights" icon={<Icon of={ChartNoAxesColumnIcon} />} />
      </SidebarGroup>
      <SidebarGroup label="My communities">
        <SidebarItem href="/community/1" label="Quality and safety" hue="green" />
        <SidebarItem href="/community/2" label="Product launches" hue="red" />
        <SidebarItem href="/community/3" label="IT service desk" hue="blue" />
        <SidebarItem href="/community/4" label="Learning corner" hue="violet" />
      </SidebarGroup>
    </Sidebar>
  )
}

export const exampleBottomMenu = (
  <BottomMenu label="Main">
    <BottomMenuItem href="/" current label="Home" icon={<Icon of={HouseIcon} />} />
    <BottomMenuItem href="/space" label="My space" icon={<Icon of={LayersIcon} />} />
    <BottomMenuItem href="/communities" label="Communities" icon={<Icon of={UsersIcon} />} />
    <BottomMenuItem href="/tasks" label="Tasks" icon={<Icon of={SquareCheckBigIcon} />} />
    <BottomMenuItem
      label="More"
      icon={<Icon of={MenuIcon} />}
      badge={<UnreadDot tone="alert" />}
      badgeLabel="unread messages"
    />
  </BottomMenu>
)
