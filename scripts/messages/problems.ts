import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { pluralGaps } from './plural-gaps.ts'
import { LANGUAGES, TRANSLATED, type MessageFile, type MessageLanguage } from './read.ts'
import { termProblems } from './terms.ts'

/** What is wrong with the messages of a file, each problem as `file: id: what`. */
export function problemsOf({ source, catalogue, english, translations }: MessageFile): string[] {
  const problems: string[] = []
  for (const [id, sentence] of english) {
    problems.push(...problemsOfSentence('en', sentence, sentence).map((problem) => `${source}: ${id}: ${problem}`))
    for (const language of TRANSLATED) {
      const translated = translations[id]?.[language]
      const found = translated ? problemsOfSentence(language, translated, sentence) : [`${language} is missing`]
      problems.push(...found.map((problem) => `${catalogue}: ${id}: ${problem}`))
    }
  }
  for (const [id, sentences] of Object.entries(translations)) {
    if (!english.has(id)) problems.push(`${catalogue}: ${id} belongs to no message`)
    for (const language of Object.keys(sentences))
      if (!(LANGUAGES as readonly string[]).includes(language) || language === 'en')
        problems.push(`${catalogue}: ${id}: ${language} is not translated to`)
  }
  return problems
}

/** Ids that more than one file declares. */
export function duplicatesOf(files: readonly MessageFile[]): string[] {
  const sources = new Map<string, string>()
  return files.flatMap(({ source, english }) =>
    [...english.keys()].flatMap((id) => {
      const first = sources.get(id)
      sources.set(id, source)
      return first === undefined ? [] : [`${source}: ${id} is declared in ${first} too`]
    }),
  )
}

function problemsOfSentence(language: MessageLanguage, sentence: string, english: string): string[] {
  try {
    const wanted = argumentsOf(parse(english)).join(', ')
    const given = argumentsOf(parse(sentence)).join(', ')
    return [
      ...(wanted === given ? [] : [`${language} names {${given}} where the English sentence names {${wanted}}`]),
      ...pluralGaps(language, sentence).map((gap) => `${language} has no form for ${gap}`),
      ...termProblems(language, wordsOf(parse(sentence))),
      ...signProblems(language, wordsOf(parse(sentence))),
    ]
  } catch (error) {
    return [`${language} cannot be read: ${error instanceof Error ? error.message : String(error)}`]
  }
}

/** Signs that break a line where none may end, or that belong to a typewriter. */
function signProblems(language: MessageLanguage, words: string): string[] {
  return [
    ...(words.includes("'") ? [`${language} has a straight apostrophe: write ’`] : []),
    ...(language === 'fr' && /«[ \u00a0]|[ \u00a0][:;?!»]/u.test(words)
      ? ['fr has a wide space at a sign: npm run messages makes it narrow']
      : []),
  ]
}

/** Names of values and of rich elements, each with its kind, once. */
function argumentsOf(tree: MessageFormatElement[]): string[] {
  const found = new Set<string>()
  const visit = (elements: MessageFormatElement[]) => {
    for (const element of elements) {
      if (element.type === TYPE.literal || element.type === TYPE.pound) continue
      found.add(element.type === TYPE.tag ? `<${element.value}>` : element.value)
      if (element.type === TYPE.tag) visit(element.children)
      if (element.type === TYPE.plural || element.type === TYPE.select)
        for (const option of Object.values(element.options)) visit(option.value)
    }
  }
  visit(tree)
  return [...found].sort()
}

/** What a reader sees of a sentence: its words without the names of values and elements. */
function wordsOf(tree: MessageFormatElement[]): string {
  return tree
    .map((element) => {
      if (element.type === TYPE.literal) return element.value
      if (element.type === TYPE.tag) return wordsOf(element.children)
      if (element.type !== TYPE.plural && element.type !== TYPE.select) return '…'
      const options = Object.values(element.options).map(({ value }) => wordsOf(value))
      return options.join(' | ')
    })
    .join('')
}
