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
  transition: {
    id: 'app.transitionTitle',
    defaultMessage: 'Next step',
    description: 'Page title: a step that a post can take in its workflow',
  },
  transitionEdit: {
    id: 'app.transitionEditTitle',
    defaultMessage: 'Edit decision',
    description: 'Page title: what was written with a decision about a post',
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
  postPreview: {
    id: 'app.postPreviewTitle',
    defaultMessage: 'Preview',
    description: 'Page title: a draft as its readers will see it',
  },
  postAcknowledgements: {
    id: 'app.postAcknowledgementsTitle',
    defaultMessage: 'Acknowledgements',
    description: 'Page title: who has confirmed to have read a post',
  },
  postHistory: {
    id: 'app.postHistoryTitle',
    defaultMessage: 'Version history',
    description: 'Page title: the published texts of a post',
  },
  postRelations: {
    id: 'app.postRelationsTitle',
    defaultMessage: 'Relations',
    description: 'Page title: posts that a post replaces or continues',
  },
  collections: {
    id: 'app.collectionsTitle',
    defaultMessage: 'Collections',
    description: 'Page title: posts that a person keeps together',
  },
  collection: {
    id: 'app.collectionTitle',
    defaultMessage: 'Collection',
    description: 'Page title until the name of the collection is known',
  },
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
  communitiesFeed: {
    id: 'app.communitiesFeedTitle',
    defaultMessage: 'My communities feed',
    description: 'Page title: posts of the communities that the person belongs to',
  },
  community: {
    id: 'app.communityTitle',
    defaultMessage: 'Community',
    description: 'Page title until the name of the community is known',
  },
  workflow: {
    id: 'app.workflowTitle',
    defaultMessage: 'Workflow',
    description: 'Page title until the name of the workflow is known',
  },
  workflowMove: {
    id: 'app.workflowMoveTitle',
    defaultMessage: 'Move to another status',
    description: 'Page title: many posts are about to move',
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
