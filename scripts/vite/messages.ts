import { fileURLToPath } from 'node:url'
import type { Plugin, Rolldown } from 'vite'
import { compileCatalogue } from '../messages/compile.ts'
import { descriptors, LANGUAGES, type MessageFile, type MessageLanguage, readMessageFiles } from '../messages/read.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

const WHOLE = /^\0virtual:catalogue\/(\w+)$/

/** Ends the name of a script that holds messages; src/shared/i18n/catalogues.ts knows it by that. */
const WITH_MESSAGES = '.i18n.js'

/** English sentences of these pages, and of their button, are shown where no messages could be loaded. */
const KEPT = /\/(?:start-up|retry)\/messages\.ts$/

/** Compiles the messages and their translations in memory, one module a language: no page needs the message parser. */
export function messages(): Plugin {
  return {
    name: 'atrium:messages',
    resolveId: {
      filter: { id: /^virtual:catalogues?(?:\/\w+)?$/ },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: /^\0virtual:catalogues?(?:\/\w+)?$/ },
      handler(id) {
        const language = WHOLE.exec(id)?.[1] as MessageLanguage | undefined
        if (language === undefined) return loaderOfWholeCatalogues()
        const files = readMessageFiles(root)
        for (const { source, catalogue } of files) {
          this.addWatchFile(root + source)
          this.addWatchFile(root + catalogue)
        }
        return `export default ${JSON.stringify(compileCatalogue(files, language))}`
      },
    },
  }
}

function loaderOfWholeCatalogues(): string {
  const loaders = LANGUAGES.map((language) => `${language}: () => import('virtual:catalogue/${language}')`)
  return `
    const loaders = { ${loaders.join(', ')} }
    export const loadWholeCatalogue = async (code) => (await loaders[code]()).default
  `
}

/**
 * The messages of the portal's build: each script that holds messages has a file beside it for each language, so that
 * the messages of a screen come with its script. The English sentences and the notes to translators leave the scripts.
 */
export function messagesByScript(): Plugin {
  let files: readonly MessageFile[] = []
  return {
    name: 'atrium:messages-by-script',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      files = readMessageFiles(root)
    },
    load: {
      filter: { id: /^\0virtual:catalogues$/ },
      handler: () => 'export const loadWholeCatalogue = async () => ({})',
    },
    transform: {
      filter: { id: /\/messages\.ts$/ },
      handler(code, id) {
        const unneeded = KEPT.test(id) ? ['description'] : ['description', 'defaultMessage']
        const cuts = descriptors(this.parse(code, { lang: 'ts' })).flatMap(({ properties }) =>
          properties.filter(({ key }) => key?.name !== undefined && unneeded.includes(key.name)),
        )
        return cuts.length === 0 ? null : { code: without(code, cuts), map: null }
      },
    },
    outputOptions(options) {
      const named = options.chunkFileNames ?? 'assets/[name]-[hash].js'
      return {
        ...options,
        chunkFileNames: (chunk) => {
          const name = typeof named === 'string' ? named : named(chunk)
          return filesOf(chunk, files).length > 0 ? name.replace(/\.js$/, WITH_MESSAGES) : name
        },
      }
    },
    // A change of a translation alone must change the address that is cached for a year.
    augmentChunkHash: (chunk) => {
      const own = filesOf(chunk, files)
      return own.length > 0 ? JSON.stringify(LANGUAGES.map((language) => compileCatalogue(own, language))) : undefined
    },
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        const own = filesOf(chunk, files)
        if (own.length === 0) continue
        if (!chunk.fileName.endsWith(WITH_MESSAGES))
          throw new Error(`${chunk.fileName} holds messages; its name has to end in ${WITH_MESSAGES}.`)
        for (const language of LANGUAGES) {
          const fileName = chunk.fileName.replace(/\.js$/, `.${language}.json`)
          this.emitFile({ type: 'asset', fileName, source: JSON.stringify(compileCatalogue(own, language)) })
        }
      }
    },
  }
}

/** The files of messages that a chunk holds. */
function filesOf(
  { moduleIds }: Pick<Rolldown.RenderedChunk, 'moduleIds'>,
  files: readonly MessageFile[],
): MessageFile[] {
  const modules = new Set(moduleIds)
  return files.filter(({ source }) => modules.has(root + source))
}

/** The code without the pieces, each with the comma behind it. */
function without(code: string, pieces: readonly { start: number; end: number }[]): string {
  let result = ''
  let from = 0
  for (const { start, end } of [...pieces].sort((a, b) => a.start - b.start)) {
    result += code.slice(from, start)
    from = end + (/^\s*,/.exec(code.slice(end))?.[0].length ?? 0)
  }
  return result + code.slice(from)
}
