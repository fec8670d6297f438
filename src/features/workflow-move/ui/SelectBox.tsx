import { useRef } from 'react'
import { Checkbox } from '@/design-system/Checkbox'
import { VisuallyHidden } from '@/design-system/VisuallyHidden'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import styles from './Move.module.css'
import type { Selection } from './use-selection'

export type SelectBoxProps = { post: { id: string; title: string }; selection: Selection }

/** The box in front of a post; with Shift it reaches from the one that was pressed before. */
export function SelectBox({ post: { id, title }, selection }: SelectBoxProps) {
  const { formatMessage } = useIntl()
  const reach = useRef(false)
  return (
    <Checkbox
      label={<VisuallyHidden>{formatMessage(messages.select, { title })}</VisuallyHidden>}
      className={styles.box}
      checked={selection.isSelected(id)}
      onClick={(event) => {
        reach.current = event.shiftKey
      }}
      onCheckedChange={() => selection.toggle(id, reach.current)}
    />
  )
}
