import { defineMessages } from '@/shared/i18n'

type Count = { count: number }
type Named = { name: string }

export const messages = defineMessages<{
  list: void
  loading: void
  empty: void
  failed: void
  failedText: void
  more: void
  moreFailed: void
  closed: void
  gone: void

  write: void
  replyTo: Named
  send: void
  enlarge: void
  close: void
  hintControl: void
  hintCommand: void
  left: Count
  tooLong: Count

  reply: void
  cancel: void
  like: Count
  likeOf: { count: number; name: string }
  likeFailed: void
  unlikeFailed: void
  edited: { time: string }
  deleted: void
  sending: void
  sent: { text: string }
  sendAgain: void
  unsentComment: void
  takeBack: void
  failedSend: void
  failedClosed: void
  failedGone: void
  failedTooLong: void
  failedOffline: void
  failedTooMany: void
  failedInterrupted: void
  opensInNewTab: void

  edit: void
  editOf: Named
  save: void
  saving: void
  changeFailed: void
  changeOffline: void
  changeClosed: void
  changeGone: void
  conflict: void
  conflictText: void
  delete: void
  deleteOf: Named
  deletedTip: void
  undo: void
  deleteFailed: void
  deleteChanged: void
}>({
  list: {
    id: 'comments.list',
    defaultMessage: 'Conversation',
    description: 'Names the list of comments for screen readers',
  },
  loading: { id: 'comments.loading', defaultMessage: 'Loading the comments', description: 'For screen readers' },
  empty: {
    id: 'comments.empty',
    defaultMessage: 'Nobody has said anything yet.',
    description: 'In place of the comments',
  },
  failed: {
    id: 'comments.failed',
    defaultMessage: 'The comments could not be loaded',
    description: 'Title in place of the comments',
  },
  failedText: {
    id: 'comments.failedText',
    defaultMessage: 'They are still there, and so is what you were writing. Try it once more in a moment.',
    description: 'Below "The comments could not be loaded"',
  },
  more: {
    id: 'comments.more',
    defaultMessage: 'Show more comments',
    description: 'Button below the comments that were loaded',
  },
  moreFailed: {
    id: 'comments.moreFailed',
    defaultMessage: 'The next comments could not be loaded.',
    description: 'Below the comments that are there',
  },
  closed: {
    id: 'comments.closed',
    defaultMessage: 'This community does not take comments on this post.',
    description: 'In place of the field to write in',
  },
  gone: {
    id: 'comments.gone',
    defaultMessage: 'The comment that you were looking for is no longer here.',
    description: 'Above the comments, when a link led to one that does not exist any more',
  },

  write: {
    id: 'comments.write',
    defaultMessage: 'Write a comment',
    description: 'Names the field to write in, and stands in it while it is empty',
  },
  replyTo: {
    id: 'comments.replyTo',
    defaultMessage: 'Reply to {name}',
    description: 'Names the button that opens the field for a reply, and the field itself',
  },
  send: { id: 'comments.send', defaultMessage: 'Send', description: 'Button' },
  enlarge: {
    id: 'comments.enlarge',
    defaultMessage: 'Write in a large window',
    description: 'Button at the field for a comment; the text goes along',
  },
  close: {
    id: 'comments.close',
    defaultMessage: 'Back to the conversation',
    description: 'Closes the large window for a comment; the text stays',
  },
  hintControl: {
    id: 'comments.hintControl',
    defaultMessage: 'Ctrl + Enter sends',
    description: 'Beside the send button; the names are those on the keys',
  },
  hintCommand: {
    id: 'comments.hintCommand',
    defaultMessage: '⌘ + Enter sends',
    description: 'Beside the send button, on Apple keyboards',
  },
  left: {
    id: 'comments.left',
    defaultMessage: '{count, plural, one {# character left} other {# characters left}}',
    description: 'Near the limit of a comment',
  },
  tooLong: {
    id: 'comments.tooLong',
    defaultMessage: 'Shorten it by {count, plural, one {# character} other {# characters}} to send it.',
    description: 'A comment is over its limit',
  },

  reply: { id: 'comments.reply', defaultMessage: 'Reply', description: 'Button below a comment' },
  cancel: { id: 'comments.cancel', defaultMessage: 'Cancel', description: 'Closes the field for a reply' },
  like: {
    id: 'comments.like',
    defaultMessage: '{count, plural, =0 {Like} other {Like · #}}',
    description: 'Button below a comment, with the number of likes; it can be pressed or not',
  },
  likeOf: {
    id: 'comments.likeOf',
    defaultMessage:
      '{count, plural, =0 {Like the comment by {name}} one {Like · 1, the comment by {name}} other {Like · #, the comment by {name}}}',
    description: 'The same for screen readers; it begins with the words of the button',
  },
  likeFailed: {
    id: 'comments.likeFailed',
    defaultMessage: 'Your like was not saved',
    description: 'Tip after a refused like',
  },
  unlikeFailed: {
    id: 'comments.unlikeFailed',
    defaultMessage: 'Your like could not be taken back',
    description: 'Tip after a refused unlike',
  },
  edited: {
    id: 'comments.edited',
    defaultMessage: '{time}, edited',
    description: 'When a comment was written, and that it was changed since',
  },
  deleted: { id: 'comments.deleted', defaultMessage: 'This comment was deleted.', description: 'In place of the text' },
  sending: { id: 'comments.sending', defaultMessage: 'Sending', description: 'Below a comment that is on its way' },
  sent: { id: 'comments.sent', defaultMessage: 'Your comment was sent: {text}', description: 'For screen readers' },
  unsentComment: {
    id: 'comments.unsentComment',
    defaultMessage: 'A comment that you have not sent',
    description: 'In the list of what is lost when the page is loaded again',
  },
  sendAgain: {
    id: 'comments.sendAgain',
    defaultMessage: 'Send again',
    description: 'Button below a comment that did not arrive',
  },
  takeBack: {
    id: 'comments.takeBack',
    defaultMessage: 'Change the text',
    description: 'Button below a comment that did not arrive: puts it back into the field',
  },
  failedSend: {
    id: 'comments.failedSend',
    defaultMessage: 'Not sent: the server did not take it.',
    description: 'Below a comment that did not arrive',
  },
  failedClosed: {
    id: 'comments.failedClosed',
    defaultMessage: 'Not sent: comments on this post have been closed.',
    description: 'Below a comment that did not arrive',
  },
  failedGone: {
    id: 'comments.failedGone',
    defaultMessage: 'Not sent: the comment you replied to has been removed.',
    description: 'Below a comment that did not arrive',
  },
  failedTooLong: {
    id: 'comments.failedTooLong',
    defaultMessage: 'Not sent: the text is too long.',
    description: 'Below a comment that did not arrive',
  },
  failedOffline: {
    id: 'comments.failedOffline',
    defaultMessage: 'Not sent: there is no connection.',
    description: 'Below a comment that did not arrive',
  },
  failedTooMany: {
    id: 'comments.failedTooMany',
    defaultMessage: 'Not sent: that was a lot in a short time. Wait a moment.',
    description: 'Below a comment that did not arrive',
  },
  failedInterrupted: {
    id: 'comments.failedInterrupted',
    defaultMessage: 'The page closed before an answer came. Sending it again never writes it twice.',
    description: 'Below a comment of which nobody knows whether it arrived',
  },
  opensInNewTab: {
    id: 'comments.opensInNewTab',
    defaultMessage: 'opens in a new tab',
    description: 'For screen readers, after a link',
  },

  edit: { id: 'comments.edit', defaultMessage: 'Edit', description: 'Button below a comment of one’s own' },
  editOf: {
    id: 'comments.editOf',
    defaultMessage: 'Edit the comment by {name}',
    description: 'The same for screen readers, and the name of the field; it begins with the words of the button',
  },
  save: { id: 'comments.save', defaultMessage: 'Save', description: 'Button that saves a changed comment' },
  saving: { id: 'comments.saving', defaultMessage: 'Saving', description: 'While a changed comment is being saved' },
  changeFailed: {
    id: 'comments.changeFailed',
    defaultMessage: 'Not saved. Your text is still here: try again.',
    description: 'Below a comment that is being changed',
  },
  changeOffline: {
    id: 'comments.changeOffline',
    defaultMessage: 'Not saved: you’re offline. Your text is kept on this device.',
    description: 'Below a comment that is being changed',
  },
  changeClosed: {
    id: 'comments.changeClosed',
    defaultMessage: 'Not saved: this comment can no longer be changed.',
    description: 'Below a comment that is being changed',
  },
  changeGone: {
    id: 'comments.changeGone',
    defaultMessage: 'Not saved: the comment was deleted. Copy your text if you need it.',
    description: 'Below a comment that is being changed',
  },
  conflict: {
    id: 'comments.conflict',
    defaultMessage: 'This comment has changed',
    description: 'Title of the dialog with the own text beside the newer one',
  },
  conflictText: {
    id: 'comments.conflictText',
    defaultMessage: 'You changed it in another window or on another device. Choose which text stays.',
    description: 'Below that title',
  },
  delete: { id: 'comments.delete', defaultMessage: 'Delete', description: 'Button below a comment' },
  deleteOf: {
    id: 'comments.deleteOf',
    defaultMessage: 'Delete the comment by {name}',
    description: 'The same for screen readers; it begins with the words of the button',
  },
  deletedTip: { id: 'comments.deletedTip', defaultMessage: 'Comment deleted', description: 'Tip, with Undo' },
  undo: { id: 'comments.undo', defaultMessage: 'Undo', description: 'Button that brings a deleted comment back' },
  deleteFailed: {
    id: 'comments.deleteFailed',
    defaultMessage: 'The comment wasn’t deleted. Try again.',
    description: 'Tip',
  },
  deleteChanged: {
    id: 'comments.deleteChanged',
    defaultMessage: 'The comment wasn’t deleted: it has changed meanwhile.',
    description: 'Tip',
  },
})
