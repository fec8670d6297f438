import { createHash } from 'node:crypto'
import { readConfiguration } from '../src/shared/config/read-configuration.ts'
import type { RuntimeConfiguration } from '../src/shared/events.gen.ts'

/** What a deployment writes into the built document. */
export type DocumentValues = {
  /** Path below which the portal is served, with a slash at both ends. */
  basePath: string
  /** Values of the runtime configuration; they replace those of the same name that the build left in the block. */
  configuration?: Readonly<Record<string, unknown>> | undefined
}

const configurationBlock = /(<script type="application\/json" id="portal-configuration">)([\s\S]*?)(<\/script>)/
const baseElement = /<base href="[^"]*"\s*\/?>/

/** The document as one deployment serves it: base path and runtime configuration filled in. */
export function fillDocument(html: string, { basePath, configuration = {} }: DocumentValues): string {
  if (!isBasePath(basePath)) throw new Error(`A base path looks like "/" or "/portal/", not "${basePath}".`)
  const block = configurationBlock.exec(html)
  if (!block) throw new Error('The document has no block for the runtime configuration (id "portal-configuration").')
  if (!baseElement.test(html)) throw new Error('The document has no <base href>.')
  const built = JSON.parse(block[2]?.trim() || '{}') as Record<string, unknown>
  const filled = scriptSafeJson({ ...built, ...configuration })
  // Functions, because a "$" in a value would mean something to replace().
  return html
    .replace(configurationBlock, (_whole, opening: string, _content, closing: string) => opening + filled + closing)
    .replace(baseElement, () => `<base href="${basePath}" />`)
}

/** The runtime configuration that stands in a document. */
export function configurationOf(html: string): RuntimeConfiguration {
  const result = readConfiguration(configurationBlock.exec(html)?.[2])
  if (!result.ok) throw new Error(`${result.reason} Run npm run build, then npm run configure.`)
  return result.value
}

/** Tells a path that a portal can live below: "/", "/portal/", "/a/b/". */
export function isBasePath(path: string): boolean {
  return /^\/(?:[A-Za-z0-9._~-]+\/)*$/.test(path) && !/\/\.{1,2}\//.test(path)
}

/** The base path from what people write on a command line: "portal", "/portal" and "/portal/" are one. */
export function normaliseBasePath(path: string): string {
  const trimmed = path.trim().replace(/^\/+|\/+$/g, '')
  const normalised = trimmed === '' ? '/' : `/${trimmed}/`
  if (!isBasePath(normalised)) throw new Error(`A base path looks like "/" or "/portal/", not "${path}".`)
  return normalised
}

/** Base64 SHA-256 of the inline scripts and style sheets of a document; blocks of data run nothing and need none. */
export function inlineHashes(html: string): { scriptHashes: string[]; styleHashes: string[] } {
  return {
    scriptHashes: [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)]
      .filter(
        ([, attributes = '']) =>
          !/\bsrc\s*=/i.test(attributes) && !/\btype\s*=\s*["']?application\/(?:ld\+)?json/i.test(attributes),
      )
      .map(([, , content = '']) => sha256(content)),
    styleHashes: [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/gi)].map(([, content = '']) => sha256(content)),
  }
}

/** Browsers hash what the parser sees, in which every line ends with a line feed alone. */
function sha256(text: string): string {
  return createHash('sha256').update(text.replace(/\r\n?/g, '\n')).digest('base64')
}

/** JSON that cannot end the script element it stands in. */
function scriptSafeJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
