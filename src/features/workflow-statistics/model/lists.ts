import type { Schemas } from '@/api'
import { paths } from '@/shared/routes'

/** The part of a workflow's posts that all figures of a screen are about. */
export type Part = { workflowId?: string | undefined; communityId?: string | undefined; from: string; to: string }

type Narrowed = Readonly<Record<string, string | undefined>>

/** The list of the posts that a figure counts. */
export function listOf({ workflowId, communityId }: Part, narrowed: Narrowed): string {
  const query = { tab: 'all', workflowId, communityId, overseen: 'true', ...narrowed }
  const said = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return paths.workflows(Object.fromEntries(said))
}

/** The list of posts to which something happened in the days of the figures, or in others. */
export function eventList(part: Part, event: string, more: Narrowed = {}): string {
  return listOf(part, { event, since: part.from, until: part.to, ...more })
}

/** The person or the group. */
export function idOf(subject: Schemas['Assignee']): string {
  return subject.type === 'user' ? subject.user.id : subject.group.id
}
