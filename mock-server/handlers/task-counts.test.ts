import { expect, it } from 'vitest'
import type { Schemas } from '../schemas.ts'
import { Visitor } from '../testing/visitor.ts'

const base = '/internal/v2/communication'

it('the open tasks of a person are counted alike in the menu and in the list after everything that can be done with a task', async () => {
  const giulia = await Visitor.signedIn('giulia.riva')
  const numbers = async () => {
    const { counts, totalCount } = await giulia.get<Schemas['TaskPage']>(`${base}/tasks`)
    const { tasks } = await giulia.get<Schemas['NavigationCounts']>('/internal/v2/navigation/counts')
    return [tasks, counts.open, totalCount]
  }
  const each = (number: number) => [number, number, number]
  expect(await numbers()).toEqual(each(5))
  await giulia.ask('POST', `${base}/tasks/t-302/close`, { outcome: 'done' })
  expect(await numbers()).toEqual(each(4))
  await giulia.ask('POST', `${base}/tasks/t-302/reopen`)
  expect(await numbers()).toEqual(each(5))
  await giulia.ask('POST', `${base}/tasks/t-322/take`)
  expect(await numbers()).toEqual(each(6))
  await giulia.ask('POST', `${base}/tasks/t-322/release`)
  expect(await numbers()).toEqual(each(5))
  const { id } = await giulia.ask<Schemas['Task']>('POST', `${base}/tasks/t-301/copies`)
  expect(await numbers()).toEqual(each(6))
  const { occToken } = await giulia.get<Schemas['Task']>(`${base}/tasks/${id}`)
  await giulia.ask('DELETE', `${base}/tasks/${id}?occToken=${occToken}`)
  expect(await numbers()).toEqual(each(5))
  // What the person is asked for is among them until it is answered.
  const draft = { occToken: 'feedback-311-1', content: null, verdict: 'agree', attachmentIds: [] }
  const kept = await giulia.ask<Schemas['FeedbackTask']>('PUT', `${base}/feedback-tasks/t-311/draft`, draft)
  expect(await numbers()).toEqual(each(5))
  await giulia.ask('POST', `${base}/feedback-tasks/t-311/submit`, { occToken: kept.occToken })
  expect(await numbers()).toEqual(each(4))
})
