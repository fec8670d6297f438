import { Button, type ButtonProps } from '@/design-system/Button'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'

export type RetryButtonProps = Omit<ButtonProps, 'children'>

/** "Try again": the button after a failure, with the same words everywhere. */
export function RetryButton(props: RetryButtonProps) {
  const { formatMessage } = useIntl()
  return <Button {...props}>{formatMessage(messages.tryAgain)}</Button>
}
