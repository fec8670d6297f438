import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Contract } from '../verify/contract.ts'
import { askedIn } from './asked.ts'
import { reachable } from './reachable.ts'
import { isTable, screenEntries } from './screen-entries.ts'

/** Names of the portal's screens, by the operation that they ask. */
export type Screens = Record<string, string[]>

/**
 * Reads from the portal's sources which screens ask which operations: what a screen imports, now or later, counts as
 * its own.
 */
export function readScreens(source: string, contract: Contract): Screens {
  const screens: Screens = {}
  const entries = screenEntries(source).filter(({ file }) => existsSync(file))
  const isElsewhere = (file: string) =>
    isTable(source, file) || entries.some((entry) => entry.names === null && entry.file === file)
  for (const { screen, ...entry } of entries) {
    for (const file of reachable(source, entry, isElsewhere)) {
      for (const id of askedIn(readFileSync(file, 'utf8'), contract)) {
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
  for (const name of files.filter((file) => file.endsWith('.stories.tsx')).sort()) {
    const file = join(source, name)
    const own = readFileSync(file, 'utf8')
    const named = contract.operations.filter(({ id }) => new RegExp(`\\b${id}\\b`).test(own)).map(({ id }) => id)
    const parts = reachable(source, { file, names: null }, (part) => isTable(source, part))
    const drawn = [...parts].flatMap((part) => askedIn(readFileSync(part, 'utf8'), contract))
    for (const id of new Set([...named, ...drawn])) (stories[id] ??= []).push(basename(name, '.stories.tsx'))
  }
  return stories
}
