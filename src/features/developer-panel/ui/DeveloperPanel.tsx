import { useId, useRef, useState } from 'react'

import { IconButton } from '@/design-system/IconButton'
import { Icon, SlidersHorizontalIcon } from '@/design-system/icons'
import { useIntl } from '@/shared/i18n'

import { messages } from '../messages'
import styles from './DeveloperPanel.module.css'
import { TroublePanel } from './TroublePanel'

/**
 * The switch for trouble in the lower corner, for development and demos: changes the mock server's world while the
 * portal goes on in front of it. The application mounts it lazily, and only where the configuration says so.
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
    <aside className={styles.root} aria-label={formatMessage(messages.title)}>
      {open && <TroublePanel id={panelId} onClose={close} />}
      <IconButton
        ref={buttonRef}
        className={styles.button}
        label={formatMessage(messages.open)}
        icon={<Icon of={SlidersHorizontalIcon} size="sm" />}
        size="sm"
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        onClick={() => setOpen(!open)}
      />
    </aside>
  )
}
