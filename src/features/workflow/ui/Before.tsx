import { VisuallyHidden } from '@/design-system/VisuallyHidden'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'

/** What stood in a field, struck, below what is to stand there. */
export function Before({ text }: { text: string }) {
  const { formatMessage } = useIntl()
  return (
    <>
      <VisuallyHidden>{formatMessage(messages.before)} </VisuallyHidden>
      <del>{text}</del>
    </>
  )
}
