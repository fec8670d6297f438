import { beforeEach, expect, it } from 'vitest'
import type { Schemas } from '../schemas.ts'
import { personalOf } from '../state/data.ts'
import { Visitor } from '../testing/visitor.ts'

const base = '/internal/v2/customer-feedback'
const idea = { kind: 'idea', title: 'A phone list', text: 'To print.', pictureIds: [], context: { screen: 'people' } }

let giulia: Visitor

beforeEach(async () => {
  giulia = await Visitor.signedIn('giulia.riva')
})

const list = () => giulia.get<Schemas['CustomerFeedbackPage']>(base)

it('is listed for its author alone, the latest change first', async () => {
  const { feedback, totalCount } = await list()
  expect(totalCount).toBe(5)
  expect(feedback.map(({ id }) => id).slice(0, 2)).toEqual(['feedback-4', 'feedback-5'])
  expect(feedback.filter(({ unread }) => unread).map(({ id }) => id)).toEqual(['feedback-4'])
  const sofia = await giulia.another('sofia.karras')
  expect((await sofia.get<Schemas['CustomerFeedbackPage']>(base)).feedback).toEqual([])
})

it('is no longer unread once its author has opened it, and stays so when somebody else does', async () => {
  const elena = await giulia.another('elena.papadaki')
  await elena.get(`${base}/feedback-4`)
  expect((await list()).feedback.some(({ unread }) => unread)).toBe(true)
  await giulia.get(`${base}/feedback-4`)
  expect((await list()).feedback.some(({ unread }) => unread)).toBe(false)
})

it('is answered by those who run the portal, and the answer is told without a post', async () => {
  const { id } = await giulia.ask<Schemas['CustomerFeedback']>('POST', base, idea)
  const elena = await giulia.another('elena.papadaki')
  const answered = await elena.ask<Schemas['CustomerFeedback']>('POST', `${base}/${id}/messages`, { text: 'Soon.' })
  expect(answered).toMatchObject({ state: 'answered', canWithdraw: false, messages: [{ fromOperator: true }] })
  const told = personalOf(giulia.world.data, 'giulia-riva').notifications.at(-1)?.entry
  expect(told).toMatchObject({
    typeId: 'comment-reply',
    title: 'Elena Papadaki answered your feedback',
    routerLink: `/customer-feedback/${id}`,
  })
  expect(told).not.toHaveProperty('post')
  expect((await giulia.send('DELETE', `${base}/${id}`)).status).toBe(409)
})

it('is opened again by a reply of its author, who is not told of it', async () => {
  const before = personalOf(giulia.world.data, 'giulia-riva').notifications.length
  const replied = await giulia.ask<Schemas['CustomerFeedback']>('POST', `${base}/feedback-4/messages`, {
    text: 'Thanks',
  })
  expect(replied).toMatchObject({ state: 'in-review', canWithdraw: false })
  expect(personalOf(giulia.world.data, 'giulia-riva').notifications).toHaveLength(before)
})

it('is gone once its author has taken it back', async () => {
  expect((await giulia.send('DELETE', `${base}/feedback-5`)).status).toBe(204)
  expect((await giulia.send('GET', `${base}/feedback-5`)).status).toBe(404)
})
