import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { bundlePath, place } from './paths.ts'

const stampPath = place('.cache/generate.stamp')

/**
 * What the results are made from; the lock file stands for the versions of the tools. The folders inside
 * scripts/contract are the command for backend teams, which makes nothing here.
 */
const inputs = ['openapi', 'scripts/contract/', 'scripts/generate.ts', 'redocly.yaml', 'package-lock.json']

/** Whether nothing has changed since the last run, neither what goes in nor what came out. */
export function isFresh(results: readonly string[]): boolean {
  return existsSync(stampPath) && existsSync(bundlePath) && readFileSync(stampPath, 'utf8') === fingerprint(results)
}

/** Remembers that the results are those of the present contract. */
export function stamp(results: readonly string[]): void {
  writeFileSync(stampPath, fingerprint(results))
}

function fingerprint(results: readonly string[]): string {
  const hash = createHash('sha256')
  for (const path of [...inputs.flatMap(filesOf), ...results, '.cache/openapi.json']) {
    hash.update(`${path}\0`)
    if (existsSync(place(path))) hash.update(readFileSync(place(path)))
  }
  return hash.digest('hex')
}

function filesOf(path: string): string[] {
  if (!existsSync(place(path)) || /\.[a-z]+$/.test(path)) return [path]
  return readdirSync(place(path), { recursive: !path.endsWith('/'), withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(place('.'), join(entry.parentPath, entry.name)))
    .sort()
}
