import { defineMessages, type RichPart } from '@/shared/i18n'

/** Whether a post still holds, and its ways to earlier texts and related posts. */
export const noticeMessages = defineMessages<{
  relations: void
  feedback: void
  history: void
  print: void
  replaced: { title: string; a: RichPart }
  oldRevision: { revision: number; date: string }
  validRevision: { revision: number }
  missingRevision: { revision: number }
  failedRevision: { revision: number }
  showChanges: void
  currentRevision: void
}>({
  relations: {
    id: 'postDetail.notices.relations',
    defaultMessage: 'Relations',
    description: 'In the menu of a post: posts that it replaces or continues',
  },
  feedback: {
    id: 'postDetail.notices.feedback',
    defaultMessage: 'Feedback',
    description: 'In the menu of a post: asking people what they think of it, and what they answered',
  },
  history: {
    id: 'postDetail.notices.history',
    defaultMessage: 'Version history',
    description: 'In the menu of a post',
  },
  print: { id: 'postDetail.notices.print', defaultMessage: 'Print', description: 'In the menu of a post' },
  replaced: {
    id: 'postDetail.notices.replaced',
    defaultMessage: 'This post has been replaced by <a>{title}</a>',
    description: 'Above an outdated post; the title is a link',
  },
  oldRevision: {
    id: 'postDetail.notices.oldRevision',
    defaultMessage: 'You’re reading version {revision}, published {date}.',
    description: 'Above an older text of a post',
  },
  validRevision: {
    id: 'postDetail.notices.validRevision',
    defaultMessage: 'Version {revision} is the current one.',
    description: 'Above a post whose address names the version of today, as a printed sheet does',
  },
  missingRevision: {
    id: 'postDetail.notices.missingRevision',
    defaultMessage: 'Version {revision} isn’t available. This is the current version.',
    description: 'Above a post whose address names a version that is not there',
  },
  failedRevision: {
    id: 'postDetail.notices.failedRevision',
    defaultMessage: 'Version {revision} couldn’t be loaded. This is the current version.',
    description: 'Above a post whose address names a version that did not come; beside it Try again',
  },
  showChanges: {
    id: 'postDetail.notices.showChanges',
    defaultMessage: 'Show what changed',
    description: 'Link from the notice above an older text',
  },
  currentRevision: {
    id: 'postDetail.notices.currentRevision',
    defaultMessage: 'Read the current version',
    description: 'Link from the notice above an older text',
  },
})
