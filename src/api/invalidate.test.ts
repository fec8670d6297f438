import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { allSettled, fork } from 'effector'
import { expect, it, vi } from 'vitest'
import { $queryClient, invalidateFx } from './invalidate'

it('asks once more for what was asked for the first time while it changed', async () => {
  const client = new QueryClient()
  const answers = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  const queryFn = vi.fn(() => answers[queryFn.mock.calls.length - 1]?.promise ?? '')
  const observer = new QueryObserver(client, { queryKey: ['tasks', 'p-1'], queryFn })
  const leave = observer.subscribe(() => undefined)
  const settled = allSettled(invalidateFx, { scope: fork({ values: [[$queryClient, client]] }), params: ['tasks'] })
  answers[0]?.resolve('before the change')
  await vi.waitFor(() => expect(queryFn).toHaveBeenCalledTimes(2))
  answers[1]?.resolve('after it')
  await settled
  expect(observer.getCurrentResult().data).toBe('after it')
  leave()
})
