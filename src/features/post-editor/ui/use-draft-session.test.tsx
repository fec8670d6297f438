import { renderHook } from '@testing-library/react'
import { allSettled, fork } from 'effector'
import { Provider } from 'effector-react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '@/api'
import { examples } from '@/api/examples.gen'
import { $session, signedOut } from '@/features/session'
import { saveDraft } from '../api/draft-calls'
import { fieldsOf, pace } from '../model/draft-session'
import { useDraftSession } from './use-draft-session'

vi.mock(import('../api/draft-calls'), async (original) => ({ ...(await original()), saveDraft: vi.fn() }))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const { user } = examples.getSession.employee
const offline = new ApiError({ kind: 'offline', code: 'offline', status: 0, requestId: null })

it('goes on saving after the editor is left, until it succeeds or the person signs out', async () => {
  if (!user) throw new Error('The example has somebody signed in.')
  vi.mocked(saveDraft).mockRejectedValue(offline)
  const scope = fork({ values: [[$session, { phase: 'signed-in', user }]] })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter>
      <Provider value={scope}>{children}</Provider>
    </MemoryRouter>
  )
  const start = { fields: fieldsOf(examples.getDraft.neverPublished), postId: 'p-1041', occToken: 'draft-1041-3' }
  const { result, unmount } = renderHook(() => useDraftSession(null, start, false), { wrapper })
  result.current.session.change({ title: 'Half a tit' })
  unmount()
  await vi.advanceTimersByTimeAsync(pace.retryFirst * 3)
  expect(vi.mocked(saveDraft).mock.calls.length).toBeGreaterThan(1)

  await allSettled(signedOut, { scope })
  vi.mocked(saveDraft).mockClear()
  await vi.advanceTimersByTimeAsync(pace.retryLast * 2)
  expect(saveDraft).not.toHaveBeenCalled()
})
