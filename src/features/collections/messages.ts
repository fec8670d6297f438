import { defineMessages } from '@/shared/i18n'

/** Messages of the person’s collections: the overlay, the pages, and adding a post to them. */
export const messages = defineMessages<{
  title: void
  close: void
  loading: void
  loadingOne: void
  posts: { count: number }
  empty: void
  emptyWhy: void
  failed: void
  manage: void
  collections: void
  mine: void
  sharedWithMe: void
  create: void
  edit: void
  delete: void
  deleted: void
  deleteFailed: void
  undo: void
  name: void
  description: void
  optional: void
  sharedWith: void
  sharedWithHint: void
  sharedWithCount: { count: number }
  sharedBy: { name: string }
  tooManySubjects: { count: number }
  save: void
  saving: void
  cancel: void
  created: void
  saved: void
  saveFailed: void
  nameMissing: void
  nameTaken: void
  tooMany: void
  changedElsewhere: { name: string }
  emptyCreate: void
  collection: void
  allCollections: void
  notFound: void
  notFoundWhy: void
  postsFailed: void
  noPosts: void
  noPostsText: void
  morePosts: void
  postsOf: { name: string }
  orderHint: void
  rowMenu: { title: string }
  moveUp: void
  moveDown: void
  moveFirst: void
  removePost: void
  movedTo: { title: string; position: number; total: number }
  orderChanged: void
  orderFailed: void
  removed: void
  removeFailed: void
  full: void
  addTo: void
  createAndAdd: void
}>({
  title: {
    id: 'collections.title',
    defaultMessage: 'My collections',
    description: 'Title of the overlay with the posts that a person keeps together under a name',
  },
  close: { id: 'collections.close', defaultMessage: 'Close', description: 'Button of a dialog' },
  loading: { id: 'collections.loading', defaultMessage: 'Loading collections', description: 'Read out' },
  loadingOne: { id: 'collections.loadingOne', defaultMessage: 'Loading collection', description: 'Read out' },
  posts: {
    id: 'collections.posts',
    defaultMessage: '{count, plural, one {# post} other {# posts}}',
    description: 'How much is in a collection',
  },
  empty: { id: 'collections.empty', defaultMessage: 'No collections yet', description: 'In place of the collections' },
  emptyWhy: {
    id: 'collections.emptyWhy',
    defaultMessage: 'Use collections to keep posts you want to find again.',
    description: 'Below “No collections yet”, and below the heading of the page',
  },
  failed: {
    id: 'collections.failed',
    defaultMessage: 'Couldn’t load your collections',
    description: 'In place of the collections',
  },
  manage: {
    id: 'collections.manage',
    defaultMessage: 'Manage collections',
    description: 'Link from a dialog to the page',
  },
  collections: {
    id: 'collections.collections',
    defaultMessage: 'Collections',
    description: 'Heading of the page with the person’s collections',
  },
  mine: { id: 'collections.mine', defaultMessage: 'Mine', description: 'Heading above the person’s own collections' },
  sharedWithMe: {
    id: 'collections.sharedWithMe',
    defaultMessage: 'Shared with me',
    description: 'Heading above collections of others',
  },
  create: {
    id: 'collections.create',
    defaultMessage: 'New collection',
    description: 'Button, title of the dialog, and label of the field for its name',
  },
  edit: { id: 'collections.edit', defaultMessage: 'Edit collection', description: 'Button, and title of the dialog' },
  delete: { id: 'collections.delete', defaultMessage: 'Delete collection', description: 'Button' },
  deleted: { id: 'collections.deleted', defaultMessage: 'Collection deleted', description: 'Tip' },
  deleteFailed: {
    id: 'collections.deleteFailed',
    defaultMessage: 'Couldn’t delete the collection',
    description: 'Tip',
  },
  undo: { id: 'collections.undo', defaultMessage: 'Undo', description: 'Action of a tip' },
  name: { id: 'collections.name', defaultMessage: 'Name', description: 'Label of a field' },
  description: { id: 'collections.description', defaultMessage: 'Description', description: 'Label of a field' },
  optional: { id: 'collections.optional', defaultMessage: 'optional', description: 'Beside the label of a field' },
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
  tooManySubjects: {
    id: 'collections.tooManySubjects',
    defaultMessage:
      '{count, plural, one {Share with # person or group at most} other {Share with # people and groups at most}}',
    description: 'Problem of the field “Shared with”',
  },
  save: { id: 'collections.save', defaultMessage: 'Save', description: 'Button' },
  saving: { id: 'collections.saving', defaultMessage: 'Saving', description: 'Read out while the collection is saved' },
  cancel: { id: 'collections.cancel', defaultMessage: 'Cancel', description: 'Button' },
  created: { id: 'collections.created', defaultMessage: 'Collection created', description: 'Tip' },
  saved: { id: 'collections.saved', defaultMessage: 'Collection saved', description: 'Tip' },
  saveFailed: {
    id: 'collections.saveFailed',
    defaultMessage: 'Couldn’t save. Try again.',
    description: 'Problem of a form',
  },
  nameMissing: { id: 'collections.nameMissing', defaultMessage: 'Enter a name', description: 'Problem of a field' },
  nameTaken: {
    id: 'collections.nameTaken',
    defaultMessage: 'You already have a collection with this name',
    description: 'Problem of a field',
  },
  tooMany: {
    id: 'collections.tooMany',
    defaultMessage: 'You have 100 collections and can’t have more. Delete one first.',
    description: 'Problem of a form',
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
  collection: {
    id: 'collections.collection',
    defaultMessage: 'Collection',
    description: 'Heading of a page until the name of the collection is known',
  },
  allCollections: {
    id: 'collections.allCollections',
    defaultMessage: 'All collections',
    description: 'Link to the page with all collections',
  },
  notFound: {
    id: 'collections.notFound',
    defaultMessage: 'Collection not found',
    description: 'Heading in place of a collection',
  },
  notFoundWhy: {
    id: 'collections.notFoundWhy',
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
  orderHint: {
    id: 'collections.orderHint',
    defaultMessage: 'Drag posts to change their order, or press Alt and an arrow key.',
    description: 'Above the posts of one’s own collection',
  },
  rowMenu: {
    id: 'collections.rowMenu',
    defaultMessage: 'Actions for {title}',
    description: 'Button and name of a menu',
  },
  moveUp: { id: 'collections.moveUp', defaultMessage: 'Move up', description: 'In the menu of a post in a collection' },
  moveDown: {
    id: 'collections.moveDown',
    defaultMessage: 'Move down',
    description: 'In the menu of a post in a collection',
  },
  moveFirst: {
    id: 'collections.moveFirst',
    defaultMessage: 'Move to the top',
    description: 'In the menu of a post in a collection',
  },
  removePost: {
    id: 'collections.removePost',
    defaultMessage: 'Remove from collection',
    description: 'In the menu of a post in a collection',
  },
  movedTo: {
    id: 'collections.movedTo',
    defaultMessage: '{title} is now {position} of {total}',
    description: 'Tip: a post was moved within a collection',
  },
  orderChanged: {
    id: 'collections.orderChanged',
    defaultMessage: 'This collection changed in another window. Here is its current order.',
    description: 'Tip',
  },
  orderFailed: { id: 'collections.orderFailed', defaultMessage: 'Couldn’t change the order', description: 'Tip' },
  removed: { id: 'collections.removed', defaultMessage: 'Removed from the collection', description: 'Tip' },
  removeFailed: {
    id: 'collections.removeFailed',
    defaultMessage: 'Couldn’t remove the post from the collection',
    description: 'Tip',
  },
  full: {
    id: 'collections.full',
    defaultMessage: 'This collection is full. It can hold 1,000 posts.',
    description: 'Problem of the dialog',
  },
  addTo: { id: 'collections.addTo', defaultMessage: 'Add to collection', description: 'Title of the dialog' },
  createAndAdd: {
    id: 'collections.createAndAdd',
    defaultMessage: 'Create and add',
    description: 'Button: makes a collection with the post in it',
  },
})

/** What is said where a collection cannot be shown. */
export const collectionWords = {
  failed: messages.postsFailed,
  notFound: messages.notFound,
  notFoundWhy: messages.notFoundWhy,
}
