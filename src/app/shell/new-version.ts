let offered = false

/** Tells a chunk that could not be loaded from other failures: each browser words it in its own way. */
export function isMissingChunk(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|module script failed|Importing a module|Unable to preload/i.test(error.message)
  )
}

/** From now on any chunk that does not come says that there is a new build, whoever asked for it; without a network it says nothing. */
export function offerNewVersion(offer: () => void): void {
  if (offered) return
  offered = true
  window.addEventListener('vite:preloadError', () => {
    if (navigator.onLine) offer()
  })
}

/** Whether somebody offers the new version: before the overlays are there, a missing chunk is a failure like any other. */
export function newVersionIsOffered(): boolean {
  return offered
}
