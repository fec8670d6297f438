import { expect, it } from 'vitest'
import { examples } from '@/api/examples.gen'
import { announce } from './announcement'
import { receiveNews, EMPTY_BANNER, type Banner } from './banner'

const { inProgress, completed } = examples.getBulkTransition

const at = (done: number): Banner =>
  receiveNews(EMPTY_BANNER, {
    operation: { ...inProgress, successPostsCount: done, failedPostsCount: 0 },
    shown: null,
  }).banner

it('tells of an operation when it appears, at each quarter and at its end, and of nothing between', () => {
  const announced = Array.from({ length: 48 }, (_, done) => at(done))
    .concat(receiveNews(EMPTY_BANNER, { operation: completed, shown: null }).banner)
    .reduce<ReturnType<typeof announce>[]>((said, banner) => [...said, announce(said.at(-1) ?? null, banner)], [])
  const changes = announced.filter((one, index) => one !== announced[index - 1])
  expect(changes.map((one) => one?.step)).toEqual([0, 1, 2, 3, 4])
  expect(changes.slice(0, 4).map((one) => one?.operation.successPostsCount)).toEqual([0, 12, 24, 36])
})

it('falls silent with the banner', () => {
  expect(announce(announce(null, at(1)), { phase: 'absent' })).toBeNull()
})
