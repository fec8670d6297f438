/** The parts of a post that this portal shows below it. */
export type PostTab =
  'attachments' | 'comments' | 'workflow' | 'tasks' | 'invitations' | 'subactivities' | 'visibility' | 'ai'

/** Those that every post has. */
export const POST_TABS: readonly PostTab[] = ['attachments', 'comments', 'visibility']

type PostParts = {
  workflow?: object | null
  tasksCount?: { all: number }
  canCreateTask?: boolean
  subActivitiesCount?: { all: number }
  canPlan?: boolean
  event?: object
}

/**
 * The parts of this post in order: workflow, tasks and event only where it has them, tasks and sub-activities also
 * where they can be made,
 * the assistant where it is installed.
 */
export function tabsOf(
  { workflow, tasksCount, canCreateTask = false, subActivitiesCount, canPlan = false, event }: PostParts,
  { assistant }: { assistant: boolean },
): readonly PostTab[] {
  const shown: [PostTab, boolean][] = [
    ['attachments', true],
    ['comments', true],
    ['workflow', workflow != null],
    ['tasks', canCreateTask || (tasksCount?.all ?? 0) > 0],
    ['invitations', event !== undefined],
    ['subactivities', canPlan || (subActivitiesCount?.all ?? 0) > 0],
    ['visibility', true],
    ['ai', assistant],
  ]
  return shown.flatMap(([tab, there]) => (there ? [tab] : []))
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
