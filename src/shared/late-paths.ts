import { withQuery } from './paths'

/** Addresses of the places in the menus and of what later screens lead to. Apart from paths.ts, which every first load has. */
export const latePaths = {
  mySpace: () => '/my-space',
  communities: () => '/communities',
  workflows: () => '/workflows',
  tasks: () => '/tasks',
  people: () => '/people',
  aiNotes: () => '/ai-notes',
  insights: () => '/insights',
  manage: () => '/manage',
  admin: () => '/admin-v2',
  digitalWorkplaceAdmin: () => '/digital-workplace-admin',
  customerFeedback: () => '/customer-feedback',
  bootcamp: () => '/bootcamp',
  editGroup: (groupId: string) => `/manage/groups/${encodeURIComponent(groupId)}/edit`,
  postFeedbackRecipient: (postId: string, options: { taskId?: string | undefined } = {}) =>
    withQuery(`/post/feedback/${encodeURIComponent(postId)}/recipient`, options),
  ownProfile: () => '/profile',
  postCreate: (communityId?: string) =>
    communityId === undefined ? '/post/create' : `/post/create/${encodeURIComponent(communityId)}`,
  postEdit: (postId: string) => `/post/edit/${encodeURIComponent(postId)}`,
  postCopy: (postId: string) => `/post/copy/${encodeURIComponent(postId)}`,
  postPrint: (postId: string) => `/post/print/${encodeURIComponent(postId)}`,
} as const
