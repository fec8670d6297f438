/**
 * The seam between the boot script, which asks the first questions while the code still loads, and the portal, which
 * takes the answers instead of asking again. The boot script is a program of its own: all that the two share is this
 * one global.
 */
export interface Boot {
  /** Answers under way by absolute address; each is taken once. */
  requests: Map<string, Promise<Response>>
  /** The style sheets of the first load; nothing is drawn before they are there. */
  styles: Promise<unknown>
}

declare global {
  interface Window {
    portalBoot?: Boot
  }
}

/** The answer to a GET that the boot script has asked already, or null. The caller owns it from then on. */
export function takeBooted(url: string): Promise<Response> | null {
  const requests = typeof window === 'undefined' ? undefined : window.portalBoot?.requests
  const answer = requests?.get(url) ?? null
  if (answer) requests?.delete(url)
  return answer
}

/** Lets go of the answers that nobody took: they were for the person who was signed in when the page was opened. */
export function forgetBooted(): void {
  if (typeof window !== 'undefined') window.portalBoot?.requests.clear()
}

/** Fulfilled when the style sheets of the first load are there; in development they come another way. */
export function bootedStyles(): Promise<unknown> {
  return window.portalBoot?.styles ?? Promise.resolve()
}
