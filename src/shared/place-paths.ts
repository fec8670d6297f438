/** Addresses of the places in the menus and of what the shell leads to. Apart from paths.ts, which every first load has. */
export const placePaths = {
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
  ownProfile: () => '/profile',
  postCreate: (communityId?: string) =>
    communityId === undefined ? '/post/create' : `/post/create/${encodeURIComponent(communityId)}`,
  postEdit: (postId: string) => `/post/edit/${encodeURIComponent(postId)}`,
  postCopy: (postId: string) => `/post/copy/${encodeURIComponent(postId)}`,
  postPrint: (postId: string) => `/post/print/${encodeURIComponent(postId)}`,
} as const
