import { combine, createEffect, createEvent, createStore, sample } from 'effector'
import { isApiError } from '@/api'
import { $signedIn, signedOut } from '@/features/session'
import { randomId } from '@/shared/random-id'
import { abortFx, askFx, type Request } from '../api/effects'
import {
  type AnswerError,
  ask,
  type AskedQuestion,
  canAsk,
  canAskAgain,
  type Chat,
  emptyChat,
  fail,
  receiveAnswer,
  lastQuestion,
  markAnimated,
  stop,
  isAwaiting,
} from './chat'
import { chatOf, type Chats, inChat, type AiContext } from './context'

export type CurrentChat = { context: AiContext; chat: Chat }
type Failed = { params: Request; error: Error }

// What happens
/** The person looks at something else; the panel shows the chat of that context. */
export const contextEntered = createEvent<AiContext>()
export const questionAsked = createEvent<string>()
/** The last question again. */
export const retryClicked = createEvent()
export const stopClicked = createEvent()
export const newChatClicked = createEvent()
/** The words of an answer have begun to appear. */
export const answerAnimated = createEvent<string>()

// What is
export const $context = createStore<AiContext>(null).on(contextEntered, (_, context) => context)
export const $chats = createStore<Chats>({})
/** The chat in the panel. */
export const $chat = combine($chats, $context, chatOf)

/** The chat in the panel with its context. */
export const $currentChat = combine({ context: $context, chat: $chat })

// What follows

/** Ids and times are impure, so an effect adds them. */
export const prepareQuestionFx = createEffect((question: { context: AiContext; content: string | null }) => ({
  ...question,
  requestId: randomId(),
  timestamp: new Date().toISOString(),
}))

sample({
  clock: questionAsked,
  source: $currentChat,
  filter: ({ chat }, content) => canAsk(chat, content),
  fn: ({ context }, content) => ({ context, content: content.trim() }),
  target: prepareQuestionFx,
})
sample({
  clock: retryClicked,
  source: $currentChat,
  filter: ({ chat }) => canAskAgain(chat),
  fn: ({ context }) => ({ context, content: null }),
  target: prepareQuestionFx,
})
sample({ clock: prepareQuestionFx.doneData, source: $chats, fn: requestOf, target: askFx })

// The portal's session had ended and the same person has signed in again: the question is sent once more.
sample({
  clock: askFx.fail,
  source: { signedIn: $signedIn, chats: $chats },
  filter: ({ signedIn, chats }, failure) => signedIn && mayRetry(failure) && isInFlight(chats, failure.params),
  fn: (_, { params }) => ({ ...params, retried: true as const }),
  target: askFx,
})

/** Adds the time to a failure. */
const prepareFailureFx = createEffect(({ params, error }: Failed) => ({
  ...params,
  why: answerErrorOf(error),
  timestamp: new Date().toISOString(),
}))
sample({ clock: askFx.fail, filter: (failure) => !mayRetry(failure), target: prepareFailureFx })

// The requests to abort are read before the chats change.
const questionStopped = sample({ clock: stopClicked, source: $currentChat, fn: requestsOf })
const chatCleared = sample({ clock: newChatClicked, source: $currentChat, fn: requestsOf })
const chatsCleared = sample({
  clock: signedOut,
  source: $chats,
  fn: (chats) => ({ requestIds: requestIdsIn(Object.values<Chat>(chats as Record<string, Chat>)) }),
})
sample({ clock: [questionStopped, chatCleared, chatsCleared], fn: ({ requestIds }) => requestIds, target: abortFx })

const animationStarted = sample({
  clock: answerAnimated,
  source: $context,
  fn: (context, messageId) => ({ context, messageId }),
})
$chats
  .on(prepareQuestionFx.doneData, (chats, asked) => inChat(chats, asked, (chat) => ask(chat, asked)))
  .on(askFx.done, (chats, { params, result }) =>
    inChat(chats, params, (chat) => receiveAnswer(chat, params.requestId, result)),
  )
  .on(prepareFailureFx.doneData, (chats, lost) =>
    inChat(chats, lost, (chat) => fail(chat, lost.requestId, lost.why, lost.timestamp)),
  )
  .on(questionStopped, (chats, at) => inChat(chats, at, stop))
  .on(chatCleared, (chats, at) => inChat(chats, at, () => emptyChat))
  .on(animationStarted, (chats, at) => inChat(chats, at, (chat) => markAnimated(chat, at.messageId)))
  .on(chatsCleared, () => ({}))

function requestOf(chats: Chats, { context, requestId, content }: AskedQuestion & { context: AiContext }): Request {
  const chat = chatOf(chats, context)
  return { context, requestId, question: content ?? lastQuestion(chat), sessionId: chat.sessionId }
}

function requestsOf({ context, chat }: CurrentChat) {
  return { context, requestIds: requestIdsIn([chat]) }
}

function requestIdsIn(chats: readonly Chat[]): string[] {
  return chats.flatMap(({ asking }) => (asking.phase === 'waiting' ? [asking.requestId] : []))
}

function isInFlight(chats: Chats, { context, requestId }: Request): boolean {
  return isAwaiting(chatOf(chats, context), requestId)
}

function mayRetry({ params, error }: Failed): boolean {
  return isApiError(error) && error.kind === 'unauthenticated' && params.retried === undefined
}

/** The assistant has forgotten the chat. Not the end of the portal's own session (AM-33). */
const SESSION_EXPIRED = 'ai-session-expired'

/** What a failed question means for the chat. */
function answerErrorOf(error: unknown): AnswerError | 'expired' {
  if (!isApiError(error)) return 'generic-error'
  if (error.code === SESSION_EXPIRED) return 'expired'
  if (error.status === 429) return 'too-many-requests'
  return error.status === 422 ? 'cannot-access-info' : 'generic-error'
}
