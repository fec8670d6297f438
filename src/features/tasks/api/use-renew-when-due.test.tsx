import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { examples } from '@/api/examples.gen'
import { navigationQueries } from '@/features/navigation'
import { createPortalIntl, IntlProvider } from '@/shared/i18n'
import { taskQueries } from './task-queries'
import { useRenewWhenDue } from './use-renew-when-due'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-20T11:00:00+01:00') }))
afterEach(() => void vi.useRealTimers())

const [example] = examples.listTasks.tasksAssigned.tasks
if (!example) throw new Error('there is no task')
const task = { ...example, closing: null, expirationAllDay: false }
const dueAt = (zonedDatetime: string) => ({ ...task, expiration: { zonedDatetime, timeZone: 'Europe/Rome' } })

/** Which lists and numbers are out of date by now. */
function listing(tasks: (typeof task)[]) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { gcTime: Infinity } } })
  const list = taskQueries.list({ scope: 'assigned' }, 'Europe/Rome').queryKey
  const counts = navigationQueries.counts().queryKey
  for (const key of [list, counts]) queryClient.setQueryData<unknown>(key, {})
  const pages = [{ tasks }]
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <IntlProvider intl={createPortalIntl('en', {}, 'Europe/Rome')}>{children}</IntlProvider>
    </QueryClientProvider>
  )
  const { unmount } = renderHook(() => useRenewWhenDue(pages), { wrapper })
  return {
    unmount,
    stale: () => [list, counts].filter((key) => queryClient.getQueryState(key)?.isInvalidated).length,
    renewed: () => [list, counts].forEach((key) => queryClient.setQueryData<unknown>(key, {})),
  }
}

it('asks again for lists and counts when the next task is due, and when the one after it is', () => {
  const { stale, renewed } = listing([dueAt('2026-11-20T12:00:00+01:00'), dueAt('2026-11-20T13:00:00+01:00')])
  vi.advanceTimersByTime(60 * 60_000)
  expect(stale()).toBe(0)
  vi.advanceTimersByTime(2_000)
  expect(stale()).toBe(2)
  renewed()
  vi.advanceTimersByTime(60 * 60_000)
  expect(stale()).toBe(2)
})

it('asks again when the day is over, and never for a list that nobody sees any more', () => {
  const tomorrow = [dueAt('2026-11-21T12:00:00+01:00')]
  const [seen, left] = [listing(tomorrow), listing(tomorrow)]
  left.unmount()
  vi.advanceTimersByTime(13 * 60 * 60_000 + 2_000)
  expect(seen.stale()).toBe(2)
  expect(left.stale()).toBe(0)
})

it('waits for nothing where no task has an end', () => {
  listing([{ ...task, expiration: null }])
  expect(vi.getTimerCount()).toBe(0)
})
