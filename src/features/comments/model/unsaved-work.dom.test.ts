import { allSettled, fork } from 'effector'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { examples } from '@/api/examples.gen'
import { $session } from '@/features/session'
import { $lostByReload, $unsavedWork } from '@/shared/unsaved-work'
import { sendCommentFx } from '../api/send-comment'
import { draftChanged, sendClicked } from './drafts'
import { conversationOpened } from './unsent-comments'

const { user } = examples.getSession.employee
const place = { postId: 'p-1042', replyToCommentId: null }

beforeEach(() => sessionStorage.clear())
afterEach(() => vi.restoreAllMocks())

async function writing(text: string) {
  if (!user) throw new Error('The example has somebody signed in.')
  const scope = fork({
    values: [[$session, { phase: 'signed-in', user }]],
    handlers: [[sendCommentFx, () => examples.createComment.written]],
  })
  await allSettled(conversationOpened, { scope })
  await allSettled(draftChanged, { scope, params: { ...place, text } })
  return scope
}

it('counts a comment that was begun as work under way, which a reload keeps', async () => {
  const scope = await writing('Half a sen')
  expect(scope.getState($unsavedWork)).toMatchObject([{ id: 'comments', kept: true }])
  expect(scope.getState($lostByReload)).toEqual([])
})

it('counts it as lost where the browser keeps nothing', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError')
  })
  const scope = await writing('Half a sen')
  expect(scope.getState($lostByReload)).toMatchObject([{ id: 'comments' }])
})

it('is done with it when the comment has arrived, or was never more than blanks', async () => {
  const scope = await writing('Agreed')
  await allSettled(sendClicked, { scope, params: { ...place, people: [] } })
  expect(scope.getState($unsavedWork)).toEqual([])
  expect((await writing('  ')).getState($unsavedWork)).toEqual([])
})
