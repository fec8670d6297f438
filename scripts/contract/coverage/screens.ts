import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import type { Contract } from '../verify/contract.ts'

/** Names of the portal's screens, by the operation that they ask. */
export type Screens = Record<string, string[]>

/** Files that are part of no screen that a person sees. */
const beside = /\.(test|stories|gen|d)\.tsx?$|\/testing\//

/** Starting points: each page of the route table, the frame around the pages, and what runs before any of them. */
function entries(source: string): [screen: string, file: string][] {
  const pages = join(source, 'app/pages')
  const named = existsSync(pages)
    ? readdirSync(pages).filter((file) => file.endsWith('.tsx') && !beside.test(file))
    : []
  return [
    ...named.map((file): [string, string] => [file.replace('.tsx', ''), join(pages, file)]),
    ['frame', join(source, 'app/shell/Frame.tsx')],
    ['start', join(source, 'app/boot/boot.ts')],
  ]
}

/** Reads from the portal's sources which screens ask which operations: what a screen imports, now or later, counts as its own. */
export function readScreens(source: string, contract: Contract): Screens {
  const screens: Screens = {}
  if (!existsSync(source)) return screens
  for (const [screen, file] of entries(source)) {
    for (const reached of reachable(source, file)) {
      for (const id of askedIn(readFileSync(reached, 'utf8'), contract)) {
        const known = (screens[id] ??= [])
        if (!known.includes(screen)) known.push(screen)
      }
    }
  }
  return screens
}

/** Stories in which an operation takes part: by the parts that they draw, or by the examples that they name. */
export function readStories(source: string, contract: Contract): Record<string, string[]> {
  const stories: Record<string, string[]> = {}
  const files = existsSync(source) ? readdirSync(source, { recursive: true, encoding: 'utf8' }) : []
  for (const file of files.filter((name) => name.endsWith('.stories.tsx')).sort()) {
    const own = readFileSync(join(source, file), 'utf8')
    const named = contract.operations.filter(({ id }) => new RegExp(`\\b${id}\\b`).test(own)).map(({ id }) => id)
    const drawn = [...reachable(source, join(source, file))].flatMap((one) =>
      askedIn(readFileSync(one, 'utf8'), contract),
    )
    const title = basename(file, '.stories.tsx')
    for (const id of new Set([...named, ...drawn])) (stories[id] ??= []).push(title)
  }
  return stories
}

/** Ids of the operations that a file asks: a path of the contract in it, and the method beside it. */
function askedIn(text: string, { operations }: Contract): string[] {
  return operations
    .filter(({ path, method }) => text.includes(`'${path}'`) && asksBy(text, path, method))
    .map(({ id }) => id)
}

function asksBy(text: string, path: string, method: string): boolean {
  const at = text.indexOf(`'${path}'`)
  const near = text.slice(Math.max(0, at - 160), at + path.length + 160)
  // A path alone, such as a first request in a table, is read.
  return new RegExp(`\\b${method}\\b`).test(near) || (method === 'GET' && !/\b(POST|PUT|DELETE|PATCH)\b/.test(near))
}

/**
 * Every file that a screen is made of. An index is followed only to what is asked of it by name, and never into another screen: pages
 * load each other ahead, which makes none a part of the other.
 */
function reachable(source: string, start: string): Set<string> {
  const others = entries(source).map(([, file]) => file)
  const seen = new Set<string>()
  const files = new Set<string>()
  const open: Reference[] = [{ file: start, names: null }]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { file, names } = next
    const key = `${file} ${names?.join() ?? '*'}`
    if (seen.has(key) || !existsSync(file) || (file !== start && others.includes(file))) continue
    seen.add(key)
    files.add(file)
    open.push(...referencesOf(source, file, names))
  }
  return files
}

interface Reference {
  file: string
  /** What is asked of the file; null for all of it. */
  names: string[] | null
}

function referencesOf(source: string, from: string, wanted: string[] | null): Reference[] {
  const text = readFileSync(from, 'utf8')
  const isIndex = /\/index\.tsx?$/.test(from)
  const found = [...text.matchAll(/\b(import|export)\s+(?:type\s+)?([^'"`;]*?)\bfrom '([^']+)'|\bimport\('([^']+)'\)/g)]
  return found.flatMap(([, verb, clause = '', one, late]) => {
    const file = locate(source, from, one ?? late ?? '')
    if (!file || beside.test(relative(source, file))) return []
    const names = namesIn(clause)
    const passed = isIndex && verb === 'export' && names !== null && wanted !== null
    if (passed && !names.some((name) => wanted.includes(name))) return []
    return [{ file, names: late === undefined ? names : null }]
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

function locate(source: string, from: string, target: string): string | undefined {
  if (!/^(\.|@\/)/.test(target)) return undefined
  const path = target.startsWith('@/') ? join(source, target.slice(2)) : join(dirname(from), target)
  const candidates = [path, `${path}.ts`, `${path}.tsx`, join(path, 'index.ts'), join(path, 'index.tsx')]
  return candidates.find((candidate) => /\.tsx?$/.test(candidate) && existsSync(candidate))
}
