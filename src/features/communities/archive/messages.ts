import { defineMessages } from '@/shared/i18n'

/** What is said of a community in the archive, and when it goes there or comes back. */
export const messages = defineMessages<{
  archivedBy: { name: string; date: string }
  archivedWord: void
  archive: void
  bringBack: void
  title: { name: string }
  text: void
  note: void
  archived: { name: string }
  broughtBack: { name: string }
  changedMeanwhile: void
  failed: void
}>({
  archivedBy: {
    id: 'communities.archive.archivedBy',
    defaultMessage: '{name} archived this community on {date}. You can read it; nothing new can be written.',
    description: 'Above an archived community',
  },
  archivedWord: {
    id: 'communities.archive.archivedWord',
    defaultMessage: 'Archived',
    description: 'On the card of an archived community',
  },
  archive: {
    id: 'communities.archive.archive',
    defaultMessage: 'Archive community',
    description: 'Item of the menu, and button of the dialog',
  },
  bringBack: {
    id: 'communities.archive.bringBack',
    defaultMessage: 'Bring back community',
    description: 'Item of the menu, and button in the banner',
  },
  title: {
    id: 'communities.archive.title',
    defaultMessage: 'Archive {name}?',
    description: 'Title of the dialog',
  },
  text: {
    id: 'communities.archive.text',
    defaultMessage:
      'Its posts stay readable. No one can post, comment or join, and open requests are declined. You can bring it back at any time.',
    description: 'In the dialog',
  },
  note: {
    id: 'communities.archive.note',
    defaultMessage: 'Reason',
    description: 'Label of a field',
  },
  archived: {
    id: 'communities.archive.archived',
    defaultMessage: '{name} is archived',
    description: 'Tip',
  },
  broughtBack: {
    id: 'communities.archive.broughtBack',
    defaultMessage: '{name} is back from the archive',
    description: 'Tip',
  },
  changedMeanwhile: {
    id: 'communities.archive.changedMeanwhile',
    defaultMessage: 'Someone changed this community in the meantime. Try again.',
    description: 'Why it was not archived',
  },
  failed: {
    id: 'communities.archive.failed',
    defaultMessage: 'Couldn’t change the archive. Try again.',
    description: 'Why it was not done',
  },
})
