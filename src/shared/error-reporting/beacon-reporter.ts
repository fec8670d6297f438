import type { ErrorReporter } from '../errors'
import { describeError } from './describe-error'

/** What every report says beside the error. */
export interface InstallationFacts {
  /** Which build runs. */
  build: string
  plantId: string
  plantBaseUrl: string
  /** Null where the installation has no analytics. */
  analyticsClientId: string | null
}

export type BeaconOptions = {
  /** Relative to the document or absolute; its origin stands in the content policy. */
  url: string
  facts: InstallationFacts
  send?: typeof fetch
  now?: () => number
}

/** Reports in one minute at most: a loop of errors says nothing new after these. */
export const MOST_IN_A_MINUTE = 30

/**
 * Sends each report to an address of the installation, also while the page goes. A report that does not arrive is
 * nobody's error.
 */
export function createBeaconReporter({
  url,
  facts,
  send = (...call) => fetch(...call),
  now = () => Date.now(),
}: BeaconOptions): ErrorReporter {
  const address = new URL(url, document.baseURI).href
  let minute = 0
  let sent = 0

  return ({ error, context, repeat }) => {
    const current = Math.floor(now() / 60_000)
    if (current !== minute) [minute, sent] = [current, 0]
    sent += 1
    if (sent > MOST_IN_A_MINUTE) return
    const body = {
      ...describeError(error),
      context,
      repeat,
      at: new Date(now()).toISOString(),
      language: document.documentElement.lang,
      ...facts,
    }
    void send(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      keepalive: true,
      credentials: 'omit',
    }).catch(() => undefined)
  }
}
