import { Suspense, useId, useRef, useState } from 'react'
import { useIntl } from '@/shared/i18n'
import { loadable } from '@/shared/loadable'

import { messages } from '../messages'
import styles from './DeveloperPanel.module.css'

const TroublePanel = loadable(() => import('./TroublePanel')).component('TroublePanel')

/**
 * The demo controls behind a tab on the edge of the window: they change the mock server's world while the portal goes
 * on in front of it. The application mounts them lazily, and only where the configuration says so.
 */
export function DeveloperPanel() {
  const { formatMessage } = useIntl()
  const [open, setOpen] = useState(false)
  const panelId = useId()
  const buttonRef = useRef<HTMLButtonElement>(null)

  function close() {
    setOpen(false)
    buttonRef.current?.focus()
  }

  return (
    <aside aria-label={formatMessage(messages.title)}>
      <button
        ref={buttonRef}
        type="button"
        className={styles.tab}
        aria-label={formatMessage(messages.open)}
        title={formatMessage(messages.open)}
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        onClick={() => setOpen(!open)}
      />
      {open && (
        <div className={styles.panel}>
          <Suspense>
            <TroublePanel id={panelId} onClose={close} />
          </Suspense>
        </div>
      )}
    </aside>
  )
}
