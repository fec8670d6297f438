/**
 * What a person downloads before the first screen can be used, in bytes after brotli, beside the page that uses each library of the stack once. Every
 * script and style sheet of the screen counts, and the words of one language. Fails above the budget: sizes, unlike times, are the same everywhere.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliBytes, brotliSize, buildPages } from '../tests/bench/build-pages.ts'
import { root, run, writeCount } from './run-suite.ts'

/** Bytes that each first screen may have over the stack page. */
const BUDGETS: Readonly<Record<string, { page: string; over: number }>> = {
  '/login': { page: 'login', over: 25_000 },
  '/': { page: 'dashboard', over: 45_000 },
}
/** Modules that no first load may hold: they come when they are needed. */
const NEVER_FIRST = [/firebase/i, /react-aria/i, /icu-messageformat-parser\/(lib\/)?parser/, /quill/i]
/** The language with the longest words counts. */
const LANGUAGES = ['it', 'es', 'de', 'el', 'pt', 'fr', 'en']

interface Chunk {
  file: string
  isEntry?: boolean
  imports?: string[]
  css?: string[]
}

if (!run('node', ['scripts/build.ts'])) process.exit(1)
const out = join(root, 'dist', 'portal')
const manifest = JSON.parse(readFileSync(join(out, '.vite', 'manifest.json'), 'utf8')) as Record<string, Chunk>
const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry)
if (!entry) throw new Error('The build has no entry.')

const { stack: stackFolder } = await buildPages()
const stack = brotliBytes(stackFolder)
const words = Math.max(...LANGUAGES.map((code) => sizeOf(filesOf(`src/shared/i18n/compiled/${code}.first.gen.json`))))
const count = { passed: 0, failed: 0 }
console.log(`stack page ${kilobytes(stack)}`)
for (const [address, { page, over }] of Object.entries(BUDGETS)) {
  const files = new Set([...filesOf(entry), ...filesOf(`src/app/pages/${page}.tsx`)])
  const size = sizeOf(files) + words
  const within = size <= stack + over
  const strangers = strangersIn(files)
  if (within && strangers.length === 0) count.passed += 1
  else count.failed += 1
  console.log(
    `${within ? 'ok    ' : 'FAILED'} ${address.padEnd(7)} ${kilobytes(size)}, ${kilobytes(size - stack)} over the stack, at most ${kilobytes(over)} (${files.size} files, words ${kilobytes(words)})`,
  )
  if (strangers.length > 0) console.log(`FAILED ${address} holds ${strangers.join(', ')} in its first load`)
}
const documentSize = brotliSize(readFileSync(join(out, 'index.html')))
console.log(`document ${kilobytes(documentSize)}`)
writeCount('size', count)
process.exit(count.failed > 0 ? 1 : 0)

/** Files of a module and of everything that it imports at once. */
function filesOf(key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key]
  if (!chunk || seen.has(key)) return new Set()
  seen.add(key)
  return new Set([
    chunk.file,
    ...(chunk.css ?? []),
    ...(chunk.imports ?? []).flatMap((name) => [...filesOf(name, seen)]),
  ])
}

function sizeOf(files: Iterable<string>): number {
  return [...files].reduce((sum, file) => sum + brotliSize(readFileSync(join(out, file))), 0)
}

/** Names the modules of a chunk by the source map's list, which the build writes beside it. */
function strangersIn(files: Iterable<string>): string[] {
  const modules = JSON.parse(readFileSync(join(out, '.vite', 'modules.json'), 'utf8')) as Record<string, string[]>
  return [...files].flatMap((file) =>
    (modules[file] ?? []).filter((module) => NEVER_FIRST.some((pattern) => pattern.test(module))),
  )
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}
