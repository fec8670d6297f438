import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { reportError, reportErrorsTo } from './report-error'

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

it('writes every error to the console', () => {
  const error = new Error('seen')
  reportError(error, 'start-up')
  expect(console.error).toHaveBeenCalledWith('start-up:', error)
})
