import type { Schemas } from '@/api'
import { keyOf, nameOf } from '@/features/subjects'
import type { PortalIntl } from '@/shared/i18n'
import { messages } from '../messages'

type Subject = Schemas['Assignee']

/** How many people and groups can be named for one post. */
export const MAX_GRANTS = 50

/** Whom a person lets read and edit a post. */
export type Choice = { scope: 'community' | 'selected'; readers: readonly Subject[]; editors: readonly Subject[] }

/** What was chosen for a post so far; what comes with the post itself is no choice. */
export function choiceOf({ scope, grants }: Schemas['PostVisibility']): Choice {
  const given = grants.filter(({ source }) => source === 'grant')
  const named = (editing: boolean) =>
    given.filter(({ role }) => (role === 'edit') === editing).map(({ subject }) => subject)
  return { scope: scope === 'selected' ? 'selected' : 'community', readers: named(false), editors: named(true) }
}

/** The same for the server: who edits reads too, and nobody is named for reading what everyone can read. */
export function grantsOf({ scope, readers, editors }: Choice): Schemas['NewPostGrant'][] {
  const editing = new Set(editors.map(keyOf))
  const reading = scope === 'selected' ? readers.filter((subject) => !editing.has(keyOf(subject))) : []
  return [
    ...editors.map((subject) => ({ subject, role: 'edit' })),
    ...reading.map((subject) => ({ subject, role: 'read' })),
  ]
}

/** A choice in one line: "Only: Marco Bianchi, Line 4; can edit: Anna Lindqvist". */
export function choiceWords({ scope, readers, editors }: Choice, community: string, intl: PortalIntl): string {
  const { formatMessage } = intl
  const names = (subjects: readonly Subject[]) => subjects.map(nameOf).join(', ')
  const everyone = formatMessage(messages.scopeCommunity, { community })
  const some = readers.length > 0 ? formatMessage(messages.onlyNamed, { names: names(readers) }) : null
  const who = scope === 'community' ? everyone : (some ?? formatMessage(messages.onlyAlways))
  if (editors.length === 0) return who
  return `${who}; ${formatMessage(messages.editsNamed, { names: names(editors) })}`
}
