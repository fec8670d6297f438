import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { FIRST_MESSAGES, type FirstWords } from '../first-messages.ts'
import { compileCatalogue } from '../messages/compile.ts'
import { LANGUAGES, type MessageFile, readMessageFiles } from '../messages/read.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

const LIST = 'virtual:catalogues'
const PARTS = ['door', 'home', 'rest'] as const
const CATALOGUE = /\/src\/shared\/i18n\/compiled\/(\w+)\.(\w+)\.json$/

/** Compiles the messages and their translations in memory: no page needs the message parser, and no compiled file is kept. */
export function messages(): Plugin {
  return {
    name: 'atrium:messages',
    enforce: 'pre',
    resolveId: {
      filter: { id: [/^virtual:catalogues$/, CATALOGUE] },
      handler: (id) => (id === LIST ? `\0${LIST}` : id),
    },
    load: {
      filter: { id: [/^\0virtual:catalogues$/, CATALOGUE] },
      handler(id) {
        const [, language, part] = CATALOGUE.exec(id) ?? []
        if (language === undefined) return listOfCatalogues()
        const files = readMessageFiles(root)
        for (const { source, catalogue } of files) {
          this.addWatchFile(root + source)
          this.addWatchFile(root + catalogue)
        }
        const own = files.filter((file) => belongs(file, part as FirstWords | 'rest'))
        return JSON.stringify(compileCatalogue(own, language as (typeof LANGUAGES)[number]))
      },
    },
  }
}

/** With either of the first parts the rest makes the whole: it leaves out only what is in both. */
function belongs({ source }: MessageFile, part: FirstWords | 'rest'): boolean {
  const isFirst = (first: FirstWords) => (FIRST_MESSAGES[first] as readonly string[]).includes(source)
  return part === 'rest' ? !(isFirst('door') && isFirst('home')) : isFirst(part)
}

function listOfCatalogues(): string {
  const entries = LANGUAGES.flatMap((language) =>
    PARTS.map((part) => {
      const path = JSON.stringify(`${root}src/shared/i18n/compiled/${language}.${part}.json`)
      return `'${language}.${part}': () => import(${path}).then((module) => module.default)`
    }),
  )
  return `export const catalogues = {${entries.join(',')}}`
}
