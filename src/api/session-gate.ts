/** Asks the person to sign in again; fulfilled with true when the same person is back, with false when they gave up. */
type Renew = () => Promise<boolean>

let renew: Renew | null = null
let renewal: Promise<boolean> | null = null

/** Says who renews an expired session. Null before the portal has started, when a 401 simply leads to the sign-in page. */
export function renewSessionWith(handler: Renew | null): void {
  renew = handler
  renewal = null
}

/** Waits until the session is renewed; calls that fail at the same time wait for the same dialog. False when nobody renews it. */
export function sessionRenewed(): Promise<boolean> {
  if (!renew) return Promise.resolve(false)
  renewal ??= renew().finally(() => {
    renewal = null
  })
  return renewal
}
