import { IDENTICAL_ERROR_WINDOW_MS } from '../constants'

export interface ErrorReport {
  error: unknown
  /** Where it happened, for the log: "the feed", "start-up". Never what a person typed. */
  context: string
  /** The same error came within the window before: the person was told already. */
  repeat: boolean
}

/**
 * Where reports go beside the console. An adapter for a service is one function; `docs/error-reporting.md` shows one.
 */
export type ErrorReporter = (report: ErrorReport) => void

/** What happened before anybody chose a service: it comes after the first screen. */
const early: ErrorReport[] = []
/** When each error was last seen. */
const seen = new Map<string, number>()
let reporter: ErrorReporter = (report) => early.push(report)

/** Chooses the service that hears of errors, those of the start included. */
export function reportErrorsTo(next: ErrorReporter): void {
  reporter = next
  for (const report of early.splice(0)) next(report)
}

/**
 * The common handler: logs, passes on to the reporting service, and says whether a person still has to be told. Two
 * identical errors within 500 ms are one for the person; the service hears both, the second flagged as a repeat
 * (AM-63).
 */
export function reportError(error: unknown, context: string): { repeat: boolean } {
  // eslint-disable-next-line no-console -- the specification asks for the console; only this place writes to it.
  console.error(`${context}:`, error)
  return passOn(error, context)
}

/** The same for what the browser has written to the console by itself. */
export function passOn(error: unknown, context: string): { repeat: boolean } {
  const key = `${context}: ${String(error)}`
  const now = performance.now()
  const repeat = now - (seen.get(key) ?? -Infinity) < IDENTICAL_ERROR_WINDOW_MS
  seen.set(key, now)
  reporter({ error, context, repeat })
  return { repeat }
}
