import type { Schemas } from '@/api'

type Subject = Schemas['Assignee']

/** The name of a person or a group. */
export function nameOf(subject: Subject): string {
  return subject.type === 'user' ? subject.user.fullName : subject.group.name
}

/** Tells people and groups apart in lists: `user:marco-bianchi`. */
export function keyOf(subject: Subject): string {
  return subject.type === 'user' ? `user:${subject.user.id}` : `group:${subject.group.id}`
}
