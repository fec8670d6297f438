import { allSettled, fork } from 'effector'
import { afterEach, expect, it, vi } from 'vitest'

import { $drafts, draftChanged } from './drafts'

afterEach(() => vi.unstubAllGlobals())

it('takes what is typed on a plain-HTTP address, where crypto.randomUUID is missing', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  const scope = fork()
  await allSettled(draftChanged, { scope, params: { postId: 'p-1042', replyToCommentId: null, text: 'Agreed' } })
  expect(scope.getState($drafts)).toMatchObject([{ text: 'Agreed' }])
})
