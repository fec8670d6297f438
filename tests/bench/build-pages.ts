import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { lightIcons } from '../../scripts/vite/light-icons.ts'
import { messages } from '../../scripts/vite/messages.ts'

const here = fileURLToPath(new URL('.', import.meta.url))
const out = join(here, '..', '..', '.cache', 'bench')

export type PageName = 'static' | 'react' | 'stack'

/**
 * Builds the pages that the portal is compared with, under the same settings as the portal; answers the folder of each.
 */
export async function buildPages(): Promise<Record<PageName, string>> {
  await buildPage('react')
  await buildPage('stack')
  cpSync(join(here, 'pages', 'static'), join(out, 'static'), { recursive: true })
  return { static: join(out, 'static'), react: join(out, 'react'), stack: join(out, 'stack') }
}

/** Builds the page with what `npm run bench:ui` compares; answers its folder. */
export function buildUi(): Promise<string> {
  return buildPage('ui')
}

async function buildPage(name: 'react' | 'stack' | 'ui'): Promise<string> {
  await build({
    root: join(here, 'pages', name),
    base: './',
    configFile: false,
    logLevel: 'error',
    plugins: [react(), lightIcons(), messages()],
    resolve: {
      alias: [
        { find: '@', replacement: join(here, '..', '..', 'src') },
        {
          find: /^@formatjs\/icu-messageformat-parser$/,
          replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
        },
      ],
    },
    build: { outDir: join(out, name), emptyOutDir: true, cssTarget: ['chrome123', 'firefox120', 'safari17.5'] },
  })
  return join(out, name)
}

/** Bytes of all scripts and styles of a built folder after brotli at its highest level, as a server would keep them. */
export function brotliBytes(folder: string): number {
  const assets = join(folder, 'assets')
  if (!existsSync(assets)) return 0
  return readdirSync(assets)
    .filter((name) => /\.(js|css)$/.test(name))
    .reduce((sum, name) => sum + brotliSize(readFileSync(join(assets, name))), 0)
}

/** Size of one file after brotli at its highest level. */
export function brotliSize(content: Buffer): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } })
    .byteLength
}
