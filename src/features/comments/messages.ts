import { defineMessages } from '@/shared/i18n'

type Count = { count: number }
type Named = { name: string }

export const messages = defineMessages<{
  list: void
  loading: void
  empty: void
  failed: void
  failedText: void
  tryAgain: void
  more: void
  moreFailed: void
  closed: void
  gone: void

  write: void
  replyTo: Named
  send: void
  enlarge: void
  close: void
  hint: { keys: string }
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
  conflictNow: void
  keepMine: void
  takeTheirs: void
  delete: void
  deleteOf: Named
  confirmDelete: void
  confirmDeleteText: void
  deleteFailed: void
}>({
  list: {
    id: 'comments.list',
    defaultMessage: 'Conversation',
    description: 'Names the list of comments for screen readers',
  },
  loading: { id: 'comments.loading', defaultMessage: 'Loading comments', description: 'For screen readers' },
  empty: {
    id: 'comments.empty',
    defaultMessage: 'No comments yet.',
    description: 'In place of the comments',
  },
  failed: {
    id: 'comments.failed',
    defaultMessage: 'Couldn’t load comments',
    description: 'Title in place of the comments',
  },
  failedText: {
    id: 'comments.failedText',
    defaultMessage: 'Nothing is lost, including what you were writing. Try again in a moment.',
    description: 'Below "The comments could not be loaded"',
  },
  tryAgain: { id: 'comments.tryAgain', defaultMessage: 'Try again', description: 'Button below an error' },
  more: {
    id: 'comments.more',
    defaultMessage: 'Show more comments',
    description: 'Button below the comments that were loaded',
  },
  moreFailed: {
    id: 'comments.moreFailed',
    defaultMessage: 'Couldn’t load more comments.',
    description: 'Below the comments that are there',
  },
  closed: {
    id: 'comments.closed',
    defaultMessage: 'Comments are off for this post in this community.',
    description: 'In place of the field to write in',
  },
  gone: {
    id: 'comments.gone',
    defaultMessage: 'This comment is no longer available.',
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
    defaultMessage: 'Open full editor',
    description: 'Button at the field for a comment; the text goes along',
  },
  close: {
    id: 'comments.close',
    defaultMessage: 'Back to conversation',
    description: 'Closes the large window for a comment; the text stays',
  },
  hint: {
    id: 'comments.hint',
    defaultMessage: '{keys} to send',
    description: 'Beside the send button; the keys are named by the portal: "Ctrl + Enter"',
  },
  left: {
    id: 'comments.left',
    defaultMessage: '{count, plural, one {# character left} other {# characters left}}',
    description: 'Near the limit of a comment',
  },
  tooLong: {
    id: 'comments.tooLong',
    defaultMessage: 'Shorten by {count, plural, one {# character} other {# characters}} to send.',
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
      '{count, plural, =0 {Like {name}’s comment} one {Like · 1, {name}’s comment} other {Like · #, {name}’s comment}}',
    description: 'The same for screen readers; it begins with the words of the button',
  },
  likeFailed: {
    id: 'comments.likeFailed',
    defaultMessage: 'Couldn’t save your like',
    description: 'Tip after a refused like',
  },
  unlikeFailed: {
    id: 'comments.unlikeFailed',
    defaultMessage: 'Couldn’t remove your like',
    description: 'Tip after a refused unlike',
  },
  edited: {
    id: 'comments.edited',
    defaultMessage: '{time}, edited',
    description: 'When a comment was written, and that it was changed since',
  },
  deleted: { id: 'comments.deleted', defaultMessage: 'This comment was deleted.', description: 'In place of the text' },
  sending: { id: 'comments.sending', defaultMessage: 'Sending', description: 'Below a comment that is on its way' },
  sent: { id: 'comments.sent', defaultMessage: 'Comment sent: {text}', description: 'For screen readers' },
  unsentComment: {
    id: 'comments.unsentComment',
    defaultMessage: 'An unsent comment',
    description: 'In the list of what is lost when the page is loaded again',
  },
  sendAgain: {
    id: 'comments.sendAgain',
    defaultMessage: 'Send again',
    description: 'Button below a comment that did not arrive',
  },
  takeBack: {
    id: 'comments.takeBack',
    defaultMessage: 'Edit text',
    description: 'Button below a comment that did not arrive: puts it back into the field',
  },
  failedSend: {
    id: 'comments.failedSend',
    defaultMessage: 'Not sent: the server didn’t accept it.',
    description: 'Below a comment that did not arrive',
  },
  failedClosed: {
    id: 'comments.failedClosed',
    defaultMessage: 'Not sent: comments on this post are now off.',
    description: 'Below a comment that did not arrive',
  },
  failedGone: {
    id: 'comments.failedGone',
    defaultMessage: 'Not sent: the comment you replied to was removed.',
    description: 'Below a comment that did not arrive',
  },
  failedTooLong: {
    id: 'comments.failedTooLong',
    defaultMessage: 'Not sent: the text is too long.',
    description: 'Below a comment that did not arrive',
  },
  failedOffline: {
    id: 'comments.failedOffline',
    defaultMessage: 'Not sent: you’re offline.',
    description: 'Below a comment that did not arrive',
  },
  failedTooMany: {
    id: 'comments.failedTooMany',
    defaultMessage: 'Not sent: too many comments at once. Try again in a moment.',
    description: 'Below a comment that did not arrive',
  },
  failedInterrupted: {
    id: 'comments.failedInterrupted',
    defaultMessage: 'The page closed before the server answered. You can send it again: it won’t appear twice.',
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
    defaultMessage: 'This comment was changed in another window.',
    description: 'Above the newer text of a comment that is being changed here too',
  },
  conflictNow: {
    id: 'comments.conflictNow',
    defaultMessage: 'It now says:',
    description: 'Before the newer text of the comment',
  },
  keepMine: { id: 'comments.keepMine', defaultMessage: 'Keep mine', description: 'Saves the text of this window' },
  takeTheirs: {
    id: 'comments.takeTheirs',
    defaultMessage: 'Take the newer text',
    description: 'Drops the text of this window',
  },
  delete: { id: 'comments.delete', defaultMessage: 'Delete', description: 'Button below a comment' },
  deleteOf: {
    id: 'comments.deleteOf',
    defaultMessage: 'Delete the comment by {name}',
    description: 'The same for screen readers; it begins with the words of the button',
  },
  confirmDelete: {
    id: 'comments.confirmDelete',
    defaultMessage: 'Delete this comment?',
    description: 'Title of the question',
  },
  confirmDeleteText: {
    id: 'comments.confirmDeleteText',
    defaultMessage: 'Its text is deleted for everyone. Replies stay. This can’t be undone.',
    description: 'Below the question',
  },
  deleteFailed: {
    id: 'comments.deleteFailed',
    defaultMessage: 'The comment wasn’t deleted. Try again.',
    description: 'Tip',
  },
})
