import { ActionItem } from '@/design-system/ActionList'
import { Icon, LayoutGridIcon } from '@/design-system/icons'
import { useIntl } from '@/shared/i18n'
import { messages } from './more-messages'

type MoreToolsProps = { onLinks: () => void }

/** What the header of a phone has no room for, as rows of the sheet behind "More". The default export lets it be a chunk of its own. */
export default function MoreTools({ onLinks }: MoreToolsProps) {
  const { formatMessage } = useIntl()
  return (
    <ActionItem
      icon={<Icon of={LayoutGridIcon} />}
      label={formatMessage(messages.links)}
      aria-haspopup="dialog"
      onClick={onLinks}
    />
  )
}
