export { telemetryOffered } from './model/telemetry'
