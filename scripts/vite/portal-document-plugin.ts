import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build, type Plugin, type Rollup, runnerImport } from 'vite'
import type { BootLoad, BootMap } from '../../src/app/boot/boot-map.ts'
import type { Route } from '../../src/shared/routes/route.ts'
import { inlineStyle } from './inline-style.ts'

const source = (path: string) => fileURLToPath(new URL(`../../src/${path}`, import.meta.url))
const alias = { '@': source('').replace(/\/$/, '') }

/** What is around the screens of signed-in people. */
const FRAME = 'app/shell/Frame.tsx'

/** At most this much boot script after minification, in bytes: it stands in every document. */
const BOOT_LIMIT = 4096

/**
 * Writes into the document what must be there before any file has come: the skeleton with just the tokens it uses, and
 * the boot script with the map of what each address needs. Style sheets leave the markup, where they would hold the
 * first paint back; the boot script attaches them.
 */
export function portalDocument(): Plugin {
  return {
    name: 'atrium:portal-document',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        if (!bundle) return html
        const start = startFiles(bundle, html)
        const map = await bootMap(bundle, start)
        writeFirstLoads(this, map, start)
        const boot = `{const BOOT_MAP=${JSON.stringify(map).replaceAll('<', '\\u003c')};${await bootScript()}}`
        const style = inlineStyle(
          readFileSync(source('app/boot/skeleton.css'), 'utf8'),
          readFileSync(source('design-system/tokens.css'), 'utf8'),
        )
        const skeleton = readFileSync(source('app/boot/skeleton.html'), 'utf8').replaceAll(/>\s+</g, '><').trim()
        return html
          .replace(/\s*<link rel="stylesheet"[^>]*>/g, '')
          .replace('<!--inlined:style-->', () => `<style>${style}</style>`)
          .replace('<!--inlined:boot-->', () => `<script>${boot}</script>${preloads(start, html)}`)
          .replace('<!--inlined:skeleton-->', () => skeleton)
      },
    },
  }
}

type Bundle = Rollup.OutputBundle

/** What the document of each address asks for, for the check of sizes. */
export interface FirstLoads {
  start: readonly string[]
  routes: readonly { pattern: string; guarded: boolean; files: readonly string[] }[]
}

function writeFirstLoads(context: object, { routes }: BootMap, start: readonly string[]) {
  const loads: FirstLoads = {
    start,
    routes: routes.map(({ pattern, guarded, files }) => ({ pattern, guarded, files })),
  }
  ;(context as Rollup.PluginContext).emitFile({
    type: 'asset',
    fileName: '.vite/first-loads.json',
    source: JSON.stringify(loads),
  })
}

/** What every address loads. */
function startFiles(bundle: Bundle, html: string): string[] {
  const entry = chunksOf(bundle).find((chunk) => chunk.isEntry)
  if (!entry) throw new Error('The build has no entry.')
  // An entry that only imports other chunks is left out by Vite, which names these in its place.
  return filesOf(entry, bundle).filter((file) => file !== entry.fileName || html.includes(file))
}

/** Scripts of the start that the markup does not name yet. */
function preloads(start: readonly string[], html: string): string {
  return start
    .filter((file) => file.endsWith('.js') && !html.includes(file))
    .map((file) => `<link rel="modulepreload" crossorigin href="./${file}">`)
    .join('')
}

async function bootMap(bundle: Bundle, start: readonly string[]): Promise<BootMap> {
  const config = { configFile: false as const, resolve: { alias } }
  const { routes } = (
    await runnerImport<typeof import('../../src/shared/routes/table.ts')>(source('shared/routes/table.ts'), config)
  ).module
  const { bootRoutes } = (
    await runnerImport<typeof import('../../src/app/boot/boot-routes.ts')>(source('app/boot/boot-routes.ts'), config)
  ).module
  const beyondStart = (paths: string[]) => {
    const files = paths.flatMap((path) => filesOf(chunkOf(path, bundle), bundle))
    return [...new Set(files)].filter((file) => !start.includes(file))
  }
  const loadOf = ({ screen, access }: Pick<Route, 'screen' | 'access'>): BootLoad => ({
    files: beyondStart([...(access === 'signed-in' ? [FRAME] : []), `app/screens/${screen}/Page.tsx`]),
  })
  const placeholder = routes.find(({ screen }) => screen === 'opening-soon')
  return {
    routes: bootRoutes(routes, loadOf),
    members: placeholder ? loadOf(placeholder) : { files: [] },
    scripts: start.filter((file) => file.endsWith('.i18n.js')),
    styles: start.filter((file) => file.endsWith('.css')),
  }
}

function chunksOf(bundle: Bundle): Rollup.OutputChunk[] {
  return Object.values(bundle).filter((output) => output.type === 'chunk')
}

/** The chunk that a module begins or lies in. */
function chunkOf(path: string, bundle: Bundle): Rollup.OutputChunk {
  const chunks = chunksOf(bundle)
  const chunk =
    chunks.find(({ facadeModuleId }) => facadeModuleId === source(path)) ??
    chunks.find(({ moduleIds }) => moduleIds.includes(source(path)))
  if (!chunk) throw new Error(`The build has no chunk for ${path}.`)
  return chunk
}

/** A chunk, everything it imports, and their style sheets. */
function filesOf(chunk: Rollup.OutputChunk, bundle: Bundle, seen = new Set<string>()): string[] {
  if (seen.has(chunk.fileName)) return []
  seen.add(chunk.fileName)
  const styles = [...((chunk as { viteMetadata?: { importedCss: Set<string> } }).viteMetadata?.importedCss ?? [])]
  const below = chunk.imports.flatMap((name) => {
    const imported = bundle[name]
    return imported?.type === 'chunk' ? filesOf(imported, bundle, seen) : []
  })
  return [...new Set([chunk.fileName, ...styles, ...below])]
}

/** The boot script as one expression without imports. */
async function bootScript(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { alias },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      lib: { entry: source('app/boot/boot.ts'), formats: ['iife'], name: 'boot' },
    },
  })
  const [output] = (Array.isArray(result) ? result : [result]) as Rollup.RollupOutput[]
  const code = output?.output.find((file) => file.type === 'chunk')?.code.trim() ?? ''
  if (code.length > BOOT_LIMIT)
    throw new Error(`The boot script has ${code.length} bytes; at most ${BOOT_LIMIT} stand in every document.`)
  return code
}
