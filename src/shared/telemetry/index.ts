export { sendTelemetryTo, track, type Telemetry, type TelemetryEvent } from './track'
