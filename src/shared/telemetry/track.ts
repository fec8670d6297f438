import type { InstallationFacts } from '../error-reporting'

/** Something that happened, in a word of ours and figures; never what a person typed, and never who they are. */
export type TelemetryEvent = { name: string; properties?: Readonly<Record<string, string | number | boolean>> }

/** A service that counts how the portal is used. An installation brings its own as one function. */
export type Telemetry = (event: TelemetryEvent, facts: InstallationFacts) => void

let send: ((event: TelemetryEvent) => void) | null = null

/** Chooses where events go from now on; null is nowhere, and what happens meanwhile is forgotten. */
export function sendTelemetryTo(telemetry: ((event: TelemetryEvent) => void) | null): void {
  send = telemetry
}

/** Tells that something happened. Goes nowhere unless the installation has a service and the person has agreed. */
export function track(name: string, properties?: TelemetryEvent['properties']): void {
  send?.(properties ? { name, properties } : { name })
}
