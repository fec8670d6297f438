import type { PortalIntl } from '@/shared/i18n'
import { reasonMessages } from '../messages'

/** Why a person can or cannot read a post, in words; null for a reason that only a newer server knows. */
export function reasonWords(reason: string, community: string, { formatMessage }: PortalIntl): string | null {
  switch (reason) {
    case 'author':
    case 'account-blocked':
    case 'account-deleted':
    case 'not-published':
      return formatMessage(reasonMessages[reason])
    case 'community-member':
    case 'community-open':
    case 'not-member':
      return formatMessage(reasonMessages[reason], { community })
    default:
      return null
  }
}
