import { translatedNoteSentence } from '../content/ai-notes/words.ts'
import { bulkReasons } from '../content/bulk-reasons.ts'
import { answeredTitle } from '../content/customer-feedback.ts'
import {
  localisedDescriptions,
  localisedLabels,
  localisedMessages,
  localisedNames,
} from '../content/localised-names.ts'
import type { Language } from '../content/people/index.ts'

/**
 * An answer with Meridiana's own names in the language of the person: every object that has an `id` we know by another
 * name gets it, wherever it stands, as does a step by its `transitionId`, the reason why a post was not moved, and what
 * tells of an answer to feedback.
 */
export function localise(value: unknown, language: Exclude<Language, 'en'>): unknown {
  if (Array.isArray(value)) return value.map((item) => localise(item, language))
  if (typeof value !== 'object' || value === null) return value
  const copy: Record<string, unknown> = {}
  for (const [key, part] of Object.entries(value)) copy[key] = localise(part, language)
  const { code, message, routerLink, title, authorUsers } = copy
  if (typeof routerLink === 'string' && typeof title === 'string') {
    copy['title'] = translatedNoteSentence(language, title)
  }
  const id = copy['id'] ?? copy['transitionId'] ?? copy['fieldId']
  if (typeof routerLink === 'string' && routerLink.startsWith('/customer-feedback/'))
    copy['title'] = answeredTitle(language, nameOfFirst(authorUsers))
  if (typeof code === 'string' && typeof message === 'string') copy['message'] = reasonIn(language, code, message)
  if (typeof id !== 'string') return copy
  const name = Object.hasOwn(localisedNames, id) ? localisedNames[id]?.[language] : undefined
  const text = Object.hasOwn(localisedMessages, id) ? localisedMessages[id]?.[language] : undefined
  const label = Object.hasOwn(localisedLabels, id) ? localisedLabels[id]?.[language] : undefined
  if (label !== undefined && typeof copy['label'] === 'string') copy['label'] = label
  const description = Object.hasOwn(localisedDescriptions, id) ? localisedDescriptions[id]?.[language] : undefined
  if (name !== undefined && typeof copy['name'] === 'string') copy['name'] = name
  if (text !== undefined && typeof copy['text'] === 'string') copy['text'] = text
  if (description !== undefined && typeof copy['description'] === 'string') copy['description'] = description
  return copy
}

function nameOfFirst(people: unknown): string {
  const [first] = [people].flat() as [{ fullName?: string }?]
  return first?.fullName ?? ''
}

/** The words of a reason in another language; whatever else has a code and a message stays as it is. */
function reasonIn(language: Language, code: string, message: string): string {
  const [, words] = Object.entries(bulkReasons).find(([known]) => known === code) ?? []
  return words && Object.values(words).includes(message) ? words[language] : message
}
