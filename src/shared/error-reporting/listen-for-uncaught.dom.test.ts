import { afterEach, expect, it, vi } from 'vitest'
import { reportErrorsTo } from '../errors'
import { listenForUncaught } from './listen-for-uncaught'

afterEach(() => reportErrorsTo(() => undefined))

function listening() {
  const reporter = vi.fn()
  reportErrorsTo(reporter)
  return { reporter, stop: listenForUncaught() }
}

function rejection(reason: unknown): Event {
  return Object.assign(new Event('unhandledrejection'), { reason })
}

it('passes on what nobody caught', () => {
  const { reporter, stop } = listening()
  const error = new Error('uncaught')
  // jsdom writes it to the console, as browsers do.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  window.dispatchEvent(new ErrorEvent('error', { error }))
  window.dispatchEvent(rejection(new Error('unhandled')))
  expect(reporter.mock.calls.map(([{ context }]) => context)).toEqual(['the portal', 'a promise'])
  stop()
})

it('takes neither a notice of the browser nor a call that was given up for an error', () => {
  const { reporter, stop } = listening()
  window.dispatchEvent(new ErrorEvent('error', { message: 'ResizeObserver loop' }))
  window.dispatchEvent(rejection(new DOMException('', 'AbortError')))
  expect(reporter).not.toHaveBeenCalled()
  stop()
})
