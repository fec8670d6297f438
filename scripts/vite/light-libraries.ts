import type { Plugin } from 'vite'

/**
 * Leaves out of the build what the portal never runs of two libraries, for which neither has an entry of its own:
 *
 * - the formats of `@cfworker/json-schema`: in production answers are checked without, and no other schema has one.
 *   1.5 kB of both first screens.
 * - its search for the schemas that a schema refers to: ours come with their definitions. 0.6 kB.
 * - the development build of `react-router`, which its package names for every bundler. 0.5 kB, and its warnings.
 */
export function lightLibraries(): Plugin {
  return {
    name: 'atrium:light-libraries',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^react-router(?:\/dom)?$/ },
      async handler(source, importer, options) {
        const found = await this.resolve(source, importer, { ...options, skipSelf: true })
        return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') }
      },
    },
    load: {
      filter: { id: /@cfworker\/json-schema\/dist\/esm\/(?:format|dereference)\.js$/ },
      handler: (id) => ({
        code: id.endsWith('format.js') ? 'export const format = {}' : 'export const dereference = {}',
        moduleSideEffects: false,
      }),
    },
  }
}
