/** The parts of a post that a link can name; `entity` in the address (section 2 of the specification, notification links). */
export type PostEntity = 'attachments' | 'comments' | 'workflow' | 'tasks' | 'invitations' | 'subactivities'

export type PostPathOptions = {
  entity?: PostEntity | undefined
  commentId?: string | undefined
  taskId?: string | undefined
}

/**
 * Every address of the portal, relative to its base path, for links and redirects. The route table owns the patterns;
 * a test checks that each address made here is matched by one of them once its screen exists.
 */
export const paths = {
  home: () => '/',
  login: (from?: string) => withQuery('/login', { from }),
  passwordForgot: () => '/login/password-forgot',
  post: (postId: string, options: PostPathOptions = {}) => withQuery(`/post/${encodeURIComponent(postId)}`, options),
  postFeedbackRecipient: (postId: string, options: { taskId?: string | undefined } = {}) =>
    withQuery(`/post/feedback/${encodeURIComponent(postId)}/recipient`, options),
  community: (communityId: string) => `/community/${encodeURIComponent(communityId)}`,
  profile: (userId: string, options: { origin?: string | undefined } = {}) =>
    withQuery(`/profile/${encodeURIComponent(userId)}`, options),
  editGroup: (groupId: string) => `/manage/groups/${encodeURIComponent(groupId)}/edit`,
  notificationSettings: () => '/notification-settings',
  digitalWorkplace: (homeId: string) => `/digital-workplace/${encodeURIComponent(homeId)}`,
  /** `types` narrows the finds to those kinds, with commas between them. */
  search: (query: { q: string; filter: string; types?: string }) => withQuery('/search-v2', query),
  bulkReport: (operationId: string) => withQuery('/bulk-workflow-transition', { operationId }),
  pageNotFound: (options: ErrorPathOptions = {}) => withQuery('/error/page-not-found', options),
  forbiddenAccess: (options: ErrorPathOptions = {}) => withQuery('/error/forbidden-access', options),
  unauthorized: () => '/error/unauthorized',
  outOfService: () => '/error/out-of-service',
} as const

/** What an error page is told about the thing that is missing or closed. */
export type ErrorPathOptions = {
  entity?: string | undefined
  id?: string | undefined
}

function withQuery(path: string, query: Record<string, string | undefined>): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined && value !== '') search.set(name, value)
  const text = search.toString()
  return text === '' ? path : `${path}?${text}`
}
