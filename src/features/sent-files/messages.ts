import { defineMessages } from '@/shared/i18n'

/** Words of files that are on their way to the server. */
export const messages = defineMessages<{
  remove: { name: string }
  sending: { name: string }
  failed: void
  forbidden: void
}>({
  remove: { id: 'sentFiles.remove', defaultMessage: 'Remove {name}', description: 'Button beside a file' },
  sending: { id: 'sentFiles.sending', defaultMessage: 'Sending {name}', description: 'Names the bar of a file' },
  failed: { id: 'sentFiles.failed', defaultMessage: 'Couldn’t send this file.', description: 'Below a file' },
  forbidden: {
    id: 'sentFiles.forbidden',
    defaultMessage: 'Files of this kind can’t be stored here.',
    description: 'Below a file',
  },
})
