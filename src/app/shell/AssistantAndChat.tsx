import { useEffect } from 'react'
import { ShowAt } from '@/design-system/ShowAt'
import { AssistantEntry, AssistantSlot, useCrowded } from '@/features/ai-chat'
import { ChatToggle } from '@/features/chat'
import { useAssistantContext } from './assistant-context'
import type { MenuState } from './frame-state'

/** The assistant's button in the header. */
export function AssistantHeaderEntry() {
  return <AssistantEntry place="header" />
}

/** The chat's button in the header; on phones it is a row behind "More". */
export function ChatHeaderEntry() {
  return (
    <ShowAt window="medium-up">
      <ChatToggle />
    </ShowAt>
  )
}

/**
 * The assistant's panel, as long as it is open. It collapses the menu where the page would be left with too little
 * room.
 */
export function AssistantPanelPlace({ menu: { setOpen } }: { menu: MenuState }) {
  const context = useAssistantContext()
  const crowded = useCrowded()
  useEffect(() => {
    if (!crowded) return undefined
    setOpen(false)
    return () => setOpen(null)
  }, [crowded, setOpen])
  return <AssistantSlot context={context} />
}
