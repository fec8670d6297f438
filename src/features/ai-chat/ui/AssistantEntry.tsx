import { useUnit } from 'effector-react'
import { $panelOpening, panelToggled } from '../model/panel'
import { assistantButtonId, AssistantButton } from './AssistantButton'
import { assistant } from './AssistantSlot'

/**
 * Opens the assistant: in the header, or floating above the page while it is closed. Both open the same panel (AM-38).
 */
export function AssistantEntry({ place }: { place: 'header' | 'floating' }) {
  const { opening, onToggle } = useUnit({ opening: $panelOpening, onToggle: panelToggled })
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
