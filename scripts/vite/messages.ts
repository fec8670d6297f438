import { fileURLToPath } from 'node:url'
import { type Plugin, type Rolldown, runnerImport } from 'vite'
import { compileCatalogue } from '../messages/compile.ts'
import { descriptors, LANGUAGES, type MessageFile, type MessageLanguage, readMessageFiles } from '../messages/read.ts'
import { without } from './cut.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

const WHOLE = /^\0virtual:catalogue\/(\w+)$/

/** Ends the name of a script that holds messages; src/shared/i18n/catalogues.ts knows it by that. */
const WITH_MESSAGES = '.i18n.js'

/** The titles of the screens: no script holds them, the words of each come with the script of its screen. */
const TITLES = 'src/shared/routes/messages.ts'

/** English sentences of these pages are shown where no messages could be loaded. */
const KEPT = /\/start-up\/messages\.ts$/

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
  let titles: Titles = new Map()
  const filesOf = ({ moduleIds }: Pick<Rolldown.RenderedChunk, 'moduleIds'>) => messageFilesOf(moduleIds, files, titles)
  return {
    name: 'atrium:messages-by-script',
    apply: 'build',
    enforce: 'pre',
    async buildStart() {
      files = readMessageFiles(root)
      titles = await titlesByScreen()
    },
    load: {
      filter: { id: /^\0virtual:catalogues$/ },
      handler: () => 'export const loadWholeCatalogue = async () => ({})',
    },
    transform: {
      filter: { id: /\/messages\.ts$/ },
      handler(code, id) {
        if (KEPT.test(id)) return null
        const cuts = descriptors(this.parse(code, { lang: 'ts' })).flatMap(({ properties }) =>
          properties.filter(({ key }) => key?.name === 'defaultMessage' || key?.name === 'description'),
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
          return filesOf(chunk).length > 0 ? name.replace(/\.js$/, WITH_MESSAGES) : name
        },
      }
    },
    // A change of a translation alone must change the address that is cached for a year.
    augmentChunkHash: (chunk) => {
      const own = filesOf(chunk)
      return own.length > 0 ? JSON.stringify(LANGUAGES.map((language) => compileCatalogue(own, language))) : undefined
    },
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        const own = filesOf(chunk)
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

/** The page of a screen → the ids of the titles that its routes have. */
type Titles = ReadonlyMap<string, ReadonlySet<string>>

async function titlesByScreen(): Promise<Titles> {
  const { routes } = (
    await runnerImport<typeof import('../../src/shared/routes/table.ts')>(`${root}src/shared/routes/table.ts`, {
      configFile: false,
    })
  ).module
  const titles = new Map<string, Set<string>>()
  for (const { screen, title } of routes) {
    const page = `${root}src/app/screens/${screen}/Page.tsx`
    titles.set(page, (titles.get(page) ?? new Set()).add(title.id))
  }
  return titles
}

/** The messages that the modules of a chunk hold, and the titles of its screens. */
function messageFilesOf(moduleIds: readonly string[], files: readonly MessageFile[], titles: Titles): MessageFile[] {
  const modules = new Set(moduleIds)
  const own = new Set(moduleIds.flatMap((id) => [...(titles.get(id) ?? [])]))
  return files.flatMap((file) => {
    if (modules.has(root + file.source)) return [file]
    if (file.source !== TITLES || own.size === 0) return []
    return [{ ...file, english: new Map([...file.english].filter(([id]) => own.has(id))) }]
  })
}
