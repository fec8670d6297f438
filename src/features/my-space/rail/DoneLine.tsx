import { useEffect, useRef } from 'react'
import { CircleCheckIcon, Icon } from '@/design-system/icons'
import { TextButton } from '@/design-system/TextButton'
import { useIntl } from '@/shared/i18n'
import { messages } from './messages'
import styles from './Rail.module.css'

export type DoneLineProps = {
  /** What became of the row. */
  children: string
  /** Takes it back; undefined once that is over. */
  onUndo?: (() => void) | undefined
}

/** What became of a row, with the way back for as long as there is one. */
export function DoneLine({ children, onUndo }: DoneLineProps) {
  const { formatMessage } = useIntl()
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // The button that was pressed has gone, and the focus with it.
    if (document.activeElement === document.body) undo.current?.focus({ preventScroll: true })
  }, [])
  return (
    <p role="status" className={styles.done}>
      <Icon of={CircleCheckIcon} size="sm" />
      <span>{children}</span>
      {onUndo && (
        <TextButton ref={undo} onClick={onUndo}>
          {formatMessage(messages.undo)}
        </TextButton>
      )}
    </p>
  )
}
