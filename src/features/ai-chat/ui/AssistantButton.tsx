import { IconButton } from '@/design-system/IconButton'
import { Icon, SparklesIcon } from '@/design-system/icons'
import { useIntl } from '@/shared/i18n'

import { messages } from '../messages'
import styles from './AssistantButton.module.css'

/** The panel gives the focus back to the button in the header when it is closed. */
export const assistantButtonId = 'assistant-button'

export type AssistantButtonProps = {
  open: boolean
  onToggle: () => void
  /** `floating` is the disc above the page, in windows that have room for it beside the content. */
  place?: 'header' | 'floating'
  id?: string
  /** Somebody is about to press it. */
  onNear?: () => void
}

/** Opens and closes the assistant. */
export function AssistantButton({ open, onToggle, place = 'header', id, onNear }: AssistantButtonProps) {
  const { formatMessage } = useIntl()
  return (
    <IconButton
      label={formatMessage(messages.open)}
      shape={place === 'floating' ? 'floating' : 'square'}
      icon={<Icon of={SparklesIcon} />}
      id={id}
      className={place === 'floating' ? styles.floating : undefined}
      aria-expanded={open}
      onPointerEnter={onNear}
      onFocus={onNear}
      onClick={onToggle}
    />
  )
}
