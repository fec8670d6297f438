import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync } from 'vite'

/** The languages that messages are translated to; English is what `messages.ts` says itself. */
export const TRANSLATED = ['de', 'el', 'es', 'fr', 'it', 'pt'] as const

export const LANGUAGES = ['en', ...TRANSLATED] as const

export type MessageLanguage = (typeof LANGUAGES)[number]

/** Message id → language → sentence, as `translations.json` has it. */
export type Translations = Readonly<Record<string, Readonly<Record<string, string>>>>

/** One `messages.ts` and the `translations.json` beside it. */
export interface MessageFile {
  /** Where the messages are declared, below the root of the repository. */
  source: string
  /** The file with their translations, below the root. */
  catalogue: string
  /** Message id → English sentence. */
  english: ReadonlyMap<string, string>
  translations: Translations
}

/** Every file of messages below `src`, in the order of their paths. */
export function readMessageFiles(root: string): MessageFile[] {
  return globSync('src/**/messages.ts', { cwd: root })
    .sort()
    .map((source) => readMessageFile(root, source))
    .filter(({ english }) => english.size > 0)
}

export function readMessageFile(root: string, source: string): MessageFile {
  const catalogue = join(dirname(source), 'translations.json')
  const path = join(root, catalogue)
  return {
    source,
    catalogue,
    english: readEnglish(source, readFileSync(join(root, source), 'utf8')),
    translations: existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Translations) : {},
  }
}

/** The sentences of a file that calls `defineMessages`. */
function readEnglish(source: string, code: string): ReadonlyMap<string, string> {
  const english = new Map<string, string>()
  if (!code.includes('defineMessages')) return english
  for (const { id, defaultMessage } of descriptors(parseSync(source, code).program)) {
    if (typeof id.value !== 'string' || typeof defaultMessage.value !== 'string')
      throw new Error(
        `${source}: id and defaultMessage of a message are plain strings, because they are read without running the file.`,
      )
    if (english.has(id.value)) throw new Error(`${source}: ${id.value} is declared twice.`)
    english.set(id.value, defaultMessage.value)
  }
  return english
}

type Node = { type: string; start: number; end: number; value?: unknown }
type Property = Node & { key?: { name?: string }; value?: Node }

/** The object of one message in the syntax tree. */
export interface Descriptor {
  id: Node
  defaultMessage: Node
  properties: readonly Property[]
}

/** Every object of a syntax tree that has an `id` and a `defaultMessage`. */
export function descriptors(tree: unknown): Descriptor[] {
  if (Array.isArray(tree)) return tree.flatMap(descriptors)
  if (typeof tree !== 'object' || tree === null) return []
  const { type, properties } = tree as { type?: string; properties?: Property[] }
  if (type === 'ObjectExpression' && properties) {
    const valueOf = (name: string) => properties.find(({ key }) => key?.name === name)?.value
    const [id, defaultMessage] = [valueOf('id'), valueOf('defaultMessage')]
    if (id && defaultMessage) return [{ id, defaultMessage, properties }]
  }
  return Object.values(tree).flatMap(descriptors)
}
