import { IDENTICAL_ERROR_WINDOW_MS } from '../constants'

export interface ErrorReport {
  error: unknown
  /** Where it happened, for the log: "the feed", "start-up". Never what a person typed. */
  context: string
  /** The same error came within the window before: the person was told already. */
  repeat: boolean
}

/** Where reports go beside the console; the default goes nowhere. An adapter for a service is one function. */
export type ErrorReporter = (report: ErrorReport) => void

let reporter: ErrorReporter = () => undefined
let last: { key: string; at: number } | null = null

/** Chooses the service that hears of errors. */
export function reportErrorsTo(next: ErrorReporter): void {
  reporter = next
}

/**
 * The common handler: logs, passes on to the reporting service, and says whether a person still has to be told. Two identical errors within
 * 500 ms are one for the person; the service hears both, the second flagged as a repeat (AM-63).
 */
export function reportError(error: unknown, context: string): { repeat: boolean } {
  const key = `${context}: ${describe(error)}`
  const now = performance.now()
  const repeat = last !== null && last.key === key && now - last.at < IDENTICAL_ERROR_WINDOW_MS
  last = { key, at: now }
  // eslint-disable-next-line no-console -- the specification asks for the console; this is the one place that writes to it.
  console.error(`${context}:`, error)
  reporter({ error, context, repeat })
  return { repeat }
}

function describe(error: unknown): string {
  return error instanceof Error ? `${error.name} ${error.message}` : String(error)
}
