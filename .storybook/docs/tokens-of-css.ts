import css from '../../src/design-system/tokens.css?raw'
import { readTokens } from '../../src/design-system/tokens/read-tokens'

/** The tokens as the file says them: the pages below are drawn from it, so that they cannot grow old. */
export const sheet = readTokens(css)

/** The names that begin with one of the given words, in the order of the file. */
export function namesOf(...prefixes: string[]): string[] {
  return [...sheet.root.keys()].filter((name) => prefixes.some((prefix) => name.startsWith(`--${prefix}`)))
}
