/**
 * A tiny language for the structure of JSON values, made from our schemas when the contract is generated. It replaces a
 * validation library, because it is part of the first load, and it needs no `eval`, which the content policy forbids.
 *
 * - `'s'` string, `'n'` number, `'i'` whole number, `'b'` true or false, `'o'` object, `'a'` list, `'0'` null, `'*'` anything;
 *   several letters are alternatives: `'s0'` is a string or null
 * - `'=red|green'` one of these words · `'~^/'` a string with this pattern · `'Post'` the shape of this name
 * - `['Post', '0']` one of these shapes
 * - `{ id: 's', 'place?': 's' }` an object, with its optional properties marked; `'!'` beside them forbids any other
 * - `{ '[]': 'Post' }` a list of posts, `{ '[+]': 'Post' }` one that is not empty, `{ '{}': 's' }` an object with any keys
 */
export type Shape = string | readonly Shape[] | { readonly [key: string]: Shape }

/** The shapes that others refer to by name. Names begin with a capital. */
export type ShapeNames = Readonly<Record<string, Shape>>

/** A shape that stands for the type `T`, together with all that it refers to. */
export interface ShapeOf<T> {
  readonly shape: Shape
  readonly names: ShapeNames
  /** Never there; it only ties the type to the shape. */
  readonly type?: T
}

/**
 * `strict` holds a value to everything that its shape says. `tolerant` asks only that what is required is there and of the right
 * JSON type: words of a later version, and null in place of an absent property, are let through.
 */
export type ShapeMode = 'strict' | 'tolerant'

/** JSON pointer of the first place where the value is not of this shape; null when there is none. The value itself is `''`. */
export function violationOf<T>(expected: ShapeOf<T>, value: unknown, mode: ShapeMode = 'strict'): string | null {
  return check(expected.shape, value, { names: expected.names, strict: mode === 'strict' }, '')
}

/** Whether the value has the shape of `T` in every detail. */
export function matches<T>(expected: ShapeOf<T>, value: unknown): value is T {
  return violationOf(expected, value) === null
}

interface Terms {
  names: ShapeNames
  strict: boolean
}

function check(shape: Shape, value: unknown, terms: Terms, at: string): string | null {
  if (typeof shape === 'string') return checkWord(shape, value, terms, at)
  if (isList(shape)) return checkAlternatives(shape, value, terms, at)

  const items = shape['[]'] ?? shape['[+]']
  if (items !== undefined) {
    if (!Array.isArray(value) || (terms.strict && !shape['[]'] && !value.length)) return at
    return firstOf(value.entries(), ([index, item]) => check(items, item, terms, `${at}/${index}`))
  }

  if (!isRecord(value)) return at
  const values = shape['{}']
  if (values !== undefined) {
    return firstOf(Object.entries(value), ([key, item]) => check(values, item, terms, `${at}/${escape(key)}`))
  }
  return checkProperties(shape, value, terms, at)
}

function checkProperties(
  shape: Readonly<Record<string, Shape>>,
  value: Record<string, unknown>,
  terms: Terms,
  at: string,
): string | null {
  const violation = firstOf(Object.entries(shape), ([key, property]) => {
    if (key === '!') return null
    const optional = key.endsWith('?')
    const name = optional ? key.slice(0, -1) : key
    const item = Object.hasOwn(value, name) ? value[name] : undefined
    if (optional && (item === undefined || (item === null && !terms.strict))) return null
    return check(property, item, terms, `${at}/${name}`)
  })
  if (violation !== null || !terms.strict || !('!' in shape)) return violation
  const stranger = Object.keys(value).find((key) => !(key in shape) && !(`${key}?` in shape))
  return stranger === undefined ? null : `${at}/${escape(stranger)}`
}

/** Of several alternatives that all fail, the one that came furthest says best what is wrong. */
function checkAlternatives(shapes: readonly Shape[], value: unknown, terms: Terms, at: string): string | null {
  let furthest = at
  for (const shape of shapes) {
    const violation = check(shape, value, terms, at)
    if (violation === null) return null
    if (violation.length > furthest.length) furthest = violation
  }
  return furthest
}

function checkWord(word: string, value: unknown, terms: Terms, at: string): string | null {
  const named = terms.names[word]
  if (named !== undefined) return check(named, value, terms, at)
  return isOfWord(word, value, terms.strict) ? null : at
}

function isOfWord(word: string, value: unknown, strict: boolean): boolean {
  const rest = word.slice(1)
  if (word[0] === '~') return typeof value === 'string' && (!strict || new RegExp(rest, 'u').test(value))
  if (word[0] === '=')
    return /^(str|num|boo)/.test(typeof value) && (!strict || rest.split('|').includes(String(value)))
  return [...word].some((letter) => isOfLetter(letter, value, strict))
}

function isOfLetter(letter: string, value: unknown, strict: boolean): boolean {
  switch (letter) {
    case 's':
      return typeof value === 'string'
    case 'i':
      return strict ? Number.isInteger(value) : typeof value === 'number'
    case 'n':
      return typeof value === 'number'
    case 'b':
      return typeof value === 'boolean'
    case 'o':
      return isRecord(value)
    case 'a':
      return Array.isArray(value)
    case '0':
      return value === null
    default:
      return value !== undefined
  }
}

function firstOf<T>(entries: Iterable<T>, violation: (entry: T) => string | null): string | null {
  for (const entry of entries) {
    const found = violation(entry)
    if (found !== null) return found
  }
  return null
}

const isList = (shape: Shape): shape is readonly Shape[] => Array.isArray(shape)

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const escape = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1')
