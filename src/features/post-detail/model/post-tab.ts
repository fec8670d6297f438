/** The parts of a post that this portal shows below it. */
export type PostTab = 'attachments' | 'comments' | 'invitations'

export const POST_TABS: readonly PostTab[] = ['attachments', 'comments', 'invitations']

/** The parts that this post has, in their order. */
export function tabsOf({ event }: { event?: object | undefined }): readonly PostTab[] {
  return POST_TABS.filter((tab) => tab !== 'invitations' || event !== undefined)
}

/**
 * Reads the tab from `/post/{id}/{tab}` or from `?entity=`; notifications and old links use either (AM-06).
 * The path is the more exact of the two. A part that is not shown here falls back to the comments.
 */
export function tabFromAddress(
  pathTab: string | undefined,
  search: URLSearchParams,
  tabs: readonly PostTab[] = POST_TABS,
): PostTab {
  const wanted = [pathTab, search.get('entity')]
  if (search.has('commentId')) wanted.push('comments')
  for (const name of wanted) {
    const tab = tabs.find((known) => known === name)
    if (tab) return tab
  }
  return 'comments'
}

/** Whether the address names a part that this post does not show. */
export function namesMissingTab(
  pathTab: string | undefined,
  search: URLSearchParams,
  tabs: readonly PostTab[] = POST_TABS,
): boolean {
  const named = pathTab ?? search.get('entity')
  return named !== null && !tabs.some((known) => known === named)
}
