export { Toolbar, type ToolbarGroup, type ToolbarItem, type ToolbarProps } from './Toolbar'
export { useRovingFocus } from './use-roving-focus'
