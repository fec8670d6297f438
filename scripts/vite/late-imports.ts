import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** What Vite wraps each `import()` of a build with. */
const HELPER = '\0vite/preload-helper.js'

/** Lets src/shared/import-late.ts stand around every `import()` of the build, with all files that the part is made of. */
export function lateImports(): Plugin {
  return {
    name: 'atrium:late-imports',
    enforce: 'pre',
    apply: 'build',
    config: () => ({
      build: {
        modulePreload: {
          // Every supported browser preloads modules by itself.
          polyfill: false,
          // Vite leaves out the list of a part that is one file.
          resolveDependencies: (file, files, { hostType }) =>
            hostType === 'html' || files.includes(file) ? files : [file, ...files],
        },
      },
    }),
    load: (id) => (id === HELPER ? `export { importLate as __vitePreload } from ${JSON.stringify(source)}` : null),
  }
}

const source = fileURLToPath(new URL('../../src/shared/import-late.ts', import.meta.url))
