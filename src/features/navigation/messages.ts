import { defineMessages } from '@/shared/i18n'

type Count = { count: number }

/**
 * The sidebar and the bottom menu. The ids begin with `places`, because the label sets of installations name them.
 */
export const messages = defineMessages<{
  mainMenu: void
  home: void
  mySpace: void
  mySpaceWaiting: Count
  communities: void
  workflows: void
  workflowsWaiting: Count
  tasks: void
  tasksOpen: Count
  people: void
  aiNotes: void
  insights: void
  manage: void
  admin: void
  myCommunities: void
  more: void
}>({
  mainMenu: {
    id: 'places.mainMenu',
    defaultMessage: 'Main menu',
    description: 'Names the sidebar and the bottom menu for screen readers',
  },
  home: { id: 'places.home', defaultMessage: 'Home', description: 'Place in the menu' },
  mySpace: {
    id: 'places.mySpace',
    defaultMessage: 'My space',
    description: 'Place in the menu: what waits for the person, their drafts, mentions and favourites',
  },
  mySpaceWaiting: {
    id: 'places.mySpaceWaiting',
    defaultMessage: '{count, plural, one {# thing waits} other {# things wait}} there',
    description: 'For screen readers, after "My space"',
  },
  communities: { id: 'places.communities', defaultMessage: 'Communities', description: 'Place in the menu' },
  workflows: { id: 'places.workflows', defaultMessage: 'Workflows', description: 'Place in the menu' },
  workflowsWaiting: {
    id: 'places.workflowsWaiting',
    defaultMessage: '{count, plural, one {# waits} other {# wait}} for you',
    description: 'For screen readers, after "Workflows"',
  },
  tasks: { id: 'places.tasks', defaultMessage: 'Tasks', description: 'Place in the menu' },
  tasksOpen: {
    id: 'places.tasksOpen',
    defaultMessage: '{count, plural, one {# is open} other {# are open}}',
    description: 'For screen readers, after "Tasks"',
  },
  people: { id: 'places.people', defaultMessage: 'People', description: 'Place in the menu' },
  aiNotes: {
    id: 'places.aiNotes',
    defaultMessage: 'AI notes',
    description: 'Place in the menu: meetings that were recorded and summed up',
  },
  insights: { id: 'places.insights', defaultMessage: 'Insights', description: 'Place in the menu: figures' },
  manage: {
    id: 'places.manage',
    defaultMessage: 'Manage',
    description: 'Place in the menu: registries of people and groups, for administrators',
  },
  admin: {
    id: 'places.admin',
    defaultMessage: 'Admin',
    description: 'Place in the menu: administration of the portal',
  },
  myCommunities: {
    id: 'places.myCommunities',
    defaultMessage: 'My communities',
    description: 'Above the communities that the person is a member of, in the sidebar',
  },
  more: { id: 'places.more', defaultMessage: 'More', description: 'Last place of the bottom menu on phones' },
})
