import { ActionItem } from '@/design-system/ActionList'
import { Icon, LayoutGridIcon } from '@/design-system/icons'
import { ChatRefusal, ChatRow } from '@/features/chat'
import { ToAnswerAction } from '@/features/to-answer'
import { useIntl } from '@/shared/i18n'
import { messages } from './messages'

type MoreToolsProps = {
  chat: boolean
  onLinks: () => void
  /** A row was chosen that acts by itself. */
  onChosen: () => void
}

/** The tools of the header as rows of the sheet behind "More": the header of a phone has no room for them. */
export function MoreTools({ chat, onLinks, onChosen }: MoreToolsProps) {
  const { formatMessage } = useIntl()
  return (
    <>
      <ToAnswerAction onChosen={onChosen} />
      {chat ? <ChatRow onChosen={onChosen} /> : <ChatRefusal />}
      <ActionItem
        icon={<Icon of={LayoutGridIcon} />}
        label={formatMessage(messages.moreLinks)}
        aria-haspopup="dialog"
        onClick={onLinks}
      />
    </>
  )
}
