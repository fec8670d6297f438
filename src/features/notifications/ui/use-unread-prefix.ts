import { useUnit } from 'effector-react'
import { useIntl } from '@/shared/i18n'
import { $unreadCount } from '../bell'

/** What stands before the title of the window while something is unread: "(4) ". */
export function useUnreadPrefix(): string {
  const count = useUnit($unreadCount)
  const { formatNumber } = useIntl()
  return count > 0 ? `(${formatNumber(count)}) ` : ''
}
