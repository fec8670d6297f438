import { IconButton } from '@/design-system/IconButton'
import { Icon, LayoutGridIcon } from '@/design-system/icons'
import { useIntl } from '@/shared/i18n'

import { messages } from '../messages'

export type LinksButtonProps = { open?: boolean; onOpen: () => void }

/** Opens the dialog with the useful links. */
export function LinksButton({ open = false, onOpen }: LinksButtonProps) {
  const { formatMessage } = useIntl()
  const label = formatMessage(messages.open)
  return (
    <IconButton
      label={label}
      title={label}
      icon={<Icon of={LayoutGridIcon} />}
      aria-haspopup="dialog"
      aria-expanded={open}
      onClick={onOpen}
    />
  )
}
