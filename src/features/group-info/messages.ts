import { defineMessages } from '@/shared/i18n'

/** Words of the dialog that shows a group. */
export const messages = defineMessages<{
  group: void
  close: void
  loading: void
  membersCount: { count: number }
  deleted: void
  edit: void
  groupId: void
  state: void
  active: void
  deletedState: void
  search: void
  clear: void
  members: void
  loadingMembers: void
  found: { count: number }
  nobody: void
  noMembers: void
  more: void
  loadingMore: void
  membersFailed: void
  notFound: void
  notFoundWhy: void
  forbidden: void
  forbiddenWhy: void
  failed: void
}>({
  group: {
    id: 'groupInfo.group',
    defaultMessage: 'Group',
    description: 'Title of the dialog as long as the name is not known',
  },
  close: { id: 'groupInfo.close', defaultMessage: 'Close', description: 'Button of the dialog' },
  loading: { id: 'groupInfo.loading', defaultMessage: 'Loading the group', description: 'Read out' },
  membersCount: {
    id: 'groupInfo.membersCount',
    defaultMessage: '{count, plural, one {# member} other {# members}}',
    description: 'How many belong to a group',
  },
  deleted: {
    id: 'groupInfo.deleted',
    defaultMessage: 'This group was deleted.',
    description: 'In the dialog, below the name of the group',
  },
  edit: {
    id: 'groupInfo.edit',
    defaultMessage: 'Edit group',
    description: 'Link of administrators to the page where a group is changed',
  },
  groupId: { id: 'groupInfo.groupId', defaultMessage: 'Group ID', description: 'For administrators' },
  state: { id: 'groupInfo.state', defaultMessage: 'State', description: 'For administrators' },
  active: { id: 'groupInfo.active', defaultMessage: 'Active', description: 'State of a group' },
  deletedState: { id: 'groupInfo.deletedState', defaultMessage: 'Deleted', description: 'State of a group' },
  search: {
    id: 'groupInfo.search',
    defaultMessage: 'Search the members',
    description: 'Names the field above the list of members',
  },
  clear: { id: 'groupInfo.clear', defaultMessage: 'Clear the search', description: 'Button in the search field' },
  members: { id: 'groupInfo.members', defaultMessage: 'Members', description: 'Names the list' },
  loadingMembers: { id: 'groupInfo.loadingMembers', defaultMessage: 'Loading the members', description: 'Read out' },
  found: {
    id: 'groupInfo.found',
    defaultMessage: '{count, plural, one {# member found} other {# members found}}',
    description: 'Read out after a search among the members',
  },
  nobody: {
    id: 'groupInfo.nobody',
    defaultMessage: 'Nobody in this group is called that',
    description: 'In place of the list, after a search',
  },
  noMembers: {
    id: 'groupInfo.noMembers',
    defaultMessage: 'Nobody belongs to this group yet',
    description: 'In place of the list of members',
  },
  more: { id: 'groupInfo.more', defaultMessage: 'Show more members', description: 'Button below the list' },
  loadingMore: { id: 'groupInfo.loadingMore', defaultMessage: 'Loading more members', description: 'Read out' },
  membersFailed: {
    id: 'groupInfo.membersFailed',
    defaultMessage: 'The members could not be loaded',
    description: 'In place of the list or below it',
  },
  notFound: {
    id: 'groupInfo.notFound',
    defaultMessage: 'This group does not exist',
    description: 'In place of a group',
  },
  notFoundWhy: {
    id: 'groupInfo.notFoundWhy',
    defaultMessage: 'It may have been removed.',
    description: 'Below “This group does not exist”',
  },
  forbidden: {
    id: 'groupInfo.forbidden',
    defaultMessage: 'You may not look groups up',
    description: 'In place of a group',
  },
  forbiddenWhy: {
    id: 'groupInfo.forbiddenWhy',
    defaultMessage: 'Ask your administrator if you need it.',
    description: 'Below “You may not look groups up”',
  },
  failed: {
    id: 'groupInfo.failed',
    defaultMessage: 'The group could not be loaded',
    description: 'In place of a group',
  },
})
