/** One address of a screen, the row of the route table that it belongs to, and the message of its title. */
export type ScreenAddress = { address: string; row: string; title: string }

function screen(address: string, row: string, title: string): ScreenAddress {
  return { address, row, title: `app.${title}Title` }
}

/** Screens for which nobody has to be signed in. A unit test holds both lists to the route table. */
export const openScreens: readonly ScreenAddress[] = [
  screen('/login', 'login', 'login'),
  screen('/login/password-forgot', 'password-forgot', 'passwordForgot'),
  screen('/login/change-password/pc-7Yd2wq', 'change-password', 'changePassword'),
  screen('/external-auth-redirect/xr-unknown-person', 'external-auth-redirect', 'externalAuth'),
  screen('/verify-private-email?verifyToken=ve-3Kf9sa', 'verify-private-email', 'verifyPrivateEmail'),
  screen('/unsubscribe?token=us-5Rt1mx', 'unsubscribe', 'unsubscribe'),
  screen('/error/page-not-found', 'page-not-found', 'notFound'),
  screen('/error/forbidden-access', 'forbidden-access', 'forbidden'),
  screen('/error/unauthorized', 'unauthorized', 'unauthorized'),
]

/** Screens of signed-in people. */
export const memberScreens: readonly ScreenAddress[] = [
  screen('/', 'dashboard', 'dashboard'),
  screen('/people', 'people', 'people'),
  screen('/manage', 'manage', 'manage'),
  screen('/manage/groups/g-1/edit', 'group-edit', 'groupEdit'),
  screen('/digital-workplace-admin', 'digital-workplace-admin', 'digitalWorkplaceAdmin'),
  screen('/digital-workplace', 'digital-workplace', 'digitalWorkplace'),
  screen('/digital-workplace/home-torino', 'digital-workplace', 'digitalWorkplace'),
  screen('/insights', 'insights', 'insights'),
  screen('/admin-v2', 'admin-v2', 'admin'),
  screen('/bootcamp', 'bootcamp', 'bootcamp'),
  screen('/search-v2?q=press&filter=f-1', 'search', 'search'),
  screen('/post/create', 'post-create', 'postCreate'),
  screen('/post/create/quality-and-safety?q=a', 'post-create', 'postCreate'),
  screen('/post/edit', 'post-edit', 'postEdit'),
  screen('/post/edit/p-1042', 'post-edit', 'postEdit'),
  screen('/post/copy', 'post-copy', 'postCopy'),
  screen('/post/copy/p-1042', 'post-copy', 'postCopy'),
  screen('/post/print', 'post-print', 'postPrint'),
  screen('/post/print/p-1042', 'post-print', 'postPrint'),
  screen('/post/feedback', 'post-feedback', 'postFeedback'),
  screen('/post/feedback/p-1042/recipient', 'post-feedback-recipient', 'postFeedbackRecipient'),
  screen('/post/p-1042', 'post', 'post'),
  screen('/post/p-1042/comments', 'post-tab', 'post'),
  screen('/profile', 'profile', 'profile'),
  screen('/profile/giulia-riva', 'profile', 'profile'),
  screen('/community-detail', 'community-detail', 'community'),
  screen('/community/quality-and-safety', 'community', 'community'),
  screen('/notification-settings', 'notification-settings', 'notificationSettings'),
  screen('/bulk-workflow-transition', 'bulk-workflow-transition', 'bulkReport'),
  screen('/customer-feedback', 'customer-feedback', 'customerFeedback'),
  screen('/ai-notes', 'ai-notes', 'aiNotes'),
  screen('/ai-notes/n-1', 'ai-note', 'aiNote'),
  screen('/ai-notes/n-1/print', 'ai-note-print', 'aiNotePrint'),
  screen('/my-space', 'my-space', 'mySpace'),
  screen('/communities', 'communities', 'communities'),
  screen('/workflows', 'workflows', 'workflows'),
  screen('/tasks', 'tasks', 'tasks'),
]

/** Rows of members whose screen is built; the others show what will be there. */
const built = ['dashboard', 'post', 'post-tab', 'bulk-workflow-transition']

/** Screens of members that are more than a placeholder. */
export const builtScreens = memberScreens.filter(({ row }) => built.includes(row))

/** Addresses at which stands what will be there. */
export const placeholderScreens = memberScreens.filter(({ row }) => !built.includes(row))
