import { createEvent, sample } from 'effector'
import { errorMet } from '@/shared/common-errors'
import { AI_THANKS_MS } from '@/shared/constants'
import { createDelay } from '@/shared/delay'
import { rateFx, sendDetailFx } from '../api/effects'
import { chatOf, inChat } from './chat-places'
import { $chats, $context, $here } from './chats'
import type { AiContext } from './context'
import {
  canRate,
  canSendDetail,
  closeDetail,
  endThanks,
  type Feedback,
  type FeedbackDetail,
  noteRated,
  rate,
  ratingOf,
  reopenDetail,
  sendDetail,
  takeBack,
  thank,
  writeDetail,
} from './feedback'

// What happens
/** A thumb was pressed. */
export const opinionClicked = createEvent<{ messageId: string; like: boolean }>()
/** More was said about the opinion that the server has just taken. */
export const detailSent = createEvent<FeedbackDetail>()
/** Something was chosen or written in the form. */
export const detailChanged = createEvent<FeedbackDetail>()
export const detailClosed = createEvent()

// What follows
const rated = sample({
  clock: opinionClicked,
  source: $here,
  filter: ({ chat }, { messageId }) => canRate(chat, messageId),
  fn: ({ context, chat }, { messageId, like }) => ({ context, ...ratingOf(chat, messageId, like) }),
})
sample({ clock: rated, target: rateFx })

const detailed = sample({
  clock: detailSent,
  source: $here,
  filter: ({ chat }, detail) => canSendDetail(chat, detail),
  fn: ({ context, chat: { feedback } }, detail) => ({ context, feedback, detail }),
}).filterMap(detailOf)
sample({ clock: detailed, target: sendDetailFx })

const written = sample({ clock: detailChanged, source: $context, fn: (context, detail) => ({ context, detail }) })
const closed = sample({ clock: detailClosed, source: $context, fn: (context) => ({ context }) })

const thanksDelay = createDelay<{ context: AiContext; thanks: Feedback }>()
sample({
  clock: sendDetailFx.done,
  source: $chats,
  fn: (chats, { params: { context } }) => ({
    ms: AI_THANKS_MS,
    of: { context, thanks: chatOf(chats, context).feedback },
  }),
  target: thanksDelay.startFx,
})

sample({
  clock: [rateFx.failData, sendDetailFx.failData],
  fn: (error) => ({ error, context: 'the opinion of an answer' }),
  target: errorMet,
})

$chats
  .on(rated, (chats, rating) => inChat(chats, rating, (chat) => rate(chat, rating)))
  .on(rateFx.done, (chats, { params }) => inChat(chats, params, (chat) => noteRated(chat, params)))
  .on(rateFx.fail, (chats, { params }) => inChat(chats, params, (chat) => takeBack(chat, params)))
  .on(detailed, (chats, at) => inChat(chats, at, sendDetail))
  .on(sendDetailFx.done, (chats, { params }) => inChat(chats, params, (chat) => thank(chat, params.messageId)))
  .on(sendDetailFx.fail, (chats, { params }) => inChat(chats, params, (chat) => reopenDetail(chat, params.messageId)))
  .on(thanksDelay.passed, (chats, at) => inChat(chats, at, (chat) => endThanks(chat, at.thanks)))
  .on(written, (chats, at) => inChat(chats, at, (chat) => writeDetail(chat, at.detail)))
  .on(closed, (chats, at) => inChat(chats, at, closeDetail))

function detailOf({ context, feedback, detail }: { context: AiContext; feedback: Feedback; detail: FeedbackDetail }) {
  if (feedback.phase !== 'detail') return undefined
  return { context, messageId: feedback.messageId, like: feedback.like, ...detail }
}
