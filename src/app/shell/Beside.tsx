import { ShowAt } from '@/design-system/ShowAt'
import { AssistantEntry, AssistantPlace } from '@/features/ai-chat'
import { ChatToggle } from '@/features/chat'
import { useAssistantContext } from './assistant-context'

/** The assistant's button in the header. */
export function AssistantHeaderEntry() {
  return <AssistantEntry place="header" />
}

/** The chat's button in the header; phones have it behind "More". */
export function ChatHeaderEntry() {
  return (
    <ShowAt window="medium-up">
      <ChatToggle />
    </ShowAt>
  )
}

/** The assistant's panel, as long as it is open. */
export function AssistantPanelPlace() {
  const context = useAssistantContext()
  return <AssistantPlace context={context} />
}
