import { combine, createEffect, createEvent, createStore, sample } from 'effector'
import { isApiError } from '@/api'
import { $user, signedOut } from '@/features/session'
import { randomId } from '@/shared/random-id'
import { abandonFx, askFx, type Request } from '../api/effects'
import { answerErrorOf } from './answer-error'
import {
  begin,
  type Begun,
  canAsk,
  canAskAgain,
  type Chat,
  emptyChat,
  fail,
  land,
  lastQuestion,
  markAnimated,
  stop,
  waitsFor,
} from './chat'
import { chatOf, type Chats, inChat } from './chat-places'
import type { AiContext } from './context'

export type Here = { context: AiContext; chat: Chat }
type Failed = { params: Request; error: Error }

// What happens
/** The person looks at something else; the chat of the panel changes with it. */
export const contextEntered = createEvent<AiContext>()
export const questionAsked = createEvent<string>()
/** The last question again. */
export const retryClicked = createEvent()
export const stopClicked = createEvent()
export const newChatClicked = createEvent()
/** The words of an answer have begun to appear. */
export const answerShown = createEvent<string>()

// What is
export const $context = createStore<AiContext>(null).on(contextEntered, (_, context) => context)
export const $chats = createStore<Chats>({})
/** The chat of what the person looks at. */
export const $chat = combine($chats, $context, chatOf)

/** The same with what it belongs to. */
export const $here = combine({ context: $context, chat: $chat })

// What follows

/** A question gets its name and its time from outside. */
export const beginFx = createEffect((question: { context: AiContext; content: string | null }) => ({
  ...question,
  requestId: randomId(),
  timestamp: new Date().toISOString(),
}))

sample({
  clock: questionAsked,
  source: $here,
  filter: ({ chat }, content) => canAsk(chat, content),
  fn: ({ context }, content) => ({ context, content: content.trim() }),
  target: beginFx,
})
sample({
  clock: retryClicked,
  source: $here,
  filter: ({ chat }) => canAskAgain(chat),
  fn: ({ context }) => ({ context, content: null }),
  target: beginFx,
})
sample({ clock: beginFx.doneData, source: $chats, fn: requestOf, target: askFx })

// The portal's session had ended, and the same person is back: the question leaves once more.
sample({
  clock: askFx.fail,
  source: { user: $user, chats: $chats },
  filter: ({ user, chats }, failure) => user !== null && mayLeaveAgain(failure) && isAwaited(chats, failure.params),
  fn: (_, { params }) => ({ ...params, again: true as const }),
  target: askFx,
})

/** An error gets its time from outside, too. */
const noteFailureFx = createEffect(({ params, error }: Failed) => ({
  ...params,
  why: answerErrorOf(error),
  timestamp: new Date().toISOString(),
}))
sample({ clock: askFx.fail, filter: (failure) => !mayLeaveAgain(failure), target: noteFailureFx })

// What nobody waits for any more has to be known before the chats change.
const stopped = sample({ clock: stopClicked, source: $here, fn: leaving })
const cleared = sample({ clock: newChatClicked, source: $here, fn: leaving })
const wiped = sample({
  clock: signedOut,
  source: $chats,
  fn: (chats) => ({ awaited: awaitedIn(Object.values<Chat>(chats as Record<string, Chat>)) }),
})
sample({ clock: [stopped, cleared, wiped], fn: ({ awaited }) => awaited, target: abandonFx })

const shown = sample({ clock: answerShown, source: $context, fn: (context, messageId) => ({ context, messageId }) })
$chats
  .on(beginFx.doneData, (chats, begun) => inChat(chats, begun, (chat) => begin(chat, begun)))
  .on(askFx.done, (chats, { params, result }) => inChat(chats, params, (chat) => land(chat, params.requestId, result)))
  .on(noteFailureFx.doneData, (chats, lost) =>
    inChat(chats, lost, (chat) => fail(chat, lost.requestId, lost.why, lost.timestamp)),
  )
  .on(stopped, (chats, at) => inChat(chats, at, stop))
  .on(cleared, (chats, at) => inChat(chats, at, () => emptyChat))
  .on(shown, (chats, at) => inChat(chats, at, (chat) => markAnimated(chat, at.messageId)))
  .on(wiped, () => ({}))

function requestOf(chats: Chats, { context, requestId, content }: Begun & { context: AiContext }): Request {
  const chat = chatOf(chats, context)
  return { context, requestId, question: content ?? lastQuestion(chat), sessionId: chat.sessionId }
}

function leaving({ context, chat }: Here) {
  return { context, awaited: awaitedIn([chat]) }
}

function awaitedIn(chats: readonly Chat[]): string[] {
  return chats.flatMap(({ asking }) => (asking.phase === 'waiting' ? [asking.requestId] : []))
}

function isAwaited(chats: Chats, { context, requestId }: Request): boolean {
  return waitsFor(chatOf(chats, context), requestId)
}

function mayLeaveAgain({ params, error }: Failed): boolean {
  return isApiError(error) && error.kind === 'unauthenticated' && params.again === undefined
}
