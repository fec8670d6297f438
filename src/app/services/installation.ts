import type { ErrorReporter } from '@/shared/errors'
import type { InstallationFacts } from '@/shared/error-reporting'
import type { Telemetry } from '@/shared/telemetry'

/**
 * What an installation brings of its own. Without a reporter here, errors go to the configured `errorReportUrl`, and
 * without that nowhere; without telemetry nobody is asked and nothing is counted. `docs/error-reporting.md` shows
 * adapters for services.
 */
export const installation: {
  createReporter: ((facts: InstallationFacts) => ErrorReporter) | null
  telemetry: Telemetry | null
} = { createReporter: null, telemetry: null }
