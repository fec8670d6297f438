import { defineMessages } from '@/shared/i18n'

/** Messages of the pages that links in mails lead to. */
export const messages = defineMessages({
  verifyTitle: {
    id: 'mailLinks.verifyTitle',
    defaultMessage: 'Confirm your email address',
    description: 'Title: the private address that a mail was sent to',
  },
  verifyText: {
    id: 'mailLinks.verifyText',
    defaultMessage: 'This address was entered in the portal. Confirm that it’s yours.',
    description: 'Under that title',
  },
  verify: { id: 'mailLinks.verify', defaultMessage: 'Confirm', description: 'Button' },
  verifying: { id: 'mailLinks.verifying', defaultMessage: 'Confirming', description: 'Read out after the button' },
  verifiedTitle: {
    id: 'mailLinks.verifiedTitle',
    defaultMessage: 'Email address confirmed',
    description: 'Title after the address was confirmed',
  },
  verifiedText: {
    id: 'mailLinks.verifiedText',
    defaultMessage: 'The portal will send your emails there from now on.',
    description: 'Under that title',
  },
  unsubscribeTitle: {
    id: 'mailLinks.unsubscribeTitle',
    defaultMessage: 'Unsubscribe from these emails?',
    description: 'Title of the page behind the link in a mail that stops such mails',
  },
  unsubscribeText: {
    id: 'mailLinks.unsubscribeText',
    defaultMessage:
      'You’ll stop getting emails like the one with this link. You’ll still get notifications in the portal.',
    description: 'Under that title',
  },
  unsubscribe: { id: 'mailLinks.unsubscribe', defaultMessage: 'Unsubscribe', description: 'Button' },
  unsubscribing: {
    id: 'mailLinks.unsubscribing',
    defaultMessage: 'Unsubscribing',
    description: 'Read out after the button',
  },
  unsubscribedTitle: {
    id: 'mailLinks.unsubscribedTitle',
    defaultMessage: 'You’re unsubscribed',
    description: 'Title after the mails were stopped',
  },
  unsubscribedText: {
    id: 'mailLinks.unsubscribedText',
    defaultMessage: 'You can turn these emails back on at any time in your notification settings.',
    description: 'Under that title',
  },
  spentTitle: {
    id: 'mailLinks.spentTitle',
    defaultMessage: 'This link is no longer valid',
    description: 'Title when the link was used, is too old or incomplete',
  },
  spentText: {
    id: 'mailLinks.spentText',
    defaultMessage: 'It was already used, has expired or is incomplete. Use the link in the latest email.',
    description: 'Under that title',
  },
  toPortal: { id: 'mailLinks.toPortal', defaultMessage: 'Go to portal', description: 'Link' },
})

/** What the page says of the mails that are meant. */
export const subscriptionMessages = defineMessages<{ unsubscribeSummary: { frequency: string; address: string } }>({
  unsubscribeSummary: {
    id: 'mailLinks.unsubscribeSummary',
    defaultMessage:
      '{frequency, select, daily {Daily summary} workdays {Summary on workdays} weekly {Weekly summary} other {Summary}} to {address}. You’ll still get notifications in the portal.',
    description: 'Under the title “Unsubscribe from these emails?”: which emails are meant',
  },
})
