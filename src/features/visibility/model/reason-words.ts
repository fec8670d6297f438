import type { PortalIntl } from '@/shared/i18n'
import { reasonMessages } from '../messages'

/** Why a person can or cannot read a post, in words; null for a reason that only a newer server knows. */
export function reasonWords(reason: string, community: string, { formatMessage }: PortalIntl): string | null {
  switch (reason) {
    case 'author':
      return formatMessage(reasonMessages.author)
    case 'moderator':
      return formatMessage(reasonMessages.moderator, { community })
    case 'assignee':
      return formatMessage(reasonMessages.assignee)
    case 'granted':
      return formatMessage(reasonMessages.granted)
    case 'community-member':
      return formatMessage(reasonMessages.member, { community })
    case 'community-open':
      return formatMessage(reasonMessages.open, { community })
    case 'not-member':
      return formatMessage(reasonMessages.stranger, { community })
    case 'not-selected':
      return formatMessage(reasonMessages.notSelected)
    case 'account-blocked':
      return formatMessage(reasonMessages.blocked)
    case 'account-deleted':
      return formatMessage(reasonMessages.deleted)
    case 'not-published':
      return formatMessage(reasonMessages.notPublished)
    default:
      return null
  }
}
