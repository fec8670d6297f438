import { useUnit } from 'effector-react'
import { Suspense } from 'react'
import { loadable } from '@/shared/loadable'
import { $panelOpen } from '../bell'

/** What is in the panel; the bell has it loaded when somebody comes near. */
export const panel = loadable(() => import('./Panel'))
const Panel = panel.component('Panel')

export type NotificationPanelProps = {
  /** Where the person says what they want to hear of; without it nothing leads there. */
  settingsHref?: string | undefined
}

/** The place of the panel in the page; what is in it is fetched when it opens. */
export function NotificationPanel({ settingsHref }: NotificationPanelProps) {
  const open = useUnit($panelOpen)
  return open ? (
    <Suspense>
      <Panel settingsHref={settingsHref} />
    </Suspense>
  ) : null
}
