import { loadWholeCatalogue } from 'virtual:catalogues'
import { takeBooted } from '../boot'
import { FileMissing } from '../loadable/file-missing'
import type { Catalogue } from './create-portal-intl'
import type { LanguageCode } from './languages'

/** How the build names a script that holds messages. What they say in each language stands in a file beside it. */
const WITH_MESSAGES = /\.i18n\.js$/

/** Addresses of the scripts with messages that this page has loaded or is loading. */
const scripts = new Set<string>()

/** Languages that may be on the screen when a script that is loading now is drawn, the latest last. */
const wanted = new Set<LanguageCode>()

/** What has come of each language. They grow in place: code that holds one has the messages of later scripts too. */
const catalogues = new Map<LanguageCode, Record<string, unknown>>()

/** Messages that have come or are on their way, by language and source. */
const requests = new Map<string, Promise<void>>()

/** Puts an installation's own messages in the place of the portal's. */
export type Relabel = (messages: Catalogue) => Promise<Catalogue>

const relabels = new Map<LanguageCode, Relabel>()

/** Loads the messages of scripts that are about to be run, so that nothing of theirs is drawn without. */
export async function loadMessages(addresses: readonly string[]): Promise<void> {
  const added = addresses.filter((address) => WITH_MESSAGES.test(address))
  for (const address of added) scripts.add(address)
  await Promise.all([...wanted].flatMap((code) => added.map((address) => loadFile(code, address))))
}

/** Loads the messages of every script so far in a language, which those of later scripts then come in too. */
export async function loadCatalogue(code: LanguageCode): Promise<Catalogue> {
  wanted.delete(code)
  wanted.add(code)
  for (const address of scriptsInDocument()) scripts.add(address)
  try {
    await Promise.all([
      load(code, 'all', () => loadWholeCatalogue(code)),
      ...[...scripts].map((address) => loadFile(code, address)),
    ])
  } catch (error) {
    wanted.delete(code)
    throw error
  }
  return catalogueOf(code)
}

/** What has come of a language so far. */
export function catalogueOf(code: LanguageCode): Catalogue {
  return growing(code)
}

/** The page is drawn in a language: messages of later scripts are not needed in the ones before it. */
export function languageShown(code: LanguageCode): void {
  for (const earlier of wanted) {
    if (earlier === code) return
    wanted.delete(earlier)
  }
}

/** Puts an installation's own messages over those that have come and those still to come; tells whether any changed. */
export async function relabelCatalogue(code: LanguageCode, relabel: Relabel): Promise<boolean> {
  relabels.set(code, relabel)
  const messages = { ...growing(code) }
  const relabelled = await relabel(messages)
  Object.assign(growing(code), relabelled)
  return Object.keys(messages).some((id) => messages[id] !== relabelled[id])
}

function growing(code: LanguageCode): Record<string, unknown> {
  const catalogue = catalogues.get(code) ?? {}
  catalogues.set(code, catalogue)
  return catalogue
}

function loadFile(code: LanguageCode, script: string): Promise<void> {
  const address = script.replace(WITH_MESSAGES, `.i18n.${code}.json`)
  return load(code, address, () => fetchMessages(address))
}

/** A failure is forgotten, so that the next one who asks tries again. */
function load(code: LanguageCode, source: string, fetchAll: () => Promise<Catalogue>): Promise<void> {
  const key = `${code} ${source}`
  const known = requests.get(key)
  if (known) return known
  const request = fetchAll().then(async (messages) => {
    const relabel = relabels.get(code)
    Object.assign(growing(code), relabel ? await relabel(messages) : messages)
  })
  requests.set(key, request)
  request.catch(() => requests.delete(key))
  return request
}

async function fetchMessages(address: string): Promise<Catalogue> {
  const response = await (takeBooted(address) ?? fetch(address, { credentials: 'same-origin' })).catch(() => null)
  if (!response?.ok) throw new FileMissing(address, response?.status === 404 || response?.status === 410)
  try {
    return (await response.json()) as Catalogue
  } catch {
    throw new FileMissing(address, false)
  }
}

/** The markup and the boot script have asked for what the first screen needs. */
function scriptsInDocument(): string[] {
  if (typeof document === 'undefined') return []
  return [
    ...[...document.scripts].map(({ src }) => src),
    ...[...document.getElementsByTagName('link')].map(({ href }) => href),
  ].filter((address) => WITH_MESSAGES.test(address))
}
