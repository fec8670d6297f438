import { defineMessages } from '@/shared/i18n'

/** Whether a post is out: the archive, and what its author sees before it is published. */
export const archiveMessages = defineMessages<{
  archive: void
  unarchive: void
  archived: void
  unarchived: void
  archiveFailed: void
  undo: void
  archivedOn: { date: string }
  scheduledFor: { time: string }
  notPublished: void
  draft: void
  continue: void
}>({
  archive: {
    id: 'postDetail.archive.archive',
    defaultMessage: 'Move to archive',
    description: 'In the menu of a post',
  },
  unarchive: {
    id: 'postDetail.archive.unarchive',
    defaultMessage: 'Bring back from archive',
    description: 'In the menu of a post',
  },
  archived: {
    id: 'postDetail.archive.archived',
    defaultMessage: 'Post archived. Comments and answers are closed.',
    description: 'Tip',
  },
  unarchived: {
    id: 'postDetail.archive.unarchived',
    defaultMessage: 'Post is back from the archive',
    description: 'Tip',
  },
  archiveFailed: {
    id: 'postDetail.archive.archiveFailed',
    defaultMessage: 'Couldn’t change the archive. Try again.',
    description: 'Tip',
  },
  undo: { id: 'postDetail.archive.undo', defaultMessage: 'Undo', description: 'Button of a tip' },
  archivedOn: {
    id: 'postDetail.archive.archivedOn',
    defaultMessage: 'In the archive since {date}. Comments and answers are closed.',
    description: 'Above an archived post',
  },
  scheduledFor: {
    id: 'postDetail.archive.scheduledFor',
    defaultMessage: 'Scheduled for {time}. Until then, only you can see this post.',
    description: 'Above a post that waits for its time; its author reads it',
  },
  notPublished: {
    id: 'postDetail.archive.notPublished',
    defaultMessage: 'This post couldn’t be published at its time. Only you can see it.',
    description: 'Above a post whose schedule has failed; its author reads it',
  },
  draft: {
    id: 'postDetail.archive.draft',
    defaultMessage: 'Draft. Only you can see this post.',
    description: 'Above a post that was never published; its author reads it',
  },
  continue: {
    id: 'postDetail.archive.continue',
    defaultMessage: 'Continue writing',
    description: 'Link to the editor of a post that is not published',
  },
})
