import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build, type Plugin, type Rollup, runnerImport } from 'vite'
import type { BootMap } from '../../src/app/boot/boot-map.ts'
import { inlineStyle } from './inline-style.ts'

const source = (path: string) => fileURLToPath(new URL(`../../src/${path}`, import.meta.url))
const alias = { '@': source('').replace(/\/$/, '') }

/** At most this much boot script after minification, in bytes: it stands in every document. */
const BOOT_LIMIT = 4096

/**
 * Writes into the document what must be there before any file has come: the skeleton with just the tokens it uses, and the boot script with the map of
 * what each address needs. Style sheets leave the markup, where they would hold the first paint back; the boot script attaches them.
 */
export function portalDocument(): Plugin {
  return {
    name: 'atrium:portal-document',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        if (!bundle) return html
        const map = await bootMap(bundle)
        const boot = `{const BOOT_MAP=${JSON.stringify(map).replaceAll('<', '\\u003c')};${await bootScript()}}`
        const style = inlineStyle(
          readFileSync(source('app/boot/skeleton.css'), 'utf8'),
          readFileSync(source('design-system/tokens.css'), 'utf8'),
        )
        const skeleton = readFileSync(source('app/boot/skeleton.html'), 'utf8').replaceAll(/>\s+</g, '><').trim()
        return html
          .replace(/\s*<link rel="stylesheet"[^>]*>/g, '')
          .replace('<!--inlined:style-->', () => `<style>${style}</style>`)
          .replace('<!--inlined:boot-->', () => `<script>${boot}</script>`)
          .replace('<!--inlined:skeleton-->', () => skeleton)
      },
    },
  }
}

async function bootMap(bundle: Rollup.OutputBundle): Promise<BootMap> {
  const config = { configFile: false as const, resolve: { alias } }
  const { routeTable } = (
    await runnerImport<typeof import('../../src/app/routes/route-table.ts')>(
      source('app/routes/route-table.ts'),
      config,
    )
  ).module
  const { bootRoutes } = (
    await runnerImport<typeof import('../../src/app/boot/boot-routes.ts')>(source('app/boot/boot-routes.ts'), config)
  ).module
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const entry = chunks.find((chunk) => chunk.isEntry)
  if (!entry) throw new Error('The build has no entry.')
  const first = new Set(filesOf(entry, bundle))
  const chunkOf = (path: string) => chunks.find(({ facadeModuleId }) => facadeModuleId === source(path))
  const beyondFirst = (path: string) => {
    const chunk = chunkOf(path)
    return chunk ? filesOf(chunk, bundle).filter((file) => !first.has(file)) : []
  }
  const languages = ['it', 'es', 'de', 'el', 'pt', 'fr', 'en']
  return {
    routes: bootRoutes(routeTable, (page) => beyondFirst(`app/pages/${page}.tsx`)),
    languages: Object.fromEntries(
      languages.map((code) => [code, beyondFirst(`shared/i18n/compiled/${code}.first.gen.json`)]),
    ),
    styles: [...first].filter((file) => file.endsWith('.css')),
  }
}

/** A chunk, everything it imports, and their style sheets. */
function filesOf(chunk: Rollup.OutputChunk, bundle: Rollup.OutputBundle, seen = new Set<string>()): string[] {
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
