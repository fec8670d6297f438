import { defineMessages } from '@/shared/i18n'

/** The words of what changed, below the sentence of a notification. */
export const detailMessages = defineMessages<{
  from: void
  to: void
  start: void
  end: void
  assignee: void
  priority: void
  nobody: void
  noDate: void
  noPriority: void
  low: void
  normal: void
  high: void
  urgent: void
  quote: { text: string }
  moreAttachments: { count: number }
}>({
  from: { id: 'notifications.detail.from', defaultMessage: 'from', description: 'Read out before an old value' },
  to: { id: 'notifications.detail.to', defaultMessage: 'to', description: 'Read out before a new value' },
  start: { id: 'notifications.detail.start', defaultMessage: 'Start', description: 'Before the expected first day' },
  end: { id: 'notifications.detail.end', defaultMessage: 'End', description: 'Before the expected last day' },
  assignee: {
    id: 'notifications.detail.assignee',
    defaultMessage: 'Responsible',
    description: 'Before the old and the new person or group',
  },
  priority: {
    id: 'notifications.detail.priority',
    defaultMessage: 'Priority',
    description: 'Before the old and the new priority',
  },
  nobody: { id: 'notifications.detail.nobody', defaultMessage: 'nobody', description: 'Nobody is responsible' },
  noDate: { id: 'notifications.detail.noDate', defaultMessage: 'no date', description: 'No day is set' },
  noPriority: { id: 'notifications.detail.noPriority', defaultMessage: 'none', description: 'No priority is set' },
  low: { id: 'notifications.detail.low', defaultMessage: 'low', description: 'A priority' },
  normal: { id: 'notifications.detail.normal', defaultMessage: 'normal', description: 'A priority' },
  high: { id: 'notifications.detail.high', defaultMessage: 'high', description: 'A priority' },
  urgent: { id: 'notifications.detail.urgent', defaultMessage: 'urgent', description: 'A priority' },
  quote: {
    id: 'notifications.detail.quote',
    defaultMessage: '“{text}”',
    description: 'What somebody wrote, in the quotation marks of the language',
  },
  moreAttachments: {
    id: 'notifications.detail.moreAttachments',
    defaultMessage: '+{count, number}',
    description: 'After two attachments: so many more',
  },
})
