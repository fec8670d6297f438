import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** What Vite wraps each `import()` of a build with. */
const HELPER = '\0vite/preload-helper.js'

/**
 * Lets src/shared/loadable/import-files.ts stand around every `import()` of the build, with all files that the module
 * is made of.
 */
export function importFilesPlugin(): Plugin {
  return {
    name: 'atrium:import-files',
    enforce: 'pre',
    apply: 'build',
    config: () => ({
      build: {
        modulePreload: {
          // Every supported browser preloads modules by itself.
          polyfill: false,
          // Vite leaves out the list of a module that is one file.
          resolveDependencies: (file, files, { hostType }) =>
            hostType === 'html' || files.includes(file) ? files : [file, ...files],
        },
      },
    }),
    load: (id) => (id === HELPER ? `export { importFiles as __vitePreload } from ${JSON.stringify(source)}` : null),
  }
}

const source = fileURLToPath(new URL('../../src/shared/loadable/import-files.ts', import.meta.url))
