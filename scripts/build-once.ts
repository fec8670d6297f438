import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run-suite.ts'

interface Build {
  name: string
  /** A file that is there once it has been built. */
  result: string
  /** Patterns of everything that it is made from. */
  sources: string[]
  isSource?: (file: string) => boolean
  /** False when it failed. */
  build: () => boolean
}

/** Builds only when a source changed: a stamp in .cache says what the last build was made from. */
export function buildOnce({ name, result, sources, isSource = () => true, build }: Build): boolean {
  const stamp = join(root, '.cache', `${name}.stamp`)
  const wanted = fingerprint(globSync(sources, { cwd: root }).filter(isSource))
  if (existsSync(join(root, result)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return true
  if (!build()) return false
  mkdirSync(join(root, '.cache'), { recursive: true })
  writeFileSync(stamp, wanted)
  return true
}

/** Changes with the name and the content of every file. */
function fingerprint(files: string[]): string {
  const hash = createHash('sha256')
  for (const file of files.sort()) {
    const path = join(root, file)
    if (statSync(path).isFile()) hash.update(file).update('\0').update(readFileSync(path)).update('\0')
  }
  return hash.digest('hex')
}
