import { globSync, readFileSync } from 'node:fs'
import { join, normalize } from 'node:path'
import { expect, it } from 'vitest'

/**
 * Static imports and re-exports, also of types. What is loaded later by `import()` runs when both sides are complete.
 */
const staticImport = /^(?:import|export)\s(?:[^'"`;()]*?\sfrom\s)?['"]([^'"]+)['"]/gm

it('has no modules in src that import each other in a circle', () => {
  expect(circles(importsOfModules())).toEqual([])
})

it('finds a circle of three modules', () => {
  const imports = new Map([
    ['a', ['b']],
    ['b', ['c', 'd']],
    ['c', ['a']],
    ['d', []],
  ])
  expect(circles(imports)).toEqual([['a', 'b', 'c', 'a']])
})

function importsOfModules(): Map<string, string[]> {
  const files = globSync('src/**/*.{ts,tsx}').map((file) => file.replaceAll('\\', '/'))
  const known = new Set(files)
  return new Map(files.map((file) => [file, importsOf(file, known)]))
}

function importsOf(file: string, known: ReadonlySet<string>): string[] {
  const specifiers = [...readFileSync(file, 'utf8').matchAll(staticImport)].map(([, specifier = '']) => specifier)
  return specifiers.map((specifier) => fileOf(specifier, file, known)).filter((found) => found !== undefined)
}

/** Packages, styles and virtual modules have no file among the modules and so no way back. */
function fileOf(specifier: string, from: string, known: ReadonlySet<string>): string | undefined {
  if (!specifier.startsWith('.') && !specifier.startsWith('@/')) return undefined
  const path = specifier.startsWith('@/') ? `src/${specifier.slice(2)}` : join(from, '..', specifier)
  const base = normalize(path).replaceAll('\\', '/')
  return [base, `${base}.ts`, `${base}.tsx`, `${base}/index.ts`].find((candidate) => known.has(candidate))
}

/** The circles met on one walk through all modules, each from its first module round to that again. */
function circles(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const found: string[][] = []
  const finished = new Set<string>()
  const open: string[] = []

  function visit(module: string) {
    const start = open.indexOf(module)
    if (start >= 0) found.push([...open.slice(start), module])
    if (start >= 0 || finished.has(module)) return
    open.push(module)
    imports.get(module)?.forEach(visit)
    open.pop()
    finished.add(module)
  }
  for (const module of imports.keys()) visit(module)
  return found
}
