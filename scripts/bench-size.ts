/**
 * What a person downloads before the first screen can be used, in bytes after brotli, beside the page that uses each
 * library of the stack once. Every script and style sheet of the screen counts, and the words of one language; then
 * what single components cost and which languages the primitives speak. Fails above the budget: sizes, unlike times,
 * are the same everywhere. `--modules` also prints the ten largest modules of each script of the first screens.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliBytes, brotliSize, buildPages } from '../tests/bench/build-pages.ts'
import { checkLanguages, checkComponents } from '../tests/bench/library-checks.ts'
import { LANGUAGES } from './messages/read.ts'
import { root, run, writeCount } from './run-suite.ts'
import type { ModuleLists } from './vite/list-modules.ts'
import type { FirstLoads } from './vite/portal-document-plugin.ts'

const FRAME = 'src/app/shell/Frame.tsx'

/**
 * Bytes that each first screen may have over the stack page, and the modules that it draws: all that they import at
 * once must be counted.
 */
const BUDGETS: Readonly<Record<string, { limit: number; modules: readonly string[] }>> = {
  '/login': { limit: 35_000, modules: ['src/app/screens/login/Page.tsx'] },
  '/': { limit: 60_000, modules: [FRAME, 'src/app/screens/dashboard/Page.tsx'] },
}
/** Modules that no first load may hold: they come when they are needed. */
const NEVER_FIRST = [
  /firebase/i,
  /react-aria/i,
  /icu-messageformat-parser\/(lib\/)?parser/,
  /quill/i,
  /design-system\/(Lightbox|RichTextEditor)\//,
]

if (!run('node', ['scripts/build.ts'])) process.exit(1)
const out = join(root, 'dist', 'portal')
const loads = readJson('first-loads.json') as FirstLoads
const modules = readJson('modules.json') as ModuleLists['modules']
const moduleSizes = readJson('sizes.json') as ModuleLists['sizes']
const imports = readJson('imports.json') as ModuleLists['imports']
const html = readFileSync(join(out, 'index.html'), 'utf8')

const { stack: stackFolder } = await buildPages()
const stack = brotliBytes(stackFolder)
const count = { passed: 0, failed: 0 }
console.log(`stack page ${kilobytes(stack)}`)
for (const [address, { limit, modules: drawn }] of Object.entries(BUDGETS)) {
  const files = filesOf(address)
  const words = Math.max(...LANGUAGES.map((language) => sizeOf(messagesOf(files, language))))
  const size = sizeOf(files) + words
  const complaints = [
    ...(size > stack + limit ? ['more than its limit'] : []),
    ...strangersIn(files).map((name) => `holds ${name}`),
    ...missingFrom(files, drawn).map((name) => `draws ${name}, which is not counted`),
    ...unannounced(loads.start).map((name) => `${name} is not in the document`),
  ]
  count[complaints.length === 0 ? 'passed' : 'failed'] += 1
  console.log(
    `${complaints.length === 0 ? 'ok    ' : 'FAILED'} ${address.padEnd(7)} ${kilobytes(size)}, ${kilobytes(size - stack)} over the stack, limit ${kilobytes(limit)} (${files.size} files, words ${kilobytes(words)})`,
  )
  if (size <= stack + limit && size > stack + limit * 0.95) console.log(`       ${address} is above 95 % of its limit`)
  for (const complaint of complaints) console.log(`       ${address} ${complaint}`)
}
if (process.argv.includes('--modules')) printModules(Object.keys(BUDGETS).flatMap((address) => [...filesOf(address)]))
console.log(`document ${kilobytes(brotliSize(Buffer.from(html)))}`)
for (const check of [...(await checkComponents()), await checkLanguages(out, modules)]) {
  count[check.complaints.length === 0 ? 'passed' : 'failed'] += 1
  console.log(`${check.complaints.length === 0 ? 'ok    ' : 'FAILED'} ${check.what.padEnd(18)} ${check.figures}`)
  for (const complaint of check.complaints) console.log(`       ${check.what} ${complaint}`)
}
writeCount('size', count)
process.exit(count.failed > 0 ? 1 : 0)

/** What the screen at an address loads. */
function filesOf(address: string): Set<string> {
  const row = loads.routes.find(({ pattern }) => new RegExp(pattern).test(address))
  if (!row) throw new Error(`The build knows no screen at ${address}.`)
  return withImports([...loads.start, ...row.files])
}

/** The modules before names are shortened and the script is compressed: only how they stand to each other counts. */
function printModules(files: readonly string[]): void {
  for (const file of new Set(files)) {
    const sizes = Object.entries(moduleSizes[file] ?? {}).sort(([, a], [, b]) => b - a)
    if (sizes.length === 0) continue
    console.log(`${file} ${kilobytes(sizeOf([file]))}, of ${sizes.length} modules the largest before compression:`)
    for (const [module, size] of sizes.slice(0, 10)) console.log(`  ${kilobytes(size).padStart(9)} ${module}`)
  }
}

function readJson(name: string): unknown {
  return JSON.parse(readFileSync(join(out, '.vite', name), 'utf8'))
}

/**
 * The files and everything that they import at once: whatever the document forgets to ask for ahead is loaded all the
 * same.
 */
function withImports(files: readonly string[], seen = new Set<string>()): Set<string> {
  for (const file of files) {
    if (seen.has(file)) continue
    seen.add(file)
    withImports(imports[file] ?? [], seen)
  }
  return seen
}

function sizeOf(files: Iterable<string>): number {
  return [...files].reduce((sum, file) => sum + brotliSize(readFileSync(join(out, file))), 0)
}

function modulesOf(files: Iterable<string>): string[] {
  return [...files].flatMap((file) => modules[file] ?? [])
}

function strangersIn(files: Iterable<string>): string[] {
  return modulesOf(files).filter((module) => NEVER_FIRST.some((pattern) => pattern.test(module)))
}

function missingFrom(files: Iterable<string>, drawn: readonly string[]): string[] {
  const counted = modulesOf(files)
  return drawn.filter((module) => !counted.includes(module))
}

/** Files of the start that neither the markup nor the boot script's map names would be counted and yet come late. */
function unannounced(files: readonly string[]): string[] {
  return files.filter((file) => !html.includes(file) && !files.some((other) => imports[other]?.includes(file)))
}

/** The files with the messages of scripts in a language. The longest language counts. */
function messagesOf(files: Iterable<string>, language: string): string[] {
  return [...files].filter((file) => file.endsWith('.i18n.js')).map((file) => file.replace(/js$/, `${language}.json`))
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}
