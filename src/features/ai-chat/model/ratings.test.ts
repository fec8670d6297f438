import { createWatch } from 'effector'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AI_THANKS_MS } from '@/shared/constants'
import { tipRequested } from '@/shared/overlays'
import { isAnswer } from './chat'
import { newChatClicked, questionAsked } from './chats'
import { canRate, detailDraftOf } from './feedback'
import { detailChanged, detailClosed, detailSent, ratingClicked } from './ratings'
import { answered, arrive, openChats, refusal } from './testing/open-chats'

const none = undefined as never

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** A chat with so many answers: a1, a2 … */
async function chatWith(answers: number) {
  const portal = openChats()
  for (let number = 1; number <= answers; number += 1) {
    portal.tell(questionAsked, `Question ${number}`)
    portal.asked.at(-1)?.resolve(answered(`a${number}`))
    await arrive()
  }
  const likeOf = (id: string) =>
    portal
      .chat()
      .messages.filter(isAnswer)
      .find((answer) => answer.id === id)?.feedbackLike
  return { ...portal, likeOf }
}

it('shows a like at once, tells the server, and asks for more when it has it', async () => {
  const portal = await chatWith(1)
  portal.tell(ratingClicked, { messageId: 'a1', like: true })
  expect(portal.likeOf('a1')).toBe(true)
  expect(portal.opinions[0]?.params).toMatchObject({ messageId: 'a1', like: true })
  expect(portal.chat().feedback.phase).toBe('rating')
  portal.opinions[0]?.resolve(none)
  await arrive()
  expect(portal.chat().feedback).toEqual({ phase: 'detail', messageId: 'a1', like: true })
})

it('switches to the other opinion, and clears one that is given twice without asking for more', async () => {
  const portal = await chatWith(1)
  for (const [like, shown] of [
    [true, true],
    [false, false],
    [false, undefined],
  ] as const) {
    portal.tell(ratingClicked, { messageId: 'a1', like })
    expect(portal.likeOf('a1')).toBe(shown)
    portal.opinions.at(-1)?.resolve(none)
    await arrive()
  }
  expect(portal.opinions.map(({ params }) => params.like)).toEqual([true, false, null])
  expect(portal.chat().feedback).toEqual({ phase: 'none' })
})

it('gives back what was there before when the server refuses, and says so', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const portal = await chatWith(1)
  const tips = vi.fn()
  createWatch({ unit: tipRequested, scope: portal.scope, fn: tips })
  portal.tell(ratingClicked, { messageId: 'a1', like: false })
  portal.opinions[0]?.reject(refusal(500))
  await arrive()
  expect(portal.likeOf('a1')).toBeUndefined()
  expect(portal.chat().feedback).toEqual({ phase: 'none' })
  expect(tips).toHaveBeenCalledTimes(1)
})

it('takes an opinion of the last message, or of one that has none yet', async () => {
  const portal = await chatWith(2)
  portal.tell(ratingClicked, { messageId: 'a1', like: true })
  portal.opinions[0]?.resolve(none)
  await arrive()
  expect([canRate(portal.chat(), 'a1'), canRate(portal.chat(), 'a2')]).toEqual([false, true])
  portal.tell(ratingClicked, { messageId: 'a1', like: false })
  expect(portal.opinions).toHaveLength(1)
  portal.tell(ratingClicked, { messageId: 'a2', like: true })
  portal.opinions[1]?.resolve(none)
  await arrive()
  expect(canRate(portal.chat(), 'a2')).toBe(true)
  portal.tell(questionAsked, 'One more')
  expect(canRate(portal.chat(), 'a2')).toBe(false)
})

it('sends reasons and words with the opinion, and says thank you for five seconds', async () => {
  const portal = await chatWith(1)
  portal.tell(ratingClicked, { messageId: 'a1', like: false })
  portal.opinions[0]?.resolve(none)
  await arrive()
  portal.tell(detailSent, { feedbacks: [], text: '  ' })
  expect(portal.details).toHaveLength(0)
  portal.tell(detailSent, { feedbacks: ['incomplete'], text: 'The limit' })
  expect(portal.details[0]?.params).toMatchObject({
    messageId: 'a1',
    like: false,
    feedbacks: ['incomplete'],
    text: 'The limit',
  })
  portal.details[0]?.resolve(none)
  await arrive()
  expect(portal.chat().feedback).toEqual({ phase: 'thanks', messageId: 'a1' })
  await vi.advanceTimersByTimeAsync(AI_THANKS_MS - 1)
  expect(portal.chat().feedback.phase).toBe('thanks')
  await vi.advanceTimersByTimeAsync(1)
  expect(portal.chat().feedback).toEqual({ phase: 'none' })
})

it('has the form back when the detail did not arrive, and lets one leave it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const portal = await chatWith(1)
  portal.tell(ratingClicked, { messageId: 'a1', like: true })
  portal.opinions[0]?.resolve(none)
  await arrive()
  portal.tell(detailSent, { feedbacks: ['accurate'], text: '' })
  portal.details[0]?.reject(refusal(500))
  await arrive()
  expect(portal.chat().feedback).toEqual({ phase: 'detail', messageId: 'a1', like: true })
  portal.tell(detailClosed)
  expect(portal.chat().feedback).toEqual({ phase: 'none' })
  expect(portal.likeOf('a1')).toBe(true)
})

it('leaves a new chat alone when an opinion of the old one arrives', async () => {
  const portal = await chatWith(1)
  portal.tell(ratingClicked, { messageId: 'a1', like: true })
  portal.tell(newChatClicked)
  portal.opinions[0]?.resolve(none)
  await arrive()
  expect(portal.chat().feedback).toEqual({ phase: 'none' })
})

it('keeps what was written when the form is left, until the server has it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const portal = await chatWith(1)
  const press = async (like: boolean) => {
    portal.tell(ratingClicked, { messageId: 'a1', like })
    portal.opinions.at(-1)?.resolve(none)
    await arrive()
  }
  const detail = { feedbacks: ['incomplete'], text: 'The limit' }
  await press(false)
  portal.tell(detailChanged, detail)
  portal.tell(detailClosed)
  // Taken back, and given once more.
  await press(false)
  await press(false)
  expect(detailDraftOf(portal.chat(), 'a1')).toEqual(detail)

  portal.tell(detailSent, detail)
  portal.details[0]?.reject(refusal(500))
  await arrive()
  expect(detailDraftOf(portal.chat(), 'a1')).toEqual(detail)
  portal.tell(detailSent, detail)
  portal.details[1]?.resolve(none)
  await arrive()
  expect(detailDraftOf(portal.chat(), 'a1')).toEqual({ feedbacks: [], text: '' })
})

it('takes no words while no form is open', async () => {
  const portal = await chatWith(1)
  portal.tell(detailChanged, { feedbacks: [], text: 'Nobody asked' })
  expect(portal.chat().details).toEqual({})
})
