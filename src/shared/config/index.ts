import type { RuntimeConfiguration } from '../events.gen'
import { readConfiguration, type ConfigurationResult } from './read-configuration'

export { readConfiguration, type ConfigurationResult } from './read-configuration'
export type { RuntimeConfiguration } from '../events.gen'

/** Id of the JSON block in the document; scripts/portal-document.ts fills it. */
const BLOCK_ID = 'portal-configuration'

/**
 * What holds where no installation has decided: in stories and tests, and while the page of a broken configuration is
 * drawn.
 */
const DEFAULTS: RuntimeConfiguration = {
  basePath: '/',
  apiBase: './api',
  learningApiBase: '../learning/api',
  languages: ['it', 'es', 'de', 'el', 'pt', 'fr', 'en'],
  defaultLanguage: 'en',
  chatOrigin: null,
  imageOrigins: [],
  realtime: { enabled: true },
  authTokenSyncUrl: null,
  headerlessRoutes: ['external-auth-redirect', 'unsubscribe'],
  carouselHiddenRoutes: ['external-auth-redirect'],
  labelSets: { static: [], dynamic: [] },
  developerPanel: false,
  errorReportUrl: null,
}

let result: ConfigurationResult | null = null

/**
 * The configuration of this installation, or why it cannot be used; start-up shows that reason instead of the portal.
 */
export function configurationResult(): ConfigurationResult {
  result ??= readConfiguration(document.getElementById(BLOCK_ID)?.textContent)
  return result
}

/** The configuration of this installation. Start-up has made sure that it is sound before anybody asks. */
export function configuration(): RuntimeConfiguration {
  const found = configurationResult()
  return found.ok ? found.value : DEFAULTS
}
