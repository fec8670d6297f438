import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const nodeModules = fileURLToPath(new URL('../../node_modules', import.meta.url))

type Words = Record<string, unknown>

/** Words that the primitives library brings for one locale, without those that another locale shares. */
export interface LocaleWords {
  locale: string
  words: string[]
}

/** Reads the words of every locale out of the library, so that a built file can be searched for them. */
export async function libraryWords(): Promise<LocaleWords[]> {
  const files = globSync('{react-aria,react-stately,react-aria-components}/dist/private/intl/**/??-??.mjs', {
    cwd: nodeModules,
  })
  const byLocale = new Map<string, Set<string>>()
  for (const file of files) {
    const { default: module } = (await import(join(nodeModules, file))) as { default: Words }
    const locale = basename(file, '.mjs')
    const words = byLocale.get(locale) ?? new Set()
    for (const word of Object.values(module)) if (isTelling(word)) words.add(word)
    byLocale.set(locale, words)
  }
  return [...byLocale].map(([locale, words]) => ({
    locale,
    words: [...words].filter((word) => [...byLocale].every(([other, theirs]) => other === locale || !theirs.has(word))),
  }))
}

/** The locales of which built code holds words. */
export function localesIn(code: string, all: readonly LocaleWords[]): string[] {
  const text = unescaped(code)
  return all.filter(({ words }) => words.some((word) => text.includes(word))).map(({ locale }) => locale)
}

/** Short words in plain letters may stand anywhere. */
function isTelling(word: unknown): word is string {
  return typeof word === 'string' && word.length >= (/[^\x20-\x7e]/.test(word) ? 5 : 10)
}

function unescaped(code: string): string {
  return code.replace(/\\u\{?([0-9a-f]{4,6})\}?/gi, (_, digits: string) => String.fromCodePoint(parseInt(digits, 16)))
}
