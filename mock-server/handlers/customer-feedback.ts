import { answerFeedback, mayWithdraw, runsThePortal } from '../actions/customer-feedback.ts'
import { readPicture } from '../files/picture.ts'
import type { Schemas } from '../schemas.ts'
import { nextId, type FeedbackState } from '../state/data.ts'
import { day } from '../state/times.ts'
import { feedbackPicture, feedbackSummary, feedbackView } from '../views/customer-feedback.ts'
import type { Call, PortalApp } from './portal-app.ts'
import { found, invalid, Refusal, refusals } from './refusals.ts'
import { makeToken, pageSizeOf, readNumberToken } from './tokens.ts'

const all = '/internal/v2/customer-feedback'
const one = `${all}/:feedbackId`

/** So much may a person write in a day. */
const mostADay = 20

/** The most bytes of a picture. */
const maxBytes = 5 * 1024 * 1024

/** What people tell those who run the portal. */
export function customerFeedbackRoutes(app: PortalApp): void {
  app.get(all, (call) => {
    const { pageSize, pageToken } = call.req.query()
    const mine = ownFeedback(call).sort((first, other) => other.updatedAt - first.updatedAt)
    const from = pageToken === undefined ? 0 : readNumberToken('feedback', pageToken, 'pageToken')
    const size = pageSizeOf(pageSize)
    return call.json<Schemas['CustomerFeedbackPage']>({
      feedback: mine.slice(from, from + size).map(feedbackSummary),
      totalCount: mine.length,
      nextPageToken: from + size < mine.length ? makeToken('feedback', from + size) : null,
    })
  })

  app.post(all, async (call) => {
    const { world, viewer } = call.var
    const { data, clock } = world
    const before = madeBefore(call)
    if (before) return answer(call, before, 200)
    const written = await call.req.json<Schemas['NewCustomerFeedback']>()
    written.pictureIds.forEach((id, index) => {
      if (data.feedbackPictures.get(id)?.personId === viewer.id) return
      throw invalid(`/pictureIds/${index}`, 'image-unknown', 'must be a picture of this person', 'image-unknown')
    })
    const since = clock.now() - day
    const lately = ownFeedback(call).filter(({ createdAt }) => createdAt > since)
    if (lately.length >= mostADay) throw new Refusal(refusals.tooManyRequests, { retryAfter: 3_600 })
    const id = nextId(data, 'feedback')
    const feedback: FeedbackState = {
      ...written,
      id,
      number: Number(id.split('-').at(-1)),
      authorId: viewer.id,
      state: 'received',
      createdAt: clock.now(),
      updatedAt: clock.now(),
      unread: false,
      messages: [],
    }
    data.feedback.set(id, feedback)
    remember(call, feedback)
    return answer(call, feedback, 201)
  })

  app.post(`${all}/pictures`, async (call) => {
    const { data } = call.var.world
    const bytes = new Uint8Array(await call.req.arrayBuffer())
    if (bytes.length > maxBytes) throw invalid('', 'image-too-large', 'must have at most 5 MB', 'image-too-large')
    const head = readPicture(bytes)
    if (!head || !/png|jpeg|webp/.test(head.mimeType))
      throw invalid('', 'image-unreadable', 'must be a whole PNG, JPEG or WebP', 'image-unreadable')
    const { mimeType, width, height } = head
    const id = nextId(data, 'feedback-picture')
    data.pictures.set(id, { bytes, mimeType })
    const url = `./api/files/sent/${id}`
    data.feedbackPictures.set(id, { personId: call.var.viewer.id, url, width, height })
    return call.json<Schemas['CustomerFeedbackPicture']>(feedbackPicture(data, id), 201)
  })

  app.get(one, (call) => {
    const feedback = readableFeedback(call)
    const view = answer(call, feedback, 200)
    if (feedback.authorId === call.var.viewer.id) feedback.unread = false
    return view
  })

  app.delete(one, (call) => {
    const { data } = call.var.world
    const feedback = readableFeedback(call)
    if (feedback.authorId !== call.var.viewer.id) throw new Refusal(refusals.customerFeedbackForbidden)
    if (!mayWithdraw(feedback)) {
      const current = feedbackView(data, feedback, call.var.viewer)
      throw new Refusal({ ...refusals.customerFeedbackAnswered, current })
    }
    data.feedback.delete(feedback.id)
    for (const id of feedback.pictureIds) {
      data.pictures.delete(id)
      data.feedbackPictures.delete(id)
    }
    return call.body(null, 204)
  })

  app.post(`${one}/messages`, async (call) => {
    const { world, viewer } = call.var
    const feedback = readableFeedback(call)
    const { text } = await call.req.json<Schemas['NewCustomerFeedbackMessage']>()
    if (!madeBefore(call)) {
      answerFeedback(world, feedback, viewer, text.trim())
      remember(call, feedback)
    }
    return answer(call, feedback, 201)
  })
}

function ownFeedback(call: Call): FeedbackState[] {
  const { world, viewer } = call.var
  return [...world.data.feedback.values()].filter(({ authorId }) => authorId === viewer.id)
}

/** For its author, and for those who run the portal. */
function readableFeedback(call: Call): FeedbackState {
  const { world, viewer } = call.var
  const feedback = found(world.data.feedback.get(call.req.param('feedbackId') ?? ''), refusals.customerFeedbackNotFound)
  if (feedback.authorId !== viewer.id && !runsThePortal(viewer)) throw new Refusal(refusals.customerFeedbackForbidden)
  return feedback
}

function answer(call: Call, feedback: FeedbackState, status: 200 | 201) {
  return call.json<Schemas['CustomerFeedback']>(feedbackView(call.var.world.data, feedback, call.var.viewer), status)
}

function madeBefore(call: Call): FeedbackState | undefined {
  const key = keyOf(call)
  return key === null ? undefined : call.var.world.data.customerFeedbackByKey.get(key)
}

function remember(call: Call, feedback: FeedbackState): void {
  const key = keyOf(call)
  if (key !== null) call.var.world.data.customerFeedbackByKey.set(key, feedback)
}

function keyOf(call: Call): string | null {
  const key = call.req.header('idempotency-key')
  return key === undefined ? null : `${call.var.viewer.id} ${call.req.path} ${key}`
}
