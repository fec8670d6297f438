/** Asks the person to sign in again; fulfilled with true when the same person is back, with false when they gave up. */
type Renew = () => Promise<boolean>

let renew: Renew | null = null
let renewal: Promise<boolean> | null = null
let renewals = 0

/**
 * How often the session has been renewed: a call remembers it, so that a 401 of an older session does not ask twice.
 */
export function renewalsSoFar(): number {
  return renewals
}

/**
 * Sets what renews an expired session. Null before the portal has started, when a 401 simply leads to the sign-in page.
 */
export function renewSessionWith(handler: Renew | null): void {
  renew = handler
  renewal = null
}

/**
 * Waits until the session is renewed; calls that fail at the same time wait for the same dialog, and one that was sent
 * before the last renewal need not ask again. False where nothing renews it.
 */
export function sessionRenewed(renewalsAtSending: number): Promise<boolean> {
  if (!renew) return Promise.resolve(false)
  if (renewalsAtSending < renewals) return Promise.resolve(true)
  renewal ??= renew()
    .then((renewed) => {
      if (renewed) renewals += 1
      return renewed
    })
    .finally(() => {
      renewal = null
    })
  return renewal
}
