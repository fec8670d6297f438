import { readFile, stat } from 'node:fs/promises'
import { fillDocument, inlineHashes } from '../../scripts/portal-document.ts'
import { securityHeaders, type SecurityHeadersOptions } from '../../scripts/security-headers.ts'
import type { Encoding } from './encodings.ts'
import { bodyOfText, type Body } from './file-cache.ts'

/** The document as it is served, with the headers that belong to exactly this text. */
export type PortalPage = { headers: Record<string, string>; body: (encoding: Encoding) => Promise<Body> }

/** Fills the built document in and keeps it until the build or the values change. */
export class PortalPages {
  readonly #file: string
  readonly #basePath: string
  readonly #configuration: Readonly<Record<string, unknown>>
  readonly #origins: SecurityHeadersOptions
  #current: { version: number; page: PortalPage } | undefined

  constructor(options: {
    file: string
    basePath: string
    configuration: Readonly<Record<string, unknown>>
    origins: SecurityHeadersOptions
  }) {
    this.#file = options.file
    this.#basePath = options.basePath
    this.#configuration = options.configuration
    this.#origins = options.origins
  }

  /** The page, or null when the portal is not built. */
  async page(): Promise<PortalPage | null> {
    const version = await stat(this.#file).then(
      (found) => found.mtimeMs,
      () => null,
    )
    if (version === null) return null
    if (this.#current?.version !== version) {
      const page = this.#make(await readFile(this.#file, 'utf8'))
      this.#current = { version, page }
    }
    return this.#current.page
  }

  #make(built: string): PortalPage {
    const html = fillDocument(built, { basePath: this.#basePath, configuration: this.#configuration })
    const bodies = new Map<Encoding, Promise<Body>>()
    return {
      headers: securityHeaders({ ...this.#origins, ...inlineHashes(html) }),
      body: (encoding) => {
        const body = bodies.get(encoding) ?? bodyOfText(html, encoding)
        bodies.set(encoding, body)
        return body
      },
    }
  }
}
