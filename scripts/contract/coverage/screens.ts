import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
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

function reachable(source: string, start: string): Set<string> {
  const seen = new Set<string>()
  const open = [start]
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (seen.has(file) || !existsSync(file)) continue
    seen.add(file)
    const text = readFileSync(file, 'utf8')
    for (const [, one, late] of text.matchAll(/\bfrom '([^']+)'|\bimport\('([^']+)'\)/g)) {
      const found = locate(source, file, one ?? late ?? '')
      if (found && !beside.test(relative(source, found))) open.push(found)
    }
  }
  return seen
}

function locate(source: string, from: string, target: string): string | undefined {
  if (!/^(\.|@\/)/.test(target)) return undefined
  const path = target.startsWith('@/') ? join(source, target.slice(2)) : join(dirname(from), target)
  const candidates = [path, `${path}.ts`, `${path}.tsx`, join(path, 'index.ts'), join(path, 'index.tsx')]
  return candidates.find((candidate) => /\.tsx?$/.test(candidate) && existsSync(candidate))
}
