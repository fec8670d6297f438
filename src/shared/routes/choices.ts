/**
 * What can be chosen on a screen and stands in its address, by the name of its parameter: one of some words (the first
 * holds where the address names none), free text, text of some form, several values of the same name, or a switch.
 */
export type Choice =
  { readonly oneOf: readonly [string, ...string[]] } | { readonly like: RegExp } | 'text' | 'several' | 'switch'

export type Choices = Readonly<Record<string, Choice>>

/** What a choice comes to. */
export type Chosen<One> = One extends { readonly oneOf: readonly (infer Word)[] }
  ? Word
  : One extends 'several'
    ? readonly string[]
    : One extends 'switch'
      ? boolean
      : string

/** What all choices of a screen come to. */
export type ChosenOf<All> = { readonly [Name in keyof All]: Chosen<All[Name]> }

const ON = '1'

/** Reads the choices from the query of an address; what it names and does not exist counts as not named. */
export function readChoices<All extends Choices>(choices: All, search: URLSearchParams): ChosenOf<All> {
  return Object.fromEntries(
    Object.entries(choices).map(([name, choice]) => [name, read(choice, search.getAll(name))]),
  ) as ChosenOf<All>
}

/** The query with these choices changed. What needs no word has none, and parameters of others stay. */
export function writeChoices<All extends Choices>(
  choices: All,
  search: URLSearchParams,
  change: Partial<ChosenOf<All>>,
): URLSearchParams {
  const chosen: Readonly<Record<string, unknown>> = { ...readChoices(choices, search), ...change }
  const next = new URLSearchParams(search)
  for (const [name, choice] of Object.entries(choices)) {
    next.delete(name)
    for (const word of wordsOf(choice, chosen[name])) next.append(name, word)
  }
  return next
}

/** The query without words that do not exist among its choices. */
export function withoutUnknown(choices: Choices, search: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...search].filter(([name, word]) => isKnown(choices[name], word)))
}

function isKnown(choice: Choice | undefined, word: string): boolean {
  if (choice === 'several') return word !== ''
  if (choice === 'switch') return word === ON
  if (typeof choice !== 'object') return true
  return 'like' in choice ? choice.like.test(word) : choice.oneOf.includes(word)
}

function read(choice: Choice, words: readonly string[]): unknown {
  if (choice === 'several') return [...new Set(words.filter((word) => word !== ''))]
  const [word = ''] = words
  if (choice === 'switch') return word === ON
  if (choice === 'text') return word
  if ('like' in choice) return choice.like.test(word) ? word : ''
  return choice.oneOf.find((one) => one === word) ?? choice.oneOf[0]
}

function wordsOf(choice: Choice, value: unknown): string[] {
  if (choice === 'several') return [...(value as readonly string[])]
  if (choice === 'switch') return value === true ? [ON] : []
  const word = value as string
  return word === '' || (typeof choice === 'object' && 'oneOf' in choice && word === choice.oneOf[0]) ? [] : [word]
}
