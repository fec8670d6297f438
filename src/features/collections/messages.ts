import { defineMessages } from '@/shared/i18n'

/** Messages of the overlay that shows the person's collections. */
export const messages = defineMessages<{
  title: void
  close: void
  loading: void
  posts: { count: number }
  empty: void
  emptyWhy: void
  failed: void
  failedWhy: void
  tryAgain: void
  collections: void
  manage: void
  create: void
  edit: void
  delete: void
  deleteQuestion: { name: string }
  deleteText: { count: number }
  deleted: void
  deleteFailed: void
  name: void
  description: void
  optional: void
  sharedWith: void
  sharedWithHint: void
  sharedWithCount: { count: number }
  sharedBy: { name: string }
  save: void
  cancel: void
  created: void
  saved: void
  saveFailed: void
  nameMissing: void
  nameTaken: void
  changedElsewhere: { name: string }
  emptyCreate: void
  all: void
  gone: void
  goneText: void
  postsFailed: void
  noPosts: void
  noPostsText: void
  morePosts: void
  postsOf: { name: string }
  moveUp: { title: string }
  moveDown: { title: string }
  removePost: { title: string }
  moved: void
  movedTo: { title: string; position: number; total: number }
  undo: void
  orderChanged: void
  orderFailed: void
  removed: void
  full: void
  addTo: void
  newCollection: void
  createAndAdd: void
}>({
  title: {
    id: 'collections.title',
    defaultMessage: 'My collections',
    description: 'Title of the overlay with the posts that a person keeps together under a name',
  },
  close: { id: 'collections.close', defaultMessage: 'Close', description: 'Button of the overlay' },
  loading: { id: 'collections.loading', defaultMessage: 'Loading collections', description: 'Read out' },
  posts: {
    id: 'collections.posts',
    defaultMessage: '{count, plural, one {# post} other {# posts}}',
    description: 'How much is in a collection',
  },
  empty: {
    id: 'collections.empty',
    defaultMessage: 'No collections yet',
    description: 'In place of the collections',
  },
  emptyWhy: {
    id: 'collections.emptyWhy',
    defaultMessage: 'Use collections to keep posts you want to find again.',
    description: 'Below “You keep no collections yet”',
  },
  failed: {
    id: 'collections.failed',
    defaultMessage: 'Couldn’t load your collections',
    description: 'In place of the collections',
  },
  failedWhy: {
    id: 'collections.failedWhy',
    defaultMessage: 'Something went wrong. Try again.',
    description: 'Below “Your collections could not be loaded”',
  },
  tryAgain: { id: 'collections.tryAgain', defaultMessage: 'Try again', description: 'Button' },
  collections: {
    id: 'collections.collections',
    defaultMessage: 'Collections',
    description: 'Heading of the page with the person’s collections',
  },
  manage: {
    id: 'collections.manage',
    defaultMessage: 'Manage collections',
    description: 'Link from the dialog to the page',
  },
  create: {
    id: 'collections.create',
    defaultMessage: 'New collection',
    description: 'Button, and title of the dialog',
  },
  edit: {
    id: 'collections.edit',
    defaultMessage: 'Edit collection',
    description: 'Button, and title of the dialog',
  },
  delete: {
    id: 'collections.delete',
    defaultMessage: 'Delete collection',
    description: 'Button',
  },
  deleteQuestion: {
    id: 'collections.deleteQuestion',
    defaultMessage: 'Delete {name}?',
    description: 'Question before a collection is deleted',
  },
  deleteText: {
    id: 'collections.deleteText',
    defaultMessage:
      '{count, plural, one {# post leaves the collection and stays where it is.} other {# posts leave the collection and stay where they are.}}',
    description: 'Below the question before a collection is deleted',
  },
  deleted: {
    id: 'collections.deleted',
    defaultMessage: 'Collection deleted',
    description: 'Tip',
  },
  deleteFailed: {
    id: 'collections.deleteFailed',
    defaultMessage: 'Couldn’t delete the collection',
    description: 'Tip',
  },
  name: {
    id: 'collections.name',
    defaultMessage: 'Name',
    description: 'Label of a field',
  },
  description: {
    id: 'collections.description',
    defaultMessage: 'Description',
    description: 'Label of a field',
  },
  optional: {
    id: 'collections.optional',
    defaultMessage: 'optional',
    description: 'Beside the label of a field',
  },
  sharedWith: {
    id: 'collections.sharedWith',
    defaultMessage: 'Shared with',
    description: 'Label of a field for people and groups',
  },
  sharedWithHint: {
    id: 'collections.sharedWithHint',
    defaultMessage: 'They can read the collection. They see only posts they have access to.',
    description: 'Below the field “Shared with”',
  },
  sharedWithCount: {
    id: 'collections.sharedWithCount',
    defaultMessage: '{count, plural, one {shared with # person or group} other {shared with # people and groups}}',
    description: 'Below the name of a collection',
  },
  sharedBy: {
    id: 'collections.sharedBy',
    defaultMessage: 'shared by {name}',
    description: 'Below the name of a collection of another person',
  },
  save: {
    id: 'collections.save',
    defaultMessage: 'Save',
    description: 'Button',
  },
  cancel: {
    id: 'collections.cancel',
    defaultMessage: 'Cancel',
    description: 'Button',
  },
  created: {
    id: 'collections.created',
    defaultMessage: 'Collection created',
    description: 'Tip',
  },
  saved: {
    id: 'collections.saved',
    defaultMessage: 'Collection saved',
    description: 'Tip',
  },
  saveFailed: {
    id: 'collections.saveFailed',
    defaultMessage: 'Couldn’t save. Try again.',
    description: 'Tip, and problem of a form',
  },
  nameMissing: {
    id: 'collections.nameMissing',
    defaultMessage: 'Enter a name',
    description: 'Problem of a field',
  },
  nameTaken: {
    id: 'collections.nameTaken',
    defaultMessage: 'You already have a collection with this name',
    description: 'Problem of a field',
  },
  changedElsewhere: {
    id: 'collections.changedElsewhere',
    defaultMessage:
      'This collection changed in another window and is now called {name}. Save again to keep your version.',
    description: 'Problem of the form: somebody was faster',
  },
  emptyCreate: {
    id: 'collections.emptyCreate',
    defaultMessage: 'Create one, then add posts from the menu of any post.',
    description: 'Below “No collections yet” on the page',
  },
  all: {
    id: 'collections.all',
    defaultMessage: 'All collections',
    description: 'Link to the page with all collections',
  },
  gone: {
    id: 'collections.gone',
    defaultMessage: 'Collection not found',
    description: 'Heading in place of a collection',
  },
  goneText: {
    id: 'collections.goneText',
    defaultMessage: 'It was deleted, or it’s no longer shared with you.',
    description: 'Below “Collection not found”',
  },
  postsFailed: {
    id: 'collections.postsFailed',
    defaultMessage: 'Couldn’t load this collection',
    description: 'In place of a collection',
  },
  noPosts: {
    id: 'collections.noPosts',
    defaultMessage: 'No posts in this collection',
    description: 'In place of the posts',
  },
  noPostsText: {
    id: 'collections.noPostsText',
    defaultMessage: 'Add posts from the menu of any post.',
    description: 'Below “No posts in this collection”',
  },
  morePosts: {
    id: 'collections.morePosts',
    defaultMessage: 'Show more',
    description: 'Button below the posts of a collection',
  },
  postsOf: {
    id: 'collections.postsOf',
    defaultMessage: 'Posts in {name}',
    description: 'Names the list, for screen readers',
  },
  moveUp: {
    id: 'collections.moveUp',
    defaultMessage: 'Move up: {title}',
    description: 'Button',
  },
  moveDown: {
    id: 'collections.moveDown',
    defaultMessage: 'Move down: {title}',
    description: 'Button',
  },
  removePost: {
    id: 'collections.removePost',
    defaultMessage: 'Remove from collection: {title}',
    description: 'Button',
  },
  moved: {
    id: 'collections.moved',
    defaultMessage: 'Order changed',
    description: 'Tip',
  },
  movedTo: {
    id: 'collections.movedTo',
    defaultMessage: '{title} is now {position} of {total}',
    description: 'Read out when a post was moved within a collection',
  },
  undo: {
    id: 'collections.undo',
    defaultMessage: 'Undo',
    description: 'Action of a tip',
  },
  orderChanged: {
    id: 'collections.orderChanged',
    defaultMessage: 'This collection changed in another window. Here is its current order.',
    description: 'Tip',
  },
  orderFailed: {
    id: 'collections.orderFailed',
    defaultMessage: 'Couldn’t change the order',
    description: 'Tip',
  },
  removed: {
    id: 'collections.removed',
    defaultMessage: 'Removed from the collection',
    description: 'Tip',
  },
  full: {
    id: 'collections.full',
    defaultMessage: 'This collection is full. It can hold 1,000 posts.',
    description: 'Problem of the dialog',
  },
  addTo: {
    id: 'collections.addTo',
    defaultMessage: 'Add to collection',
    description: 'Title of the dialog',
  },
  newCollection: {
    id: 'collections.newCollection',
    defaultMessage: 'New collection',
    description: 'Label of the field for the name of a new collection',
  },
  createAndAdd: {
    id: 'collections.createAndAdd',
    defaultMessage: 'Create and add',
    description: 'Button: makes a collection with the post in it',
  },
})
