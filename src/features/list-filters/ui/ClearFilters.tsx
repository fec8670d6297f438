import { Button, type ButtonProps } from '@/design-system/Button'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'

export type ClearFiltersProps = Pick<ButtonProps, 'size' | 'variant' | 'onClick'>

/** Shows the whole list again. */
export function ClearFilters(props: ClearFiltersProps) {
  const { formatMessage } = useIntl()
  return <Button {...props}>{formatMessage(messages.clear)}</Button>
}
