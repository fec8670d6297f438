import { createBeaconReporter, listenForUncaught, type InstallationFacts } from '@/shared/error-reporting'
import { reportErrorsTo, type ErrorReporter } from '@/shared/errors'
import { installation } from './installation'

/** From now on errors reach the service of the installation, those of the start and those that nobody caught included. The answer ends the listening. */
export function startErrorReports(url: string | null, facts: InstallationFacts): () => void {
  reportErrorsTo(reporterOf(url, facts))
  return listenForUncaught()
}

function reporterOf(url: string | null, facts: InstallationFacts): ErrorReporter {
  if (installation.createReporter) return installation.createReporter(facts)
  return url === null ? () => undefined : createBeaconReporter({ url, facts })
}
