import { combine, createEvent, createStore, sample } from 'effector'
import { keepForPerson, signedOut } from '@/features/session'
import { storage } from '@/shared/storage'
import { canAsk } from './chat'
import { $context, $currentChat, questionAsked } from './chats'
import { type ContextKey, keyOf } from './context'
import { $beginning, beginningTaken } from './panel'

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
/** How many questions were begun from elsewhere: each takes the focus to the field. */
export const $beginnings = createStore(0)
const $wanted = createStore(false).on(draftsWanted, () => true)
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
/** A question was begun from elsewhere, and the field for it is there. */
const begun = sample({
  clock: [draftsWanted, $beginning],
  source: { text: $beginning, context: $context, wanted: $wanted },
  filter: ({ text, wanted }) => wanted && text !== '',
  fn: ({ text, context }) => ({ key: keyOf(context), text }),
})
sample({ clock: begun, target: beginningTaken })
$beginnings.on(begun, (count) => count + 1)

$drafts
  .on(draftsRestored, withBoth)
  .on(begun, (drafts, { key, text }) => withBoth({ [key]: text }, drafts))
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

/** What stands in the field comes after what was kept, and neither is lost or said twice. */
function withBoth(written: Drafts, kept: Drafts): Drafts {
  const both = { ...(kept as Record<string, string>) }
  for (const [key, text] of Object.entries(written as Record<string, string>)) {
    const before = both[key] ?? ''
    if (before.trim() === '') both[key] = text
    else if (!before.includes(text.trim())) both[key] = `${before}\n${text}`
  }
  return both
}

function withoutEmpty(drafts: Drafts): Record<string, string> {
  const all = Object.entries(drafts as Record<string, string>)
  return Object.fromEntries(all.filter(([, text]) => text.trim() !== ''))
}
