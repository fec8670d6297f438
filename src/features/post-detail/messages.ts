import { defineMessages } from '@/shared/i18n'

type Count = { count: number }

/** The words of a post on its own page. */
export const messages = defineMessages<{
  postLoading: void
  editedAt: { created: string; time: string }
  editedOn: { created: string; date: string }
  versionAt: { time: string; version: number }
  versionOn: { date: string; version: number }
  version: { version: number }
  postNumber: { number: string }
  pictures: void
  copyLink: void
  edit: void
  asked: void
  copy: void
  beside: void
  openPicture: { position: number; total: number; description: string }
  opensInNewTab: void
  postFailed: void
  postFailedText: void
  morePictures: Count
  picturesOf: { title: string }
  closePictures: void
  previousPicture: void
  nextPicture: void
  allPictures: void
  picturePosition: { current: number; total: number }
  pictureFailed: void
}>({
  edit: { id: 'postDetail.edit', defaultMessage: 'Edit post', description: 'Opens the editor of a post' },
  copy: { id: 'postDetail.copy', defaultMessage: 'Copy post', description: "Begins a post of one's own from this one" },
  postLoading: { id: 'postDetail.postLoading', defaultMessage: 'Loading post', description: 'For screen readers' },
  editedAt: {
    id: 'postDetail.editedAt',
    defaultMessage: '{created}, edited at {time}',
    description: 'When a post was written, and at what time of the same day it was changed',
  },
  editedOn: {
    id: 'postDetail.editedOn',
    defaultMessage: '{created}, edited on {date}',
    description: 'When a post was written, and on which later day it was changed',
  },
  versionAt: {
    id: 'postDetail.versionAt',
    defaultMessage: 'edited at {time}, version {version, number}',
    description:
      'Link behind the day a post was written: when it was changed on that day, and which of its texts this is',
  },
  versionOn: {
    id: 'postDetail.versionOn',
    defaultMessage: 'edited on {date}, version {version, number}',
    description: 'Link behind the day a post was written: the later day of its change, and which of its texts this is',
  },
  version: {
    id: 'postDetail.version',
    defaultMessage: 'version {version, number}',
    description: 'Link behind the day a post was written: which of its texts this is',
  },
  postNumber: {
    id: 'postDetail.postNumber',
    defaultMessage: 'Post {number}',
    description: 'What people call a post by',
  },
  pictures: { id: 'postDetail.pictures', defaultMessage: 'Pictures', description: 'Names the pictures of a post' },
  copyLink: { id: 'postDetail.copyLink', defaultMessage: 'Copy link', description: 'Button on a post' },
  asked: { id: 'postDetail.asked', defaultMessage: 'Asked of you', description: 'Title of a card beside a post' },
  beside: {
    id: 'postDetail.beside',
    defaultMessage: 'About this post',
    description: 'Names the column with files and the like, for screen readers',
  },
  openPicture: {
    id: 'postDetail.openPicture',
    defaultMessage: 'View picture {position} of {total}: {description}',
    description: 'Button with a picture in it',
  },
  opensInNewTab: {
    id: 'postDetail.opensInNewTab',
    defaultMessage: 'opens in a new tab',
    description: 'For screen readers, after a link',
  },
  postFailed: {
    id: 'postDetail.postFailed',
    defaultMessage: 'Couldn’t load this post',
    description: 'Title in place of a post',
  },
  postFailedText: {
    id: 'postDetail.postFailedText',
    defaultMessage: 'Nothing is lost. Try again in a moment.',
    description: 'Below "This post could not be loaded"',
  },
  morePictures: {
    id: 'postDetail.morePictures',
    defaultMessage: '+{count, number}',
    description: 'Lies on the last picture shown: how many more there are',
  },
  picturesOf: {
    id: 'postDetail.picturesOf',
    defaultMessage: 'Pictures of {title}',
    description: 'Names the large view of the pictures',
  },
  closePictures: {
    id: 'postDetail.closePictures',
    defaultMessage: 'Close',
    description: 'Closes the large view of the pictures',
  },
  previousPicture: { id: 'postDetail.previousPicture', defaultMessage: 'Previous picture', description: 'Button' },
  nextPicture: { id: 'postDetail.nextPicture', defaultMessage: 'Next picture', description: 'Button' },
  allPictures: {
    id: 'postDetail.allPictures',
    defaultMessage: 'All pictures',
    description: 'Names the row of small pictures',
  },
  picturePosition: {
    id: 'postDetail.picturePosition',
    defaultMessage: '{current, number} of {total, number}',
    description: 'Which of the pictures is shown',
  },
  pictureFailed: {
    id: 'postDetail.pictureFailed',
    defaultMessage: 'Couldn’t load this picture.',
    description: 'In place of a picture',
  },
})

/** Names of the tabs below a post. */
export const tabMessages = defineMessages<{
  tabs: void
  attachments: void
  comments: void
  tasks: void
  subActivities: void
  invitations: void
  visibility: void
  ai: void
  ask: void
  askText: void
  askBeginning: { number: string; title: string }
  missingTab: void
}>({
  tabs: {
    id: 'postDetail.tabs',
    defaultMessage: 'Post sections',
    description: 'Names the row of tabs below a post',
  },
  attachments: { id: 'postDetail.tabAttachments', defaultMessage: 'Attachments', description: 'Tab of a post' },
  comments: { id: 'postDetail.tabComments', defaultMessage: 'Comments', description: 'Tab of a post' },
  subActivities: { id: 'postDetail.tabSubActivities', defaultMessage: 'Sub-activities', description: 'Tab of a post' },
  tasks: { id: 'postDetail.tabTasks', defaultMessage: 'Tasks', description: 'Tab of a post' },
  invitations: { id: 'postDetail.tabInvitations', defaultMessage: 'Invited', description: 'Tab of a post' },
  visibility: {
    id: 'postDetail.tabVisibility',
    defaultMessage: 'Visibility',
    description: 'Tab of a post: who can read it',
  },
  ai: { id: 'postDetail.tabAi', defaultMessage: 'AI', description: 'Tab of a post: the assistant' },
  ask: { id: 'postDetail.ask', defaultMessage: 'Ask about this post', description: 'Button: opens the assistant' },
  askText: {
    id: 'postDetail.askText',
    defaultMessage: 'Ask the assistant about this post. It answers from what you can read.',
    description: 'Above the button "Ask about this post"',
  },
  askBeginning: {
    id: 'postDetail.askBeginning',
    defaultMessage: 'About post {number}, “{title}”: ',
    description: 'Beginning of a question to the assistant, which the person completes',
  },
  missingTab: {
    id: 'postDetail.missingTab',
    defaultMessage: 'The section this link points to isn’t available here.',
    description: 'Above the tabs of a post, when the address names a tab that is not there, as the workflow',
  },
})

/** The words of its menu and of the banners above it. */
export const menuMessages = defineMessages<{
  more: void
  addToCollection: void
  relations: void
  feedback: void
  history: void
  print: void
  replaced: { title: string }
  oldRevision: { revision: number; date: string }
  validRevision: { revision: number }
  showChanges: void
  currentRevision: void
}>({
  more: {
    id: 'postDetail.more',
    defaultMessage: 'More actions',
    description: 'Button: opens what else can be done with a post',
  },
  addToCollection: {
    id: 'postDetail.addToCollection',
    defaultMessage: 'Add to collection',
    description: 'Entry of the menu of a post',
  },
  relations: {
    id: 'postDetail.relations',
    defaultMessage: 'Relations',
    description: 'Entry of the menu of a post: posts that it replaces or continues',
  },
  feedback: {
    id: 'postDetail.feedback',
    defaultMessage: 'Feedback',
    description: 'Entry of the menu of a post: what people were asked about it',
  },
  history: {
    id: 'postDetail.history',
    defaultMessage: 'Version history',
    description: 'Entry of the menu of a post',
  },
  print: { id: 'postDetail.print', defaultMessage: 'Print', description: 'Entry of the menu of a post' },
  replaced: {
    id: 'postDetail.replaced',
    defaultMessage: 'This post has been replaced by {title}',
    description: 'Banner above an outdated post; the title is a link',
  },
  oldRevision: {
    id: 'postDetail.oldRevision',
    defaultMessage: 'You’re reading version {revision}, published {date}',
    description: 'Banner above an older text of a post',
  },
  validRevision: {
    id: 'postDetail.validRevision',
    defaultMessage: 'Version {revision} is the current one',
    description: 'Banner: who scans the code of a printed sheet learns that it still holds',
  },
  showChanges: {
    id: 'postDetail.showChanges',
    defaultMessage: 'Show what changed',
    description: 'Link from the banner of an older text',
  },
  currentRevision: {
    id: 'postDetail.currentRevision',
    defaultMessage: 'Read the current version',
    description: 'Link from the banner of an older text',
  },
})

/** Words of archiving and removing a post. */
export const lifeMessages = defineMessages<{
  archive: void
  unarchive: void
  archived: void
  unarchived: void
  archiveFailed: void
  remove: void
  removeQuestion: void
  removeText: { comments: number; files: number }
  removed: void
  removeFailed: void
  changed: void
  cancel: void
  undo: void
}>({
  archive: { id: 'postDetail.life.archive', defaultMessage: 'Move to archive', description: 'In the menu of a post' },
  unarchive: {
    id: 'postDetail.life.unarchive',
    defaultMessage: 'Bring back from archive',
    description: 'In the menu of a post',
  },
  archived: {
    id: 'postDetail.life.archived',
    defaultMessage: 'Post archived. Comments and answers are closed.',
    description: 'Tip',
  },
  unarchived: { id: 'postDetail.life.unarchived', defaultMessage: 'Post is back from the archive', description: 'Tip' },
  archiveFailed: {
    id: 'postDetail.life.archiveFailed',
    defaultMessage: 'Couldn’t change the archive. Try again.',
    description: 'Tip',
  },
  remove: {
    id: 'postDetail.life.remove',
    defaultMessage: 'Remove post',
    description: 'In the menu of a post, and button of the question',
  },
  removeQuestion: {
    id: 'postDetail.life.removeQuestion',
    defaultMessage: 'Remove this post for good?',
    description: 'Question',
  },
  removeText: {
    id: 'postDetail.life.removeText',
    defaultMessage:
      'This can’t be undone. {comments, plural, =0 {No comments} one {# comment} other {# comments}} and {files, plural, =0 {no files} one {# file} other {# files}} go with it.',
    description: 'Below the question',
  },
  removed: { id: 'postDetail.life.removed', defaultMessage: 'Post removed', description: 'Tip' },
  removeFailed: { id: 'postDetail.life.removeFailed', defaultMessage: 'Couldn’t remove this post', description: 'Tip' },
  changed: {
    id: 'postDetail.life.changed',
    defaultMessage: 'This post has changed. Look at it again before you remove it.',
    description: 'Tip',
  },
  cancel: { id: 'postDetail.life.cancel', defaultMessage: 'Cancel', description: 'Button' },
  undo: { id: 'postDetail.life.undo', defaultMessage: 'Undo', description: 'Button of a tip' },
})
