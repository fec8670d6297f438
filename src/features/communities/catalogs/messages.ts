import { defineMessages } from '@/shared/i18n'

/** What the dialog says in which the catalogs of communities are edited. */
export const messages = defineMessages<{
  list: void
  loading: void
  failed: void
  empty: void
  emptyText: void
  orderHint: void
  add: void
  editOne: { name: string }
  deleteOne: { name: string }
  up: { name: string }
  down: { name: string }
  movedTo: { title: string; position: number; total: number }
  undo: void
  orderChanged: void
  orderFailed: void
  name: void
  description: void
  nameMissing: void
  nameTaken: void
  full: void
  save: void
  create: void
  saving: void
  saved: { name: string }
  created: { name: string }
  notSaved: void
  notSavedOffline: void
  notAllowed: void
  gone: void
  conflict: void
  mine: void
  theirs: void
  takeTheirs: { field: string }
  nothing: void
  deleteTitle: { name: string }
  deleteText: { count: number }
  deleteConfirm: void
  deleted: { name: string }
  deleteChanged: void
  deleteFailed: void
}>({
  list: { id: 'communities.catalogs.list', defaultMessage: 'Catalogues', description: 'Names the list, read out' },
  loading: {
    id: 'communities.catalogs.loading',
    defaultMessage: 'Loading catalogues',
    description: 'Said while they load',
  },
  failed: {
    id: 'communities.catalogs.failed',
    defaultMessage: 'Couldn’t load the catalogues',
    description: 'In place of the list',
  },
  empty: {
    id: 'communities.catalogs.empty',
    defaultMessage: 'No catalogues yet',
    description: 'Title in place of the list',
  },
  emptyText: {
    id: 'communities.catalogs.emptyText',
    defaultMessage: 'Catalogues group the communities in the directory. Create one, then choose it in a community.',
    description: 'Below “No catalogues yet”',
  },
  orderHint: {
    id: 'communities.catalogs.orderHint',
    defaultMessage: 'Drag catalogues to change their order, or press Alt and an arrow key.',
    description: 'Above the list',
  },
  add: {
    id: 'communities.catalogs.add',
    defaultMessage: 'New catalogue',
    description: 'Button, and title of the form that it opens',
  },
  editOne: {
    id: 'communities.catalogs.editOne',
    defaultMessage: 'Edit {name}',
    description: 'Button, and title of the form that it opens; {name} is a catalogue',
  },
  deleteOne: {
    id: 'communities.catalogs.deleteOne',
    defaultMessage: 'Delete {name}',
    description: 'Button; {name} is a catalogue',
  },
  up: {
    id: 'communities.catalogs.up',
    defaultMessage: 'Move {name} up',
    description: 'Button; {name} is a catalogue',
  },
  down: {
    id: 'communities.catalogs.down',
    defaultMessage: 'Move {name} down',
    description: 'Button; {name} is a catalogue',
  },
  movedTo: {
    id: 'communities.catalogs.movedTo',
    defaultMessage: '{title} is now {position} of {total}',
    description: 'Tip: a catalogue was moved',
  },
  undo: { id: 'communities.catalogs.undo', defaultMessage: 'Undo', description: 'Action of that tip' },
  orderChanged: {
    id: 'communities.catalogs.orderChanged',
    defaultMessage: 'Someone else changed the catalogues. Here they are as they are now.',
    description: 'Tip: a catalogue was not moved',
  },
  orderFailed: {
    id: 'communities.catalogs.orderFailed',
    defaultMessage: 'Couldn’t change the order',
    description: 'Tip',
  },
  name: { id: 'communities.catalogs.name', defaultMessage: 'Name', description: 'Label of a field' },
  description: {
    id: 'communities.catalogs.description',
    defaultMessage: 'Description',
    description: 'Label of a field',
  },
  nameMissing: {
    id: 'communities.catalogs.nameMissing',
    defaultMessage: 'Enter a name',
    description: 'Under that field',
  },
  nameTaken: {
    id: 'communities.catalogs.nameTaken',
    defaultMessage: 'There’s already a catalogue with this name',
    description: 'Under that field',
  },
  full: {
    id: 'communities.catalogs.full',
    defaultMessage: 'There are 200 catalogues, and there can’t be more. Delete one first.',
    description: 'In the form: it was not created',
  },
  save: { id: 'communities.catalogs.save', defaultMessage: 'Save', description: 'Button' },
  create: { id: 'communities.catalogs.create', defaultMessage: 'Create', description: 'Button' },
  saving: { id: 'communities.catalogs.saving', defaultMessage: 'Saving', description: 'Read out while it is saved' },
  saved: {
    id: 'communities.catalogs.saved',
    defaultMessage: '{name} was saved',
    description: 'Tip; {name} is a catalogue',
  },
  created: {
    id: 'communities.catalogs.created',
    defaultMessage: '{name} was created',
    description: 'Tip; {name} is a catalogue',
  },
  notSaved: {
    id: 'communities.catalogs.notSaved',
    defaultMessage: 'Couldn’t save. What you wrote is still here; try again.',
    description: 'In the form',
  },
  notSavedOffline: {
    id: 'communities.catalogs.notSavedOffline',
    defaultMessage: 'You’re offline. What you wrote is still here; try again when you’re connected.',
    description: 'In the form',
  },
  notAllowed: {
    id: 'communities.catalogs.notAllowed',
    defaultMessage: 'You can no longer edit catalogues.',
    description: 'In the form, and as a tip',
  },
  gone: {
    id: 'communities.catalogs.gone',
    defaultMessage: 'Someone else deleted this catalogue.',
    description: 'In the form, and as a tip',
  },
  conflict: {
    id: 'communities.catalogs.conflict',
    defaultMessage:
      'Someone else changed this catalogue meanwhile. Your changes are still here; check them and save again.',
    description: 'Above the fields of the form',
  },
  mine: {
    id: 'communities.catalogs.mine',
    defaultMessage: 'Yours',
    description: 'In a conflict, above what the person wrote',
  },
  theirs: {
    id: 'communities.catalogs.theirs',
    defaultMessage: 'Theirs',
    description: 'In a conflict, above what someone else wrote',
  },
  takeTheirs: {
    id: 'communities.catalogs.takeTheirs',
    defaultMessage: 'Use theirs: {field}',
    description: 'Button in a conflict',
  },
  nothing: {
    id: 'communities.catalogs.nothing',
    defaultMessage: 'No description',
    description: 'In a conflict, in place of a description that is empty',
  },
  deleteTitle: {
    id: 'communities.catalogs.deleteTitle',
    defaultMessage: 'Delete {name}?',
    description: 'Title of the question; {name} is a catalogue',
  },
  deleteText: {
    id: 'communities.catalogs.deleteText',
    defaultMessage:
      '{count, plural, =0 {It holds no communities.} one {# community stays, outside any catalogue.} other {# communities stay, outside any catalogue.}} This can’t be undone.',
    description: 'In the question: what becomes of the communities in the catalogue',
  },
  deleteConfirm: {
    id: 'communities.catalogs.deleteConfirm',
    defaultMessage: 'Delete catalogue',
    description: 'Button of the question',
  },
  deleted: {
    id: 'communities.catalogs.deleted',
    defaultMessage: '{name} was deleted',
    description: 'Tip; {name} is a catalogue',
  },
  deleteChanged: {
    id: 'communities.catalogs.deleteChanged',
    defaultMessage: 'Someone else changed this catalogue meanwhile. Check it before you delete it.',
    description: 'Tip: it was not deleted',
  },
  deleteFailed: {
    id: 'communities.catalogs.deleteFailed',
    defaultMessage: 'Couldn’t delete the catalogue. Try again.',
    description: 'Tip: it was not deleted',
  },
})
