import { IconButton } from '@/design-system/IconButton'
import { AtSignIcon, Icon, PaperclipIcon } from '@/design-system/icons'
import { useIntl } from '@/shared/i18n'

import { messages } from '../messages'

export type CommentToolsProps = { onMention: () => void; onAttach: () => void }

/** What a comment may hold beside words. */
export function CommentTools({ onMention, onAttach }: CommentToolsProps) {
  const intl = useIntl()
  return (
    <>
      <IconButton
        size="sm"
        label={intl.formatMessage(messages.mention)}
        icon={<Icon of={AtSignIcon} />}
        onClick={onMention}
      />
      <IconButton
        size="sm"
        label={intl.formatMessage(messages.attach)}
        icon={<Icon of={PaperclipIcon} />}
        onClick={onAttach}
      />
    </>
  )
}
