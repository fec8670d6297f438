import { combine, createEvent, createStore, sample } from 'effector'
import { keepForPerson, signedOut } from '@/features/session'
import { storage } from '@/shared/storage'
import { canAsk } from './chat'
import { $context, $currentChat, questionAsked } from './chats'
import { type ContextKey, keyOf } from './context'

export type Drafts = Readonly<{ [Key in ContextKey]?: string }>

// What happens
export const draftChanged = createEvent<string>()
/** The draft is to be sent. */
export const draftSent = createEvent()
/** The field is there: a question can be typed. */
export const draftsWanted = createEvent()
/** Drafts of an earlier page were read from the storage. */
const draftsRestored = createEvent<Drafts>()

// What is
export const $drafts = createStore<Drafts>({})
/** The draft of the chat in the panel. */
export const $draft = combine($drafts, $context, (drafts, context) => drafts[keyOf(context)] ?? '')

// What follows
const changed = sample({
  clock: draftChanged,
  source: $context,
  fn: (context, text) => ({ key: keyOf(context), text }),
})
const sent = sample({
  clock: draftSent,
  source: { here: $currentChat, draft: $draft },
  filter: ({ here, draft }) => canAsk(here.chat, draft),
  fn: ({ here, draft }) => ({ key: keyOf(here.context), draft }),
})
sample({ clock: sent, fn: ({ draft }) => draft, target: questionAsked })

$drafts
  .on(draftsRestored, (_, drafts) => drafts)
  .on(changed, (drafts, { key, text }) => ({ ...drafts, [key]: text }))
  .on(sent, (drafts, { key }) => ({ ...drafts, [key]: '' }))
  .reset(signedOut)

const { restored } = keepForPerson({
  wanted: draftsWanted,
  $draft: $drafts,
  read: (userId): Drafts => storage.questions.read(userId) ?? {},
  write: (userId, drafts) => storage.questions.write(userId, withoutEmpty(drafts)),
})
sample({ clock: restored, target: draftsRestored })

function withoutEmpty(drafts: Drafts): Record<string, string> {
  const all = Object.entries(drafts as Record<string, string>)
  return Object.fromEntries(all.filter(([, text]) => text.trim() !== ''))
}
