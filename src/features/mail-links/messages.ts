import { defineMessages } from '@/shared/i18n'

/** Words of the pages that links in mails lead to. */
export const messages = defineMessages({
  verifyTitle: {
    id: 'mailLinks.verifyTitle',
    defaultMessage: 'Confirm your e-mail address',
    description: 'Title: the private address that a mail was sent to',
  },
  verifyText: {
    id: 'mailLinks.verifyText',
    defaultMessage: 'Somebody entered this address in the portal. Confirm that it is yours.',
    description: 'Under that title',
  },
  verify: { id: 'mailLinks.verify', defaultMessage: 'Confirm', description: 'Button' },
  verifying: { id: 'mailLinks.verifying', defaultMessage: 'Confirming', description: 'Read out after the button' },
  verifiedTitle: {
    id: 'mailLinks.verifiedTitle',
    defaultMessage: 'Your e-mail address is confirmed',
    description: 'Title after the address was confirmed',
  },
  verifiedText: {
    id: 'mailLinks.verifiedText',
    defaultMessage: 'Mails from the portal can reach you there from now on.',
    description: 'Under that title',
  },
  unsubscribeTitle: {
    id: 'mailLinks.unsubscribeTitle',
    defaultMessage: 'No more mails of this kind?',
    description: 'Title of the page behind the link in a mail that stops such mails',
  },
  unsubscribeText: {
    id: 'mailLinks.unsubscribeText',
    defaultMessage: 'You will no longer get the mails that this link came in. In the portal you are still told.',
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
    defaultMessage: 'You get no more mails of this kind',
    description: 'Title after the mails were stopped',
  },
  unsubscribedText: {
    id: 'mailLinks.unsubscribedText',
    defaultMessage: 'You can have them again at any time: in the portal, in your notification settings.',
    description: 'Under that title',
  },
  spentTitle: {
    id: 'mailLinks.spentTitle',
    defaultMessage: 'This link is no longer valid',
    description: 'Title when the link was used, is too old or incomplete',
  },
  spentText: {
    id: 'mailLinks.spentText',
    defaultMessage:
      'It was used already, it is too old, or a part of it is missing. The newest mail has the right one.',
    description: 'Under that title',
  },
  toPortal: { id: 'mailLinks.toPortal', defaultMessage: 'Go to the portal', description: 'Link' },
})
