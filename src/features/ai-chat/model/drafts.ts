import { combine, createEvent, createStore, sample } from 'effector'
import { signedOut } from '@/features/session'
import { canAsk } from './chat'
import { $context, $here, questionAsked } from './chats'
import { type ContextKey, keyOf } from './context'

export type Drafts = Readonly<{ [Key in ContextKey]?: string }>

// What happens
export const draftChanged = createEvent<string>()
/** The person is done writing. */
export const draftSent = createEvent()
/** What was written before this page was loaded. */
export const draftsRestored = createEvent<Drafts>()

// What is
export const $drafts = createStore<Drafts>({})
/** What was written and not sent, in the chat of what the person looks at. */
export const $draft = combine($drafts, $context, (drafts, context) => drafts[keyOf(context)] ?? '')

// What follows
const changed = sample({
  clock: draftChanged,
  source: $context,
  fn: (context, text) => ({ key: keyOf(context), text }),
})
const sent = sample({
  clock: draftSent,
  source: { here: $here, draft: $draft },
  filter: ({ here, draft }) => canAsk(here.chat, draft),
  fn: ({ here, draft }) => ({ key: keyOf(here.context), draft }),
})
sample({ clock: sent, fn: ({ draft }) => draft, target: questionAsked })

$drafts
  .on(draftsRestored, (_, drafts) => drafts)
  .on(changed, (drafts, { key, text }) => ({ ...drafts, [key]: text }))
  .on(sent, (drafts, { key }) => ({ ...drafts, [key]: '' }))
  .reset(signedOut)
