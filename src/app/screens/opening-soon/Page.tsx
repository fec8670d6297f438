import { OpeningSoonPage } from '@/features/opening-soon'
import { type MessageDescriptor, useIntl } from '@/shared/i18n'
import type { RouteName } from '@/shared/routes'
import { useRoute } from '../../shell/use-route'
import { messages } from './messages'

/** What will be on the screens that are not built yet. A screen that is built takes its line away. */
export const texts: Partial<Record<RouteName, MessageDescriptor>> = {
  profile: messages.profile,
  'notification-settings': messages.notificationSettings,
  'ai-notes': messages.aiNotes,
  'ai-note': messages.aiNotes,
  'ai-note-print': messages.aiNotePrint,
  insights: messages.insights,
  'digital-workplace': messages.digitalWorkplace,
  'customer-feedback': messages.customerFeedback,
  bootcamp: messages.bootcamp,
  manage: messages.manage,
  'group-edit': messages.manage,
  'digital-workplace-admin': messages.digitalWorkplaceAdmin,
  'admin-v2': messages.admin,
}

/** The page of a route whose screen is not built yet: its title, and what will be there. */
export function Page() {
  const { formatMessage } = useIntl()
  const route = useRoute()
  const text = route && texts[route.name as RouteName]
  if (!text) return null
  return <OpeningSoonPage title={formatMessage(route.title)} text={formatMessage(text)} />
}
