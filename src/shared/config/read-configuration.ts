import type { RuntimeConfiguration } from '../events.gen.ts'
import { runtimeConfigurationSchema } from '../event-schemas/runtime-configuration.gen.ts'
import { violationOf } from '../json-schema/index.ts'

export type ConfigurationResult = { ok: true; value: RuntimeConfiguration } | { ok: false; reason: string }

/**
 * Reads the configuration from the text of its block; the reason names the place, for the people who deploy the portal.
 */
export function readConfiguration(text: string | null | undefined): ConfigurationResult {
  if (!text?.trim()) return broken('The document carries no configuration.')
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    return broken(`The configuration is not JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
  const pointer = violationOf(runtimeConfigurationSchema, value)
  if (pointer !== null) return broken(`The configuration is wrong at ${pointer === '' ? 'its root' : pointer}.`)
  const configuration = value as RuntimeConfiguration
  if (!configuration.languages.includes(configuration.defaultLanguage)) {
    return broken(
      `The configuration's /defaultLanguage "${configuration.defaultLanguage}" is not among its /languages.`,
    )
  }
  return { ok: true, value: configuration }
}

function broken(reason: string): ConfigurationResult {
  return { ok: false, reason }
}
