import { ActionItem } from '@/design-system/ActionList'
import { Icon, LayoutGridIcon } from '@/design-system/icons'
import { replaceOverlay } from '@/design-system/interaction'
import { ChatRow } from '@/features/chat'
import { useIntl } from '@/shared/i18n'
import { messages } from './messages'

type MoreToolsProps = {
  chat: boolean
  onLinks: () => void
  /** Closes the sheet. */
  onChosen: () => void
  /** What opened the sheet. */
  trigger: HTMLElement | null
}

/** The tools of the header as rows of the sheet behind "More": the header of a phone has no room for them. */
export function MoreTools({ chat, onLinks, onChosen, trigger }: MoreToolsProps) {
  const { formatMessage } = useIntl()
  return (
    <>
      {chat && <ChatRow onChosen={onChosen} />}
      <ActionItem
        icon={<Icon of={LayoutGridIcon} />}
        label={formatMessage(messages.moreLinks)}
        aria-haspopup="dialog"
        onClick={() => replaceOverlay({ close: onChosen, trigger, next: onLinks })}
      />
    </>
  )
}
