import { expect, it } from 'vitest'

import { recallPosition, rememberPosition } from './feed-position'

const at = (scrollTop: number) => ({ scrollTop, measurements: [], focusedPostId: null })

it('knows where somebody was in each entry of the history', () => {
  rememberPosition('one', at(100))
  rememberPosition('two', at(200))
  rememberPosition('one', at(300))
  expect(recallPosition('one')?.scrollTop).toBe(300)
  expect(recallPosition('two')?.scrollTop).toBe(200)
  expect(recallPosition('three')).toBeUndefined()
})

it('forgets the oldest entries', () => {
  for (let entry = 0; entry < 30; entry += 1) rememberPosition(`entry-${entry}`, at(entry))
  expect(recallPosition('entry-0')).toBeUndefined()
  expect(recallPosition('entry-29')?.scrollTop).toBe(29)
})
