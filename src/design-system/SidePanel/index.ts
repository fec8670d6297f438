export { SidePanel, type SidePanelLabels, type SidePanelProps } from './SidePanel'
