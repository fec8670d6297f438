export { Dock, type DockProps } from './Dock'
export type { DockMember } from './dock-member'
export { DockPanel, type DockPanelProps } from './DockPanel'
