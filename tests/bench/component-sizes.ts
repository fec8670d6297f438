import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type Rollup } from 'vite'
import { portalLocales } from '../../vite.config.ts'
import { brotliSize } from './build-pages.ts'

const source = fileURLToPath(new URL('../../src', import.meta.url))

/** What importing one component and nothing else costs. */
export interface ComponentSize {
  /** Scripts and styles after brotli, React not counted. */
  bytes: number
  /** The components that come along with it. */
  components: string[]
  /** The packages that come along with it. */
  packages: string[]
}

/** Builds a page that imports one component alone, under the settings of the portal. */
export async function measureComponent(component: string): Promise<ComponentSize> {
  const outputs = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [react(), portalLocales()],
    resolve: { alias: { '@': source } },
    build: {
      write: false,
      cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
      lib: {
        entry: join(source, 'design-system', component, 'index.ts'),
        formats: ['es'],
        fileName: 'component',
        cssFileName: 'component',
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
    components: named(modules, /\/src\/design-system\/([^/]+)\//),
    packages: named(modules, /\/node_modules\/((?:@[^/]+\/)?[^/]+)\//),
  }
}

function named(modules: readonly string[], pattern: RegExp): string[] {
  return [...new Set(modules.flatMap((id) => pattern.exec(id)?.[1] ?? []))].sort()
}
