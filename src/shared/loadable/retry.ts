import { FileMissing } from './file-missing'

/** Waits between two tries, in milliseconds; the last goes on. */
const DELAYS_MS = [1_000, 4_000, 16_000, 64_000]

/**
 * Imports a part of the portal, and again when the network is back: a part that was wanted in the moment of a loss
 * would else be missing for as long as the page is open. Not every browser notices every loss, so it tries from time to
 * time as well. Only what waiting cannot mend is told: a file that is gone with its build, or a part that breaks.
 */
export async function retry<T>(importModule: () => Promise<T>): Promise<T> {
  for (let failures = 0; ; failures += 1) {
    let back = false
    const note = () => (back = true)
    window.addEventListener('online', note)
    try {
      return await importModule()
    } catch (error) {
      if (!(error instanceof FileMissing) || error.gone) throw error
      // A try that was on its way when the network came back would else wait for a return that has been.
      if (!back) await networkOrTime(DELAYS_MS[Math.min(failures, DELAYS_MS.length - 1)] ?? 0)
    } finally {
      window.removeEventListener('online', note)
    }
  }
}

/** Waits for the network to come back or for the time to pass, whichever is first. */
function networkOrTime(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      window.removeEventListener('online', finish)
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(finish, milliseconds)
    window.addEventListener('online', finish)
  })
}
