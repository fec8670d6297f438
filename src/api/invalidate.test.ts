import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { allSettled, fork } from 'effector'
import { expect, it, vi } from 'vitest'
import { $queryClient, invalidateFx } from './invalidate'

it('asks once more for what was asked for the first time while it changed', async () => {
  const client = new QueryClient()
  const answer: ((text: string) => void)[] = []
  const queryFn = vi.fn(() => new Promise<string>((resolve) => void answer.push(resolve)))
  const observer = new QueryObserver(client, { queryKey: ['tasks', 'p-1'], queryFn })
  const leave = observer.subscribe(() => undefined)
  const settled = allSettled(invalidateFx, { scope: fork({ values: [[$queryClient, client]] }), params: ['tasks'] })
  await vi.waitFor(() => expect(queryFn).toHaveBeenCalledTimes(1))
  answer[0]?.('before the change')
  await vi.waitFor(() => expect(queryFn).toHaveBeenCalledTimes(2))
  answer[1]?.('after it')
  await settled
  expect(observer.getCurrentResult().data).toBe('after it')
  leave()
})
