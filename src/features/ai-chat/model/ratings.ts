import { createEvent, sample } from 'effector'
import { errorMet } from '@/shared/common-errors'
import { AI_THANKS_MS } from '@/shared/constants'
import { createDelay } from '@/shared/delay'
import { rateFx, sendDetailFx } from '../api/effects'
import { chatOf, inChat, type AiContext } from './context'
import { $chats, $context, $currentChat } from './chats'
import {
  canRate,
  canSendDetail,
  closeDetail,
  endThanks,
  confirmRating,
  rate,
  ratingOf,
  reopenDetail,
  sendDetail,
  revertRating,
  thank,
  writeDetail,
} from './feedback'
import type { Feedback, FeedbackDetail } from './chat'

// What happens
/** A thumb was pressed. */
export const ratingClicked = createEvent<{ messageId: string; like: boolean }>()
/** The feedback form was sent. */
export const detailSent = createEvent<FeedbackDetail>()
/** The feedback form was changed. */
export const detailChanged = createEvent<FeedbackDetail>()
export const detailClosed = createEvent()

// What follows
const ratingStarted = sample({
  clock: ratingClicked,
  source: $currentChat,
  filter: ({ chat }, { messageId }) => canRate(chat, messageId),
  fn: ({ context, chat }, { messageId, like }) => ({ context, ...ratingOf(chat, messageId, like) }),
})
sample({ clock: ratingStarted, target: rateFx })

const detailStarted = sample({
  clock: detailSent,
  source: $currentChat,
  filter: ({ chat }, detail) => canSendDetail(chat, detail),
  fn: ({ context, chat: { feedback } }, detail) => ({ context, feedback, detail }),
}).filterMap(detailOf)
sample({ clock: detailStarted, target: sendDetailFx })

const draftChanged = sample({ clock: detailChanged, source: $context, fn: (context, detail) => ({ context, detail }) })
const formClosed = sample({ clock: detailClosed, source: $context, fn: (context) => ({ context }) })

const thanksDelay = createDelay<{ context: AiContext; thanks: Feedback }>()
sample({
  clock: sendDetailFx.done,
  source: $chats,
  fn: (chats, { params: { context } }) => ({
    ms: AI_THANKS_MS,
    of: { context, thanks: chatOf(chats, context).feedback },
  }),
  target: thanksDelay.started,
})

sample({
  clock: [rateFx.failData, sendDetailFx.failData],
  fn: (error) => ({ error, context: 'the rating of an answer' }),
  target: errorMet,
})

$chats
  .on(ratingStarted, (chats, rating) => inChat(chats, rating, (chat) => rate(chat, rating)))
  .on(rateFx.done, (chats, { params }) => inChat(chats, params, (chat) => confirmRating(chat, params)))
  .on(rateFx.fail, (chats, { params }) => inChat(chats, params, (chat) => revertRating(chat, params)))
  .on(detailStarted, (chats, at) => inChat(chats, at, sendDetail))
  .on(sendDetailFx.done, (chats, { params }) => inChat(chats, params, (chat) => thank(chat, params.messageId)))
  .on(sendDetailFx.fail, (chats, { params }) => inChat(chats, params, (chat) => reopenDetail(chat, params.messageId)))
  .on(thanksDelay.passed, (chats, at) => inChat(chats, at, (chat) => endThanks(chat, at.thanks)))
  .on(draftChanged, (chats, at) => inChat(chats, at, (chat) => writeDetail(chat, at.detail)))
  .on(formClosed, (chats, at) => inChat(chats, at, closeDetail))

function detailOf({ context, feedback, detail }: { context: AiContext; feedback: Feedback; detail: FeedbackDetail }) {
  if (feedback.phase !== 'detail') return undefined
  return { context, messageId: feedback.messageId, like: feedback.like, ...detail }
}
