import { QueryClient } from '@tanstack/react-query'
import { allSettled, fork } from 'effector'
import { expect, it, vi } from 'vitest'
import { $queryClient } from '@/api'
import { examples } from '@/api/examples.gen'
import { expandedChanged, newsReceived } from './bulk-operation'
import './renewals'

const { inProgress, completed } = examples.getBulkTransition

it('asks for lists, posts and numbers again once an operation is over, and only once', async () => {
  const queryClient = new QueryClient()
  const invalidated = vi.spyOn(queryClient, 'invalidateQueries')
  const scope = fork({ values: [[$queryClient, queryClient]] })
  const keys = () => invalidated.mock.calls.map(([filters]) => filters?.queryKey?.join('/'))
  await allSettled(newsReceived, { scope, params: { operation: inProgress, shown: null } })
  expect(keys()).not.toContain('workflow')
  await allSettled(newsReceived, { scope, params: { operation: completed, shown: completed.operationId } })
  await allSettled(expandedChanged, { scope, params: false })
  await allSettled(newsReceived, { scope, params: { operation: completed, shown: completed.operationId } })
  expect(keys().filter((key) => key === 'workflow')).toHaveLength(1)
  expect(keys()).toEqual(expect.arrayContaining(['workflow', 'posts/detail', 'navigation/counts']))
})
