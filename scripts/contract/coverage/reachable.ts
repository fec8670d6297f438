import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A file, and what is asked of it. */
export interface Reference {
  file: string
  /** Names that are imported; null for all of it. */
  names: string[] | null
}

/** Files that are part of no screen that a person sees. */
const beside = /\.(test|stories|gen|d)\.tsx?$|\/testing\//

/**
 * Every file that a screen is made of, now or later. An index is followed only to what is asked of it by name. What
 * `isElsewhere` says of a file ends the way: screens load each other ahead, which makes none a part of the other.
 */
export function reachable(source: string, start: Reference, isElsewhere: (file: string) => boolean): Set<string> {
  const seen = new Set<string>()
  const files = new Set<string>()
  const open: Reference[] = [start]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { file, names } = next
    const key = `${file} ${names?.join() ?? '*'}`
    if (seen.has(key) || (file !== start.file && isElsewhere(file))) continue
    seen.add(key)
    files.add(file)
    open.push(...referencesOf(source, file, names))
  }
  return files
}

const references =
  /\b(import|export)\s+(type\s+)?([^'"`;]*?)\bfrom '([^']+)'|\bimport '([^']+)'|\bimport\('([^']+)'\)(?:\)\.(\w+))?/g

function referencesOf(source: string, from: string, wanted: string[] | null): Reference[] {
  const text = readFileSync(from, 'utf8')
  const isIndex = /\/index\.tsx?$/.test(from)
  return [...text.matchAll(references)].flatMap(([, verb, type, clause = '', one, plain, late, lateName]) => {
    const file = locate(source, from, one ?? plain ?? late ?? '')
    // A type asks nobody for anything.
    if (type || !file || beside.test(file)) return []
    const names = namesIn(clause)
    const passed = isIndex && verb === 'export' && names !== null && wanted !== null
    if (passed && !names.some((name) => wanted.includes(name))) return []
    if (late !== undefined) return [{ file, names: lateName === undefined ? null : [lateName] }]
    return [{ file, names }]
  })
}

/** The names between the braces of an import; null where all is taken. */
function namesIn(clause: string): string[] | null {
  const [, list] = /^\{([^]*)\}\s*$/.exec(clause.trim()) ?? []
  if (list === undefined) return null
  return list.split(',').flatMap((part) => {
    const name = part
      .trim()
      .replace(/^type\s+/, '')
      .split(/\s+as\s+/)
      .at(-1)
    return name ? [name] : []
  })
}

/** The file that an import means; undefined for what is not the portal's own. */
export function locate(source: string, from: string, target: string): string | undefined {
  if (!/^(\.|@\/)/.test(target)) return undefined
  const path = target.startsWith('@/') ? join(source, target.slice(2)) : join(dirname(from), target)
  const candidates = [path, `${path}.ts`, `${path}.tsx`, join(path, 'index.ts'), join(path, 'index.tsx')]
  return candidates.find((candidate) => /\.tsx?$/.test(candidate) && existsSync(candidate))
}
