import { useEffect } from 'react'
import { ShowAt } from '@/design-system/ShowAt'
import { AssistantEntry, AssistantPlace, useCrowded } from '@/features/ai-chat'
import { ChatToggle } from '@/features/chat'
import { storage } from '@/shared/storage'
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

/** The assistant's panel, as long as it is open. Where it leaves the page too little beside the menu, it folds the menu by `onMenu`. */
export function AssistantPanelPlace({ onMenu }: { onMenu: (open: boolean) => void }) {
  const context = useAssistantContext()
  const crowded = useCrowded()
  useEffect(() => {
    if (!crowded) return undefined
    onMenu(false)
    return () => onMenu(storage.menuOpen.read() ?? true)
  }, [crowded, onMenu])
  return <AssistantPlace context={context} />
}
