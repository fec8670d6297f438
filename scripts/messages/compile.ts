import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import type { MessageFile, MessageLanguage } from './read.ts'

export type CompiledMessage = string | MessageFormatElement[]

/** The messages of some files in one language. One without a translation is shown in English. */
export function compileCatalogue(
  files: readonly MessageFile[],
  language: MessageLanguage,
): Record<string, CompiledMessage> {
  return Object.fromEntries(
    files.flatMap(({ english, translations }) =>
      [...english].map(([id, sentence]) => {
        const translated = language === 'en' ? undefined : translations[id]?.[language]
        return [id, compileMessage(translated || sentence)] as const
      }),
    ),
  )
}

/** Plain sentences stay text; others become the tree that the formatter walks, so that no page needs the parser. */
export function compileMessage(sentence: string): CompiledMessage {
  const tree = parse(sentence, { ignoreTag: false })
  const [only] = tree
  return tree.length === 1 && only?.type === TYPE.literal && !/[{<']/.test(only.value)
    ? only.value
    : withoutLocations(tree)
}

function withoutLocations(tree: MessageFormatElement[]): MessageFormatElement[] {
  return JSON.parse(
    JSON.stringify(tree, (key, value: unknown) => (key === 'location' ? undefined : value)),
  ) as MessageFormatElement[]
}
