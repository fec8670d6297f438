export { Sidebar, type SidebarProps } from './Sidebar'
export { SidebarGroup, type SidebarGroupProps } from './SidebarGroup'
export { SidebarItem, type SidebarItemProps } from './SidebarItem'
