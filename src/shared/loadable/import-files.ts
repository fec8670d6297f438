import { loadMessages } from '../i18n/catalogues'
import { FileMissing } from './file-missing'

/** Dispatched on the window when a file is gone with its build. */
export const FILE_GONE = 'portal-file-gone'

/** Files that are in the browser's cache or on their way there, by their whole address. */
const files = new Map<string, Promise<void>>()

/**
 * Imports a module that is not on the first screen when all its files are at hand. The build puts this in the place of
 * Vite's own helper around every `import()`.
 *
 * The files are fetched first, and the import then takes them from the browser's cache. By the HTML standard the module
 * map of a document kept the failure of a fetch, so that an address which could not be had once could never be imported
 * again; since July 2026 a failed fetch is forgotten (whatwg/html#10327), but Chromium 153 still answers the second
 * `import()` without asking, and remembers the failures of `rel=preload` and `rel=modulepreload` in the same way. The
 * failure of a `fetch()` is remembered nowhere, so the module can be asked for again.
 */
export async function importFiles<T>(
  importModule: () => Promise<T>,
  names: readonly string[] = [],
  importer = document.baseURI,
): Promise<T> {
  const onlyFetched = fetching
  try {
    const addresses = names.map((name) => new URL(name, importer).href)
    await Promise.all([...addresses.map(present), loadMessages(addresses)])
  } catch (error) {
    if (error instanceof FileMissing && error.gone) window.dispatchEvent(new Event(FILE_GONE))
    throw error
  }
  // Nobody takes the module from fetchFiles.
  return onlyFetched ? (undefined as T) : importModule()
}

let fetching = false

/** Has the files of a module at hand and does not run it: until it is wanted it takes no memory. */
export async function fetchFiles(importModule: () => Promise<unknown>): Promise<void> {
  fetching = true
  const fetched = importModule()
  fetching = false
  await fetched
}

function present(address: string): Promise<void> {
  const known = files.get(address)
  if (known) return known
  const file = isInDocument(address) ? Promise.resolve() : fetchWhole(address)
  files.set(address, file)
  file.catch(() => files.delete(address))
  return file
}

/** The boot script and the markup have asked for what the first screens need. */
function isInDocument(address: string): boolean {
  return (
    [...document.scripts].some(({ src }) => src === address) ||
    [...document.getElementsByTagName('link')].some(({ href }) => href === address)
  )
}

async function fetchWhole(address: string): Promise<void> {
  try {
    const response = await fetch(address, { credentials: 'same-origin' })
    if (!response.ok) throw new FileMissing(address, response.status === 404 || response.status === 410)
    await response.arrayBuffer()
    if (address.endsWith('.css')) await attachSheet(address)
  } catch (error) {
    throw error instanceof FileMissing ? error : new FileMissing(address, false)
  }
}

function attachSheet(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.crossOrigin = ''
    link.href = address
    link.onload = () => resolve()
    link.onerror = () => {
      // One that stays would be taken for a sheet that has come.
      link.remove()
      reject(new FileMissing(address, false))
    }
    document.head.append(link)
  })
}
