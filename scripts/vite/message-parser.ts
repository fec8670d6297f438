import type { Plugin } from 'vite'

const PARSER = '@formatjs/icu-messageformat-parser'
/** The labels of an installation are compiled in the browser, in a file that only they load. */
const NEEDS_IT = '/src/features/labels/'

/** The portal's own messages are compiled ahead: for everything but the installation's labels the parser stays out. */
export function messageParser(): Plugin {
  return {
    name: 'atrium:message-parser',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^@formatjs\/icu-messageformat-parser$/ },
      handler(_source, importer, options) {
        const needed = importer?.includes(NEEDS_IT) ? PARSER : `${PARSER}/no-parser.js`
        return this.resolve(needed, importer, { ...options, skipSelf: true })
      },
    },
  }
}
