import { useUnit } from 'effector-react'
import { lazy, Suspense } from 'react'
import { retry } from '@/shared/loadable'
import { $panelOpen } from '../bell'
import { loadPanel } from './load-panel'

const Panel = lazy(() => retry(loadPanel))

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
