import { type MessageDescriptor, useIntl } from '@/shared/i18n'
import { messages } from '../messages'

const names = new Map<string, MessageDescriptor>([
  ['hero', messages.hero],
  ['figures', messages.figures],
  ['text', messages.text],
  ['links', messages.links],
  ['search', messages.search],
  ['news', messages.news],
  ['pinned', messages.news],
  ['todo', messages.todo],
  ['events', messages.events],
  ['people', messages.people],
  ['communities', messages.communities],
  ['survey', messages.survey],
  ['track', messages.track],
])

const nothing = new Map<string, MessageDescriptor>([
  ['news', messages.noNews],
  ['pinned', messages.noNews],
  ['todo', messages.nothingToDo],
  ['events', messages.noEvents],
  ['people', messages.noPeople],
])

/** What a kind of widget is called where its editors gave no title, and what it says when it is empty. */
export function useKindWords(kind: string): { name: string; empty: string } {
  const { formatMessage } = useIntl()
  return {
    name: formatMessage(names.get(kind) ?? messages.text),
    empty: formatMessage(nothing.get(kind) ?? messages.nothing),
  }
}
