import { defineMessages, type RichPart } from '@/shared/i18n'

type Count = { count: number }

/** The words of a post on its own page. */
export const messages = defineMessages<{
  postLoading: void
  editedAt: { created: string; time: string; a: RichPart }
  editedOn: { created: string; date: string; a: RichPart }
  postNumber: { number: string }
  pictures: void
  copyLink: void
  asked: void
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
  postLoading: { id: 'postDetail.postLoading', defaultMessage: 'Loading the post', description: 'For screen readers' },
  editedAt: {
    id: 'postDetail.editedAt',
    defaultMessage: '{created}, <a>edited at {time}</a>',
    description:
      'When a post was written, and at what time of the same day it was changed, which leads to its earlier texts',
  },
  editedOn: {
    id: 'postDetail.editedOn',
    defaultMessage: '{created}, <a>edited on {date}</a>',
    description: 'When a post was written, and on which later day it was changed, which leads to its earlier texts',
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
    defaultMessage: 'Beside this post',
    description: 'Names the column with files and the like, for screen readers',
  },
  openPicture: {
    id: 'postDetail.openPicture',
    defaultMessage: 'Show picture {position} of {total}: {description}',
    description: 'Button with a picture in it',
  },
  opensInNewTab: {
    id: 'postDetail.opensInNewTab',
    defaultMessage: 'opens in a new tab',
    description: 'For screen readers, after a link',
  },
  postFailed: {
    id: 'postDetail.postFailed',
    defaultMessage: 'This post could not be loaded',
    description: 'Title in place of a post',
  },
  postFailedText: {
    id: 'postDetail.postFailedText',
    defaultMessage: 'It is still there. Try it once more in a moment.',
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
    defaultMessage: 'This picture cannot be shown.',
    description: 'In place of a picture',
  },
})

/** Names of the tabs below a post. */
export const tabMessages = defineMessages<
  Record<
    | 'tabs'
    | 'attachments'
    | 'comments'
    | 'workflow'
    | 'tasks'
    | 'invitations'
    | 'subActivities'
    | 'visibility'
    | 'ai'
    | 'missingTab',
    void
  >
>({
  tabs: {
    id: 'postDetail.tabs',
    defaultMessage: 'Parts of this post',
    description: 'Names the row of tabs below a post',
  },
  attachments: { id: 'postDetail.tabAttachments', defaultMessage: 'Attachments', description: 'Tab of a post' },
  comments: { id: 'postDetail.tabComments', defaultMessage: 'Comments', description: 'Tab of a post' },
  workflow: { id: 'postDetail.tabWorkflow', defaultMessage: 'Workflow', description: 'Tab of a post' },
  tasks: { id: 'postDetail.tabTasks', defaultMessage: 'Tasks', description: 'Tab of a post' },
  invitations: { id: 'postDetail.tabInvitations', defaultMessage: 'Invited', description: 'Tab of a post' },
  subActivities: { id: 'postDetail.tabSubActivities', defaultMessage: 'Sub-activities', description: 'Tab of a post' },
  visibility: {
    id: 'postDetail.tabVisibility',
    defaultMessage: 'Visibility',
    description: 'Tab of a post: who can read it',
  },
  ai: { id: 'postDetail.tabAi', defaultMessage: 'AI', description: 'Tab of a post: the assistant' },
  missingTab: {
    id: 'postDetail.missingTab',
    defaultMessage: "The section this link points to isn't available here.",
    description: 'Above the tabs of a post, when the address names a tab that is not there',
  },
})

/** Words of asking the assistant about a post. */
export const askMessages = defineMessages<{
  ask: void
  askText: void
  askBeginning: { number: string; title: string }
}>({
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
})

/** What is done with a whole post. */
export const lifeMessages = defineMessages<{
  more: void
  edit: void
  copy: void
  addToCollection: void
  remove: void
  removeQuestion: void
  removeText: { comments: number; files: number }
  removed: void
  removeFailed: void
  changed: void
  cancel: void
}>({
  more: {
    id: 'postDetail.more',
    defaultMessage: 'More actions',
    description: 'Button: opens what else can be done with a post',
  },
  edit: { id: 'postDetail.edit', defaultMessage: 'Edit post', description: 'Opens the editor of a post' },
  copy: { id: 'postDetail.copy', defaultMessage: 'Copy post', description: 'Begins a new post from a post' },
  addToCollection: {
    id: 'postDetail.addToCollection',
    defaultMessage: 'Add to collection',
    description: 'In the menu of a post: opens a dialog with the person’s collections',
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
})
