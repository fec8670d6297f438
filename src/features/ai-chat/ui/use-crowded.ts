import { useUnit } from 'effector-react'
import { useSyncExternalStore } from 'react'
import { SIDEBAR_WIDTH_PX } from '@/shared/constants'
import { $panelOpening, $width } from '../model/panel'

/** The least usable width of a page: that of a small phone, in px. */
const leastPage = 320

/** Whether the open panel and the expanded sidebar together leave the page too little room. */
export function useCrowded(): boolean {
  const { opening, width } = useUnit({ opening: $panelOpening, width: $width })
  const isCrowded = () => innerWidth - width - SIDEBAR_WIDTH_PX.expanded < leastPage
  return useSyncExternalStore(subscribe, isCrowded) && opening !== 'closed'
}

function subscribe(onChange: () => void): () => void {
  addEventListener('resize', onChange)
  return () => removeEventListener('resize', onChange)
}
