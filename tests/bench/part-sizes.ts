import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type Rollup } from 'vite'
import { portalLocales } from '../../vite.config.ts'
import { brotliSize } from './build-pages.ts'

const source = fileURLToPath(new URL('../../src', import.meta.url))

/** What one part costs whoever imports it and nothing else. */
export interface PartSize {
  /** Scripts and styles after brotli, React not counted. */
  bytes: number
  /** The parts that come along with it. */
  parts: string[]
  /** The packages that come along with it. */
  packages: string[]
}

/** Builds a page that imports one part alone, under the settings of the portal. */
export async function measurePart(part: string): Promise<PartSize> {
  const outputs = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [react(), portalLocales()],
    resolve: { alias: { '@': source } },
    build: {
      write: false,
      cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
      lib: {
        entry: join(source, 'design-system', part, 'index.ts'),
        formats: ['es'],
        fileName: 'part',
        cssFileName: 'part',
      },
      minify: true,
      rolldownOptions: { external: [/^react($|\/)/, /^react-dom($|\/)/] },
    },
  })) as Rollup.RollupOutput[]
  const files = outputs.flatMap(({ output }) => output)
  const modules = files.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
  return {
    bytes: files.reduce(
      (sum, file) => sum + brotliSize(Buffer.from(file.type === 'chunk' ? file.code : file.source)),
      0,
    ),
    parts: named(modules, /\/src\/design-system\/([^/]+)\//),
    packages: named(modules, /\/node_modules\/((?:@[^/]+\/)?[^/]+)\//),
  }
}

function named(modules: readonly string[], pattern: RegExp): string[] {
  return [...new Set(modules.flatMap((id) => pattern.exec(id)?.[1] ?? []))].sort()
}
