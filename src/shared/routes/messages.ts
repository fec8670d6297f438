import { defineMessages } from '../i18n/define-messages'

/** Titles of the screens. */
export const messages = defineMessages({
  login: { id: 'app.loginTitle', defaultMessage: 'Sign in', description: 'Page title' },
  dashboard: { id: 'app.dashboardTitle', defaultMessage: 'Home', description: 'Page title and place in the menu' },
  post: {
    id: 'app.postTitle',
    defaultMessage: 'Post',
    description: 'Page title until the title of the post itself is known',
  },
  notFound: { id: 'app.notFoundTitle', defaultMessage: 'Page not found', description: 'Page title' },
  forbidden: { id: 'app.forbiddenTitle', defaultMessage: 'No access', description: 'Page title' },
  unauthorized: {
    id: 'app.unauthorizedTitle',
    defaultMessage: 'This account has no access',
    description: 'Page title',
  },
  outOfService: { id: 'app.outOfServiceTitle', defaultMessage: 'Out of service', description: 'Page title' },
  passwordForgot: {
    id: 'app.passwordForgotTitle',
    defaultMessage: 'Forgot your password?',
    description: 'Page title: asks for a mail that lets the password be changed',
  },
  changePassword: { id: 'app.changePasswordTitle', defaultMessage: 'Choose a new password', description: 'Page title' },
  externalAuth: {
    id: 'app.externalAuthTitle',
    defaultMessage: 'Signing you in',
    description: 'Page title: somebody comes back from a sign-in elsewhere',
  },
  verifyPrivateEmail: {
    id: 'app.verifyPrivateEmailTitle',
    defaultMessage: 'Confirm your e-mail address',
    description: 'Page title: the private address, by a link in a mail',
  },
  unsubscribe: { id: 'app.unsubscribeTitle', defaultMessage: 'Unsubscribe from mails', description: 'Page title' },
  postCreate: { id: 'app.postCreateTitle', defaultMessage: 'New post', description: 'Page title' },
  postEdit: { id: 'app.postEditTitle', defaultMessage: 'Edit post', description: 'Page title' },
  postCopy: { id: 'app.postCopyTitle', defaultMessage: 'Copy post', description: 'Page title' },
  postPrint: { id: 'app.postPrintTitle', defaultMessage: 'Print post', description: 'Page title' },
  postFeedback: {
    id: 'app.postFeedbackTitle',
    defaultMessage: 'Feedback on a post',
    description: 'Page title: what readers answered to the author',
  },
  postFeedbackRecipient: {
    id: 'app.postFeedbackRecipientTitle',
    defaultMessage: 'Your feedback',
    description: 'Page title: the reader answers what the author of a post asks',
  },
  mySpace: { id: 'app.mySpaceTitle', defaultMessage: 'My space', description: 'Page title' },
  communities: { id: 'app.communitiesTitle', defaultMessage: 'Communities', description: 'Page title' },
  community: {
    id: 'app.communityTitle',
    defaultMessage: 'Community',
    description: 'Page title until the name of the community is known',
  },
  workflows: { id: 'app.workflowsTitle', defaultMessage: 'Workflows', description: 'Page title' },
  tasks: { id: 'app.tasksTitle', defaultMessage: 'Tasks', description: 'Page title' },
  people: { id: 'app.peopleTitle', defaultMessage: 'People', description: 'Page title' },
  profile: {
    id: 'app.profileTitle',
    defaultMessage: 'Profile',
    description: 'Page title until the name of the person is known',
  },
  notificationSettings: {
    id: 'app.notificationSettingsTitle',
    defaultMessage: 'Notification settings',
    description: 'Page title',
  },
  search: { id: 'app.searchTitle', defaultMessage: 'Search', description: 'Page title' },
  bulkReport: {
    id: 'app.bulkReportTitle',
    defaultMessage: 'Report of a bulk change',
    description: 'Page title: how the change of many posts to another workflow status went',
  },
  aiNotes: { id: 'app.aiNotesTitle', defaultMessage: 'AI notes', description: 'Page title' },
  aiNote: {
    id: 'app.aiNoteTitle',
    defaultMessage: 'AI note',
    description: 'Page title until the title of the note is known',
  },
  aiNotePrint: { id: 'app.aiNotePrintTitle', defaultMessage: 'Print AI note', description: 'Page title' },
  insights: { id: 'app.insightsTitle', defaultMessage: 'Insights', description: 'Page title' },
  digitalWorkplace: {
    id: 'app.digitalWorkplaceTitle',
    defaultMessage: 'Digital workplace',
    description: 'Page title of one of the homes',
  },
  customerFeedback: { id: 'app.customerFeedbackTitle', defaultMessage: 'Customer feedback', description: 'Page title' },
  bootcamp: {
    id: 'app.bootcampTitle',
    defaultMessage: 'Bootcamp',
    description: 'Page title: a training for newcomers',
  },
  manage: { id: 'app.manageTitle', defaultMessage: 'Manage', description: 'Page title' },
  groupEdit: { id: 'app.groupEditTitle', defaultMessage: 'Edit group', description: 'Page title' },
  digitalWorkplaceAdmin: {
    id: 'app.digitalWorkplaceAdminTitle',
    defaultMessage: 'Workplace administration',
    description: 'Page title',
  },
  admin: { id: 'app.adminTitle', defaultMessage: 'Administration', description: 'Page title' },
})

/** What will be on the screens that are not built yet. */
export const soonMessages = defineMessages({
  postCreate: {
    id: 'openingSoon.postCreate',
    defaultMessage: 'You will write posts here: text, pictures and attachments, for one community or for several.',
    description: 'What will be on the screen that is not built yet: new post',
  },
  postEdit: {
    id: 'openingSoon.postEdit',
    defaultMessage: 'You will change your posts here, with their attachments and who can see them.',
    description: 'What will be on the screen that is not built yet: edit post',
  },
  postCopy: {
    id: 'openingSoon.postCopy',
    defaultMessage: 'You will begin a new post here with what an older one says.',
    description: 'What will be on the screen that is not built yet: copy post',
  },
  postPrint: {
    id: 'openingSoon.postPrint',
    defaultMessage: 'Posts will be set for paper here, with their comments if you want them.',
    description: 'What will be on the screen that is not built yet: print post',
  },
  postFeedback: {
    id: 'openingSoon.postFeedback',
    defaultMessage: 'You will see here who has read a post and what they answered.',
    description: 'What will be on the screen that is not built yet: feedback on a post',
  },
  postFeedbackRecipient: {
    id: 'openingSoon.postFeedbackRecipient',
    defaultMessage: 'You will tell the author of a post here what you think of it.',
    description: 'What will be on the screen that is not built yet: your feedback',
  },
  mySpace: {
    id: 'openingSoon.mySpace',
    defaultMessage: 'Your drafts, mentions, favourites and tasks will be in one place here.',
    description: 'What will be on the screen that is not built yet: my space',
  },
  communities: {
    id: 'openingSoon.communities',
    defaultMessage: 'You will find the communities of the organisation here, and join those that interest you.',
    description: 'What will be on the screen that is not built yet: communities',
  },
  community: {
    id: 'openingSoon.community',
    defaultMessage: 'The posts of this community will be here, with its members and its archive.',
    description: 'What will be on the screen that is not built yet: community',
  },
  workflows: {
    id: 'openingSoon.workflows',
    defaultMessage: 'You will see here which posts wait for a decision of yours, and move them on.',
    description: 'What will be on the screen that is not built yet: workflows',
  },
  tasks: {
    id: 'openingSoon.tasks',
    defaultMessage: 'Everything that you have to do, and what you have asked of others, will be listed here.',
    description: 'What will be on the screen that is not built yet: tasks',
  },
  people: {
    id: 'openingSoon.people',
    defaultMessage: 'You will find colleagues here by name, role and place.',
    description: 'What will be on the screen that is not built yet: people',
  },
  profile: {
    id: 'openingSoon.profile',
    defaultMessage: 'You will see here who somebody is: their role, where they work and how to reach them.',
    description: 'What will be on the screen that is not built yet: profile',
  },
  notificationSettings: {
    id: 'openingSoon.notificationSettings',
    defaultMessage: 'You will choose here what you are told about, and how.',
    description: 'What will be on the screen that is not built yet: notification settings',
  },
  search: {
    id: 'openingSoon.search',
    defaultMessage: 'Posts, comments, pictures and documents that match your search will be listed here.',
    description: 'What will be on the screen that is not built yet: search',
  },
  aiNotes: {
    id: 'openingSoon.aiNotes',
    defaultMessage: 'Your meetings will be summed up here, with what was decided and who does what.',
    description: 'What will be on the screen that is not built yet: AI notes',
  },
  aiNotePrint: {
    id: 'openingSoon.aiNotePrint',
    defaultMessage: 'Your notes will be set for paper here.',
    description: 'What will be on the screen that is not built yet: print AI note',
  },
  insights: {
    id: 'openingSoon.insights',
    defaultMessage: 'Figures will show here what is read, discussed and still open.',
    description: 'What will be on the screen that is not built yet: insights',
  },
  digitalWorkplace: {
    id: 'openingSoon.digitalWorkplace',
    defaultMessage: 'Every home will have its own news, links and communities here.',
    description: 'What will be on the screen that is not built yet: digital workplace',
  },
  customerFeedback: {
    id: 'openingSoon.customerFeedback',
    defaultMessage: 'What customers say will arrive here, to be answered and passed on.',
    description: 'What will be on the screen that is not built yet: customer feedback',
  },
  bootcamp: {
    id: 'openingSoon.bootcamp',
    defaultMessage: 'New colleagues will get to know the portal here, step by step.',
    description: 'What will be on the screen that is not built yet: bootcamp',
  },
  manage: {
    id: 'openingSoon.manage',
    defaultMessage: 'Whoever manages users will look after people, groups and communities here.',
    description: 'What will be on the screen that is not built yet: manage',
  },
  digitalWorkplaceAdmin: {
    id: 'openingSoon.digitalWorkplaceAdmin',
    defaultMessage: 'The homes of the digital workplace will be built here, and looked at before others see them.',
    description: 'What will be on the screen that is not built yet: workplace administration',
  },
  admin: {
    id: 'openingSoon.admin',
    defaultMessage: 'Administrators will find here how this portal is set up.',
    description: 'What will be on the screen that is not built yet: administration',
  },
})
