/**
 * Reads the tab from `/post/{id}/{tab}` or from `?entity=`; notifications and old links use either (AM-06).
 * The path is the more exact of the two. A part that this post does not show falls back to the comments.
 */
export function tabFromAddress(pathTab: string | undefined, search: URLSearchParams, shown: readonly string[]): string {
  const wanted = [pathTab, search.get('entity')]
  if (search.has('commentId')) wanted.push('comments')
  for (const name of wanted) {
    const tab = shown.find((id) => id === name)
    if (tab !== undefined) return tab
  }
  return 'comments'
}

/** Whether the address names a part that this post does not show. */
export function namesMissingTab(
  pathTab: string | undefined,
  search: URLSearchParams,
  shown: readonly string[],
): boolean {
  const named = pathTab ?? search.get('entity')
  return named !== null && !shown.includes(named)
}
