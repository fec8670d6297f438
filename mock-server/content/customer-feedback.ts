import type { FeedbackState } from '../state/data.ts'
import { day, hour } from '../state/times.ts'
import type { Language } from './people/index.ts'

const titles: Record<Language, (name: string) => string> = {
  en: (name) => `${name} answered your feedback`,
  it: (name) => `${name} ha risposto al tuo feedback`,
  de: (name) => `${name} hat auf Ihr Feedback geantwortet`,
  es: (name) => `${name} ha respondido a tus comentarios`,
  el: (name) => `Απάντηση στα σχόλιά σας από: ${name}`,
  pt: (name) => `${name} respondeu ao seu feedback`,
  fr: (name) => `${name} a répondu à votre retour`,
}

/** What the notification of an answer says. */
export function answeredTitle(language: Language, name: string): string {
  return titles[language](name)
}

/** Feedback of the demo: when it was written and last touched, and what it says. */
type WrittenFeedback = Pick<FeedbackState, 'kind' | 'title' | 'text' | 'state' | 'context'> & {
  /** How long before now. */
  age: number
  /** What those who run the portal said, and how long ago. */
  answer?: { text: string; age: number }
  unread?: boolean
  picture?: { url: string; width: number; height: number }
}

/** Oldest first: their numbers follow from it. */
export const writtenFeedback: readonly WrittenFeedback[] = [
  {
    kind: 'praise',
    title: 'The new search finds my old posts',
    text: 'I looked for “torque 2024” and had it in a second. Thank you!',
    state: 'closed',
    context: { screen: 'search', version: '1.0.1', language: 'it' },
    age: 31 * day,
    answer: { text: 'That is good to hear. We have passed it on to the team.', age: 30 * day },
  },
  {
    kind: 'question',
    title: 'Who sees my mobile number?',
    text: 'I would like to give it to my team only. Is there a way?',
    state: 'planned',
    context: { screen: 'profile-edit', language: 'it' },
    age: 20 * day,
    answer: {
      text: 'You can hide it from everyone today. Showing it to some colleagues only is planned for spring.',
      age: 18 * day,
    },
  },
  {
    kind: 'wrong-profile-data',
    title: 'My extension has changed',
    text: 'It is 528 since we moved to the first floor.',
    state: 'in-review',
    context: { screen: 'profile-edit', field: 'internalPhone', language: 'it' },
    age: 6 * day + 3 * hour,
  },
  {
    kind: 'problem',
    title: 'The filter of the tasks stays open on my phone',
    text: 'I choose “Overdue”, and the list behind it doesn’t come back until I turn the phone.',
    state: 'answered',
    context: {
      screen: 'tasks',
      version: '1.0.1',
      browser: 'Safari 19, iOS',
      windowSize: '390 × 844',
      language: 'it',
    },
    age: 3 * day + 2 * hour,
    answer: {
      text: 'Thank you for the picture. It happens when the keyboard is open; the next version closes the filter first.',
      age: 19 * hour,
    },
    unread: true,
    picture: { url: './api/files/pictures/sensor/feedback.svg', width: 1_200, height: 800 },
  },
  {
    kind: 'idea',
    title: 'Let me sort saved posts by community',
    text: 'With more than thirty of them I scroll a lot.',
    state: 'received',
    context: { screen: 'my-space-tab', version: '1.0.1', browser: 'Edge 151, Windows', language: 'it' },
    age: 2 * day,
  },
]
