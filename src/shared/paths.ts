/** The parts of a post that a link can name; `entity` in the address (section 2 of the specification, notification links). */
export type PostEntity = 'attachments' | 'comments' | 'workflow' | 'tasks' | 'invitations' | 'subactivities'

export type PostPathOptions = {
  entity?: PostEntity | undefined
  commentId?: string | undefined
  taskId?: string | undefined
}

/**
 * Addresses of the portal, relative to its base path, for links and redirects of the first screens; late-paths.ts has the others. The route table owns
 * the patterns; a test checks that each address made here is matched by one of them.
 */
export const paths = {
  home: () => '/',
  login: (from?: string) => withQuery('/login', { from }),
  passwordForgot: () => '/login/password-forgot',
  post: (postId: string, options: PostPathOptions = {}) => withQuery(`/post/${encodeURIComponent(postId)}`, options),
  community: (communityId: string) => `/community/${encodeURIComponent(communityId)}`,
  profile: (userId: string, options: { origin?: string | undefined } = {}) =>
    withQuery(`/profile/${encodeURIComponent(userId)}`, options),
  notificationSettings: () => '/notification-settings',
  digitalWorkplace: (homeId: string) => `/digital-workplace/${encodeURIComponent(homeId)}`,
  /** `types` narrows the finds to those kinds, with commas between them. */
  search: (query: { q: string; filter: string; types?: string }) => withQuery('/search-v2', query),
  bulkReport: (operationId: string) => withQuery('/bulk-workflow-transition', { operationId }),
  pageNotFound: () => '/error/page-not-found',
} as const

/** A path with the values that are there. */
export function withQuery(path: string, query: Record<string, string | undefined>): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined && value !== '') search.set(name, value)
  const text = search.toString()
  return text === '' ? path : `${path}?${text}`
}
