import { useEffect, useEffectEvent } from 'react'
import { ShowAt } from '@/design-system/ShowAt'
import { AssistantEntry, AssistantPlace, useCrowded } from '@/features/ai-chat'
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

/** The assistant's panel, as long as it is open. `onCrowd` hears whether it leaves the page too little beside the menu. */
export function AssistantPanelPlace({ onCrowd }: { onCrowd: (crowded: boolean) => void }) {
  const context = useAssistantContext()
  const crowded = useCrowded()
  const handleCrowd = useEffectEvent(onCrowd)
  useEffect(() => {
    if (!crowded) return undefined
    handleCrowd(true)
    return () => handleCrowd(false)
  }, [crowded])
  return <AssistantPlace context={context} />
}
