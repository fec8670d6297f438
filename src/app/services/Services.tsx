import { useQuery } from '@tanstack/react-query'
import { useProvidedScope, useUnit } from 'effector-react'
import { Suspense, useEffect } from 'react'
import type { Schemas } from '@/api'
import { capabilitiesWanted } from '@/features/capabilities'
import { environmentQueries } from '@/features/environment'
import { $outOfService, watchStarted } from '@/features/service-watch'
import { telemetryOffered } from '@/features/telemetry'
import { tokenSyncStarted } from '@/features/token-sync'
import { configuration } from '@/shared/config'
import { createBeaconReporter, listenForUncaught, type InstallationFacts } from '@/shared/error-reporting'
import { reportErrorsTo, type ErrorReporter } from '@/shared/errors'
import { track } from '@/shared/telemetry'
import { guardLeaving } from '@/shared/unsaved-work'
import { loadable } from '@/shared/loadable'
import { useRoute } from '../shell/use-route'
import './forget-browser-caches'
import { installation } from './installation'
import { useAppContext } from './use-app-context'
import { useLabels } from './use-labels'
import { useRememberVisits } from './use-remember-visits'

const OutOfServiceLayer = loadable(() => import('./OutOfServiceLayer')).component('OutOfServiceLayer')

/** Services that run from the moment the first screen is at rest, and show something only on an event. */
export function Services() {
  const { data: environment } = useQuery(environmentQueries.info())
  const resting = useUnit($outOfService)
  useReports(environment)
  useServiceWatch(environment)
  useSession()
  useScreensCounted()
  useLabels()
  useAppContext()
  useRememberVisits()
  return (
    resting && (
      <Suspense>
        <OutOfServiceLayer />
      </Suspense>
    )
  )
}

function useReports(environment: Schemas['Environment'] | undefined) {
  const offerTelemetry = useUnit(telemetryOffered)
  useEffect(() => {
    if (!environment) return
    const facts = factsOf(environment)
    const { telemetry } = installation
    if (telemetry && facts.analyticsClientId !== null) offerTelemetry({ telemetry, facts })
    return startErrorReports(configuration().errorReportUrl, facts)
  }, [environment, offerTelemetry])
}

/** Watches for a new build and for a service that goes out of service. */
function useServiceWatch(environment: Schemas['Environment'] | undefined) {
  const scope = useProvidedScope()
  const start = useUnit(watchStarted)

  useEffect(() => {
    if (environment) start(environment)
  }, [environment, start])

  useEffect(() => (scope ? guardLeaving(scope) : undefined), [scope])
}

/** What follows from who is signed in, beside the screens. */
function useSession() {
  const { wantCapabilities, startSync } = useUnit({ wantCapabilities: capabilitiesWanted, startSync: tokenSyncStarted })
  useEffect(() => {
    wantCapabilities()
    const url = configuration().authTokenSyncUrl
    if (url !== null) startSync({ url })
  }, [wantCapabilities, startSync])
}

function useScreensCounted() {
  const screen = useRoute()?.name
  useEffect(() => {
    if (screen !== undefined) track('screen-opened', { screen })
  }, [screen])
}

function factsOf({ buildInfo, plantId, plantBaseUrl, analyticsClientId }: Schemas['Environment']): InstallationFacts {
  return { build: `${buildInfo.version}+${buildInfo.commit}`, plantId, plantBaseUrl, analyticsClientId }
}

/**
 * Sends errors to the service of the installation, including those of the start and uncaught ones. Returns a function
 * that ends it.
 */
function startErrorReports(url: string | null, facts: InstallationFacts): () => void {
  reportErrorsTo(reporterOf(url, facts))
  return listenForUncaught()
}

function reporterOf(url: string | null, facts: InstallationFacts): ErrorReporter {
  if (installation.createReporter) return installation.createReporter(facts)
  return url === null ? () => undefined : createBeaconReporter({ url, facts })
}
