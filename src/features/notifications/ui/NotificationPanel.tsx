import { useUnit } from 'effector-react'
import { Suspense } from 'react'
import { loadable } from '@/shared/loadable'
import { $panelOpen } from '../bell'

/** The contents of the panel; the bell preloads them when the pointer or the focus reaches it. */
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
