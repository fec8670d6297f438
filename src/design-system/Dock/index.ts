export { Dock, type DockProps } from './Dock'
export type { DockItem } from './dock-item'
export { DockPanel, type DockPanelProps } from './DockPanel'
