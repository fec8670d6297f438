import type { Schemas } from '@/api'
import { nameOf } from '@/features/subjects'
import type { PortalIntl } from '@/shared/i18n'
import { messages } from '../messages'

const roles = new Map([
  ['author', messages.author],
  ['assignee', messages.assignee],
  ['moderator', messages.moderator],
  ['member', messages.member],
])

/** An actor in words; an unknown role by its name. */
export function actorName({ kind, subject }: Schemas['Actor'], { formatMessage }: PortalIntl): string {
  if (subject) return nameOf(subject)
  const role = roles.get(kind)
  return role ? formatMessage(role) : kind
}

const rules = new Map([
  ['four-eyes', messages.fourEyes],
  ['tasks-closed', messages.tasksClosed],
  ['sub-activities-closed', messages.subActivitiesClosed],
])

/** What must hold before a transition, in words; an unknown rule by its name. */
export function ruleWords(rule: string, { formatMessage }: PortalIntl): string {
  const words = rules.get(rule)
  return words ? formatMessage(words) : rule
}
