import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { isCompressible } from '../../scripts/content-types.ts'
import { pack, packedSuffix, type Encoding } from './encodings.ts'

/** One body ready to be sent. */
export type Body = { bytes: Buffer; encoding: Encoding; etag: string }

type Entry = { version: string; bytes: Buffer; bodies: Map<Encoding, Promise<Body>> }

/** Files in memory, each packed at most once per encoding and read again when it changes on disk. */
export class FileCache {
  readonly #entries = new Map<string, Promise<Entry>>()
  readonly #versions = new Map<string, string>()

  /**
   * The file's body in the wanted encoding, or as it is where packing brings nothing; null when there is no such file.
   */
  async body(path: string, contentType: string, wanted: Encoding): Promise<Body | null> {
    const version = await versionOf(path)
    if (version === null) return null
    if (this.#versions.get(path) !== version) {
      this.#versions.set(path, version)
      this.#entries.set(path, readEntry(path, version))
    }
    const entry = await this.#entries.get(path)
    if (!entry) return null
    const encoding = isCompressible(contentType) ? wanted : 'identity'
    const body = entry.bodies.get(encoding) ?? bodyOf(path, entry, encoding)
    entry.bodies.set(encoding, body)
    return body
  }
}

/** A text body packed and tagged like a file's; for documents that are filled in before they are sent. */
export async function bodyOfText(text: string, encoding: Encoding): Promise<Body> {
  const bytes = Buffer.from(text)
  return { bytes: encoding === 'identity' ? bytes : await pack(bytes, encoding), encoding, etag: tag(bytes, encoding) }
}

async function versionOf(path: string): Promise<string | null> {
  try {
    const found = await stat(path)
    return found.isFile() ? `${found.mtimeMs}:${found.size}` : null
  } catch {
    return null
  }
}

async function readEntry(path: string, version: string): Promise<Entry> {
  return { version, bytes: await readFile(path), bodies: new Map() }
}

async function bodyOf(path: string, entry: Entry, encoding: Encoding): Promise<Body> {
  const etag = tag(entry.bytes, encoding)
  if (encoding === 'identity') return { bytes: entry.bytes, encoding, etag }
  const packed = await readFile(path + packedSuffix[encoding]).catch(() => pack(entry.bytes, encoding))
  return { bytes: packed, encoding, etag }
}

/** Each encoding is a representation of its own, so each has its own tag. */
function tag(bytes: Buffer, encoding: Encoding): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}-${encoding}"`
}
