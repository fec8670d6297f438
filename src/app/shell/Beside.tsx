import { AssistantEntry, AssistantPlace } from '@/features/ai-chat'
import { ChatToggle } from '@/features/chat'
import type { RouteLayout } from '../routes/route'
import { useAssistantContext } from './assistant-context'

/** The buttons of the assistant and the chat in the header, where the screen has them. */
export function HeaderEntries({ layout }: { layout: RouteLayout }) {
  return (
    <>
      {layout.assistant && <AssistantEntry place="header" />}
      {layout.chat && <ChatToggle />}
    </>
  )
}

/** The assistant's panel, as long as it is open. */
export function AssistantPanelPlace() {
  const context = useAssistantContext()
  return <AssistantPlace context={context} />
}
