/** What an open address begins with. Nobody signed out waits for the rows of other screens: they go to the door at once. */
const OPEN = /^\/(error|external-auth-redirect|login|unsubscribe|verify-private-email)(\/|$)/i

/** Whether a path below the base may lead to a screen for which nobody has to be signed in. */
export function mayBeOpen(path: string): boolean {
  return OPEN.test(path)
}
