export type { CurrentChat } from './model/current-chat'
export { ChatButton, type ChatButtonProps } from './ui/ChatButton'
export { ChatPanel, type ChatPanelProps } from './ui/ChatPanel'
