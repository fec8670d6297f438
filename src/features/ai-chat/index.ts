export type { AssistantMessage, AssistantPhase, Opinion } from './model/conversation'
export { AssistantButton, type AssistantButtonProps } from './ui/AssistantButton'
export { AssistantPanel, type AssistantPanelProps } from './ui/AssistantPanel'
