import { QueryClient } from '@tanstack/react-query'
import { allSettled, fork } from 'effector'
import { expect, it, vi } from 'vitest'
import { $queryClient } from '@/api'
import './renewals'
import { listeningChanged, valueReceived } from './tabs/realtime'

it('asks for what is on screen again when the server has changed, and not because a connection stands', async () => {
  const client = new QueryClient()
  const invalidate = vi.spyOn(client, 'invalidateQueries')
  const scope = fork({ values: [[$queryClient, client]] })
  await allSettled(listeningChanged, { scope, params: true })
  expect(invalidate).not.toHaveBeenCalled()
  await allSettled(valueReceived, { scope })
  for (const queryKey of [
    ['drafts', 'list'],
    ['posts', 'detail'],
    ['communities'],
    ['catalogs'],
    ['comments', 'list'],
    ['invitations'],
    ['workflow'],
    ['tasks'],
    ['navigation', 'counts'],
  ])
    expect(invalidate).toHaveBeenCalledWith({ queryKey })
})

it('asks once for what was missed when an interrupted connection stands again', async () => {
  const client = new QueryClient()
  const invalidate = vi.spyOn(client, 'invalidateQueries')
  const scope = fork({ values: [[$queryClient, client]] })
  const timesAsked = () => invalidate.mock.calls.filter(([filters]) => filters?.queryKey?.[0] === 'tasks').length
  await allSettled(listeningChanged, { scope, params: true })
  await allSettled(listeningChanged, { scope, params: false })
  expect(timesAsked()).toBe(0)
  await allSettled(listeningChanged, { scope, params: true })
  expect(timesAsked()).toBe(1)
  await allSettled(listeningChanged, { scope, params: false })
  await allSettled(listeningChanged, { scope, params: true })
  expect(timesAsked()).toBe(2)
})
