import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { codeSplitting } from './scripts/vite/areas.ts'
import { importFilesPlugin } from './scripts/vite/import-files-plugin.ts'
import { lightIcons } from './scripts/vite/light-icons.ts'
import { lightLibraries } from './scripts/vite/light-libraries.ts'
import { listModules } from './scripts/vite/list-modules.ts'
import { messages, messagesByScript } from './scripts/vite/messages.ts'
import { messageParser } from './scripts/vite/message-parser.ts'
import { portalDocument } from './scripts/vite/portal-document-plugin.ts'

const here = fileURLToPath(new URL('.', import.meta.url))

function shortHash(text: string): string {
  return createHash('sha1').update(text).digest('base64url').slice(0, 4)
}

/** Screens are called like their folders: each is a Page.tsx. */
function nameOfChunk({ name, facadeModuleId }: { name: string; facadeModuleId?: string | null }): string {
  const screen = /\/src\/app\/screens\/([\w-]+)\/Page\.tsx$/.exec(facadeModuleId ?? '')?.[1]
  return `assets/${screen ?? name}-[hash].js`
}

/** Browsers with `light-dark()`: below these Vite would lower it. */
export const cssTarget = ['chrome123', 'firefox120', 'safari17.5']

/** Leaves the library's words in every other language out of a build; American English is what it falls back to. */
export function portalLocales(): Plugin {
  const locales = ['it-IT', 'es-ES', 'de-DE', 'el-GR', 'pt-BR', 'fr-FR', 'en-GB', 'en-US']
  return { ...optimizeLocales.vite({ locales }), enforce: 'pre' } as Plugin
}

/** The portal. Addresses in the build are relative, so that one build serves every base path. */
export default defineConfig({
  base: './',
  plugins: [
    react(),
    portalLocales(),
    importFilesPlugin(),
    lightIcons(),
    lightLibraries(),
    messages(),
    messagesByScript(),
    messageParser(),
    portalDocument(),
    listModules(),
  ],
  resolve: {
    alias: { '@': fileURLToPath(new URL('src', import.meta.url)) },
  },
  // Shorter than the usual names, which say their line as well: each is downloaded twice, with the sheet and with the
  // script.
  css: { modules: { generateScopedName: (name, file) => `${name}_${shortHash(relative(here, file))}` } },
  build: {
    outDir: 'dist/portal',
    emptyOutDir: true,
    manifest: true,
    cssTarget,
    // Data URLs would weigh on the first load for what may never be seen.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: { output: { chunkFileNames: nameOfChunk, codeSplitting } },
  },
})
