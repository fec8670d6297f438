import type { Schemas } from '../schemas.ts'

/** What is planned for a post that its title names by its beginning; days count from today. */
export type WrittenPlanning = {
  post: string
  /** Id of a person or a group. */
  assignee: { user: string } | { group: string }
  startsIn: number | null
  endsIn: number | null
  priority: NonNullable<Schemas['PostDataFields']['priority']>
}

/** What is planned in the demo organisation. */
export const writtenPlannings: WrittenPlanning[] = [
  { post: 'Line 4 stop on Tuesday', assignee: { group: 'group-line-4' }, startsIn: 3, endsIn: 7, priority: 'high' },
  { post: 'Supplier audit', assignee: { user: 'giulia-riva' }, startsIn: 10, endsIn: 21, priority: 'normal' },
  { post: 'Nuova pressa in arrivo', assignee: { group: 'group-line-4' }, startsIn: 7, endsIn: 14, priority: 'high' },
  { post: 'Spring catalogue', assignee: { user: 'sofia-karras' }, startsIn: null, endsIn: 2, priority: 'urgent' },
]
