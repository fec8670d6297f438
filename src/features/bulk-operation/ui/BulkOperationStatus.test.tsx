import { act, render, screen } from '@testing-library/react'
import { allSettled, fork } from 'effector'
import { Provider } from 'effector-react'
import { expect, it } from 'vitest'
import { examples } from '@/api/examples.gen'
import { createPortalIntl, IntlProvider } from '@/shared/i18n'
import type { Operation } from '../model/operation'
import { newsReceived } from '../model/bulk-operation'
import { BulkOperationStatus } from './BulkOperationStatus'

const { inProgress, completedWithFailures, aborted } = examples.getBulkTransition
const { operationId } = inProgress

const at = (done: number, failed = 0): Operation => ({
  ...inProgress,
  successPostsCount: done,
  failedPostsCount: failed,
})

/**
 * The region, and what it says when the server has spoken; null where nothing in it was touched, so that nothing is
 * read.
 */
function region() {
  const scope = fork()
  render(
    <Provider value={scope}>
      <IntlProvider intl={createPortalIntl('en', {}, 'Europe/Rome')}>
        <BulkOperationStatus />
      </IntlProvider>
    </Provider>,
  )
  const status = screen.getByRole('status')
  let touched = false
  const watch = new MutationObserver(() => (touched = true))
  watch.observe(status, { childList: true, characterData: true, subtree: true })
  return {
    status,
    async hears(operation: Operation | null) {
      touched = false
      await act(() => allSettled(newsReceived, { scope, params: { operation, shown: operationId } }))
      return touched ? status.textContent : null
    },
  }
}

it('is there before there is anything to say', () => {
  expect(region().status.textContent).toBe('')
})

it('names the operation that appears, and counts at each quarter of it', async () => {
  const { hears } = region()
  expect(await hears(at(0))).toBe('Moving 48 posts to Approved')
  expect(await hears(at(12))).toBe('12 done, 0 failed, 36 waiting')
  expect(await hears(at(22, 2))).toBe('22 done, 2 failed, 24 waiting')
  expect(await hears(at(33, 3))).toBe('33 done, 3 failed, 12 waiting')
})

it('is silent between the steps, also when an answer comes again or brings more failures', async () => {
  const { hears } = region()
  await hears(at(12))
  for (const operation of [at(12), at(13), at(20), at(20, 3)]) expect(await hears(operation)).toBeNull()
  expect(await hears(at(21, 3))).toBe('21 done, 3 failed, 24 waiting')
})

it.each([
  ['in part', completedWithFailures, '45 of 48 posts moved to Approved'],
  ['because it was cancelled', aborted, /^Cancelled: \d+ of 48 posts moved to Approved$/],
])('says once how it ended: %s', async (_, end, words) => {
  const { hears } = region()
  await hears(at(40))
  expect(await hears({ ...end, operationId })).toMatch(words)
  expect(await hears({ ...end, operationId })).toBeNull()
})

it('says nothing more when the banner goes', async () => {
  const { status, hears } = region()
  await hears(at(12))
  await hears(null)
  expect(status.textContent).toBe('')
})
