import { AssistantEntry, AssistantPlace } from '@/features/ai-chat'
import { useAssistantContext } from './assistant-context'

export { CarouselOverlay } from '@/features/carousel'
export { ChatToggle } from '@/features/chat'

/** The assistant's button in the header. */
export function AssistantAction() {
  return <AssistantEntry place="header" />
}

/** The assistant's panel, as long as it is open. */
export function AssistantPanelPlace() {
  const context = useAssistantContext()
  return <AssistantPlace context={context} />
}
