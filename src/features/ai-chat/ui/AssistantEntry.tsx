import { useUnit } from 'effector-react'
import { $opening, panelToggled } from '../model/panel'
import { assistantButtonId } from './assistant-button-id'
import { AssistantButton } from './AssistantButton'
import { assistant } from './AssistantPlace'

/** A way into the assistant: in the header, or floating above the page as long as the assistant is closed. Both lead to the same panel (AM-38). */
export function AssistantEntry({ place }: { place: 'header' | 'floating' }) {
  const { opening, onToggle } = useUnit({ opening: $opening, onToggle: panelToggled })
  const open = opening !== 'closed'
  if (place === 'floating' && open) return null
  return (
    <AssistantButton
      {...(place === 'header' && { id: assistantButtonId })}
      place={place}
      open={open}
      onToggle={() => onToggle()}
      onNear={assistant.preload}
    />
  )
}
