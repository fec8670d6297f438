export type { AiContext } from './model/context'
export { AssistantButton, type AssistantButtonProps } from './ui/AssistantButton'
export { AssistantEntry } from './ui/AssistantEntry'
export { AssistantPlace } from './ui/AssistantPlace'
