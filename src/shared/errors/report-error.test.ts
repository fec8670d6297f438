import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { passOn, reportError, reportErrorsTo } from './report-error'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  reportErrorsTo(() => undefined)
})

it('counts two identical errors within half a second as one for the person, and tells the service of both', () => {
  const reporter = vi.fn()
  reportErrorsTo(reporter)
  expect(reportError(new Error('no answer'), 'the feed').repeat).toBe(false)
  vi.advanceTimersByTime(499)
  expect(reportError(new Error('no answer'), 'the feed').repeat).toBe(true)
  expect(reporter.mock.calls.map(([report]) => report.repeat)).toEqual([false, true])
})

it('counts the same error again when the window has passed', () => {
  reportError(new Error('late'), 'the feed')
  vi.advanceTimersByTime(500)
  expect(reportError(new Error('late'), 'the feed').repeat).toBe(false)
})

it('keeps different errors apart', () => {
  reportError(new Error('one'), 'the feed')
  expect(reportError(new Error('two'), 'the feed').repeat).toBe(false)
  expect(reportError(new Error('two'), 'the comments').repeat).toBe(false)
})

it('finds an error again behind another one that came between', () => {
  reportError(new Error('a broken panel'), 'the panel')
  reportError(new Error('a broken list'), 'the list')
  expect(reportError(new Error('a broken panel'), 'the panel').repeat).toBe(true)
})

it('tells a service that is chosen late what happened before, once', async () => {
  vi.resetModules()
  const fresh = await import('./report-error')
  const error = new Error('before anybody listened')
  fresh.reportError(error, 'start-up')
  const reporter = vi.fn()
  fresh.reportErrorsTo(reporter)
  fresh.reportErrorsTo(reporter)
  expect(reporter.mock.calls).toEqual([[{ error, context: 'start-up', repeat: false }]])
})

it('does not write to the console what the browser has written', () => {
  const reporter = vi.fn()
  reportErrorsTo(reporter)
  const error = new Error('uncaught')
  passOn(error, 'the portal')
  expect(console.error).not.toHaveBeenCalled()
  expect(reporter).toHaveBeenCalledWith({ error, context: 'the portal', repeat: false })
})

it('writes every error to the console', () => {
  const error = new Error('seen')
  reportError(error, 'start-up')
  expect(console.error).toHaveBeenCalledWith('start-up:', error)
})
