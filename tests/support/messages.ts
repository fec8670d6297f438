import { fileURLToPath } from 'node:url'
import { LANGUAGES, type MessageLanguage, readMessageFiles } from '../../scripts/messages/read.ts'

/** Every language of the interface. */
export const languages = LANGUAGES

export type Language = MessageLanguage

const files = readMessageFiles(fileURLToPath(new URL('../..', import.meta.url)))

/** A sentence without arguments, as `messages.ts` or the translations beside it have it. */
export function sentenceOf(language: Language, id: string): string {
  const file = files.find(({ english }) => english.has(id))
  const sentence = language === 'en' ? file?.english.get(id) : file?.translations[id]?.[language]
  if (!sentence) throw new Error(`There is no message "${id}" in ${language}.`)
  return sentence
}
