import type { Schemas } from '@/api'
import { daysAgo } from '@/shared/day-time'

type Item = Schemas['ToAnswerItem']

/** In the order in which they are shown. */
export const groupNames = ['late', 'today', 'later'] as const
export type GroupName = (typeof groupNames)[number]

/** Answers that wait on this device: of which post, and what it is called. */
export type OnDevice = { postId: string; title: string }

/** What of all that this device keeps is answers to a survey. */
export function answersOnDevice(drafts: readonly { address: string; about: { title: string } }[]): OnDevice[] {
  return drafts.flatMap(({ address, about }) => {
    const postId = /^\/post\/([^/]+)\/survey\/answer$/.exec(address)?.[1]
    return postId === undefined ? [] : { postId, title: about.title }
  })
}

/** What is asked, by when its answer is due; what waits on this device is in a group of its own. */
export function groupsOf(
  items: readonly Item[],
  onDevice: readonly OnDevice[],
  { now, timeZone }: { now: Date; timeZone: string },
): { name: GroupName; items: Item[] }[] {
  const others = items.filter(({ post }) => !onDevice.some(({ postId }) => postId === post.id))
  return groupNames
    .map((name) => ({ name, items: others.filter((item) => groupOf(item, now, timeZone) === name) }))
    .filter((group) => group.items.length > 0)
}

function groupOf({ dueAt }: Item, now: Date, timeZone: string): GroupName {
  if (dueAt === null) return 'later'
  const due = new Date(dueAt)
  if (due < now) return 'late'
  return daysAgo(due, now, timeZone) === 0 ? 'today' : 'later'
}
