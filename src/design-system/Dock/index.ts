export { Dock, type DockProps } from './Dock'
export { DockPanel, type DockPanelProps } from './DockPanel'
