import { oklchToRgb, type Oklch, type Rgb } from './colour'

export type ThemeName = 'light' | 'dark' | 'light-hc' | 'dark-hc'

export const themeNames: readonly ThemeName[] = ['light', 'dark', 'light-hc', 'dark-hc']

/** The raw text of the custom properties, by the rule they stand in. */
export type TokenSheet = {
  /** The names in the order of the file, with their value for everybody. */
  root: Map<string, string>
  /** What a forced high-contrast theme replaces. */
  highContrast: Map<string, string>
  /** What the system's wish for contrast replaces; must equal `highContrast`. */
  prefersContrast: Map<string, string>
  /** Declarations of the attribute rules: eight colours, customer tints, and their high-contrast twins. */
  rules: Map<string, Map<string, string>>
}

const forced = ":root[data-theme$='-hc']"

/** Reads tokens.css. It knows the few shapes that file uses, and nothing more of CSS. */
export function readTokens(css: string): TokenSheet {
  const rules = new Map<string, Map<string, string>>()
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '')
  const media = /@media \(prefers-contrast: more\) \{((?:[^{}]*\{[^{}]*\})*)\s*\}/.exec(plain)
  collect(rules, plain.replace(media?.[0] ?? '', ''), '')
  collect(rules, media?.[1] ?? '', 'more ')
  const of = (selector: string) => rules.get(selector) ?? new Map<string, string>()
  return { root: of(':root'), highContrast: of(forced), prefersContrast: of('more :root'), rules }
}

function collect(rules: TokenSheet['rules'], css: string, prefix: string) {
  for (const [, selector = '', body = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const key = prefix + selector.trim()
    const declarations = rules.get(key) ?? new Map<string, string>()
    for (const [, name = '', value = ''] of body.matchAll(/(--[a-z0-9-]+)\s*:\s*([^;]+);/g)) {
      declarations.set(name, value.replace(/\s+/g, ' ').trim())
    }
    rules.set(key, declarations)
  }
}

/**
 * Every custom property as an element in this theme sees it; `local` are the element's own (a hue, a customer's tint).
 */
export function declarationsFor(
  sheet: TokenSheet,
  theme: ThemeName,
  local: { hue?: string; tint?: { h: number; c: number }; accent?: { h: number; c: number } } = {},
): Map<string, string> {
  const high = theme.endsWith('-hc')
  const layers = [sheet.root, high ? sheet.highContrast : undefined]
  const attribute = (selector: string) => layers.push(sheet.rules.get(selector))
  if (local.hue !== undefined) {
    attribute('[data-hue]')
    attribute(`[data-hue='${local.hue}']`)
    if (high) attribute(`${forced} [data-hue]`)
  }
  if (local.tint) {
    attribute('[data-tinted]')
    if (high) attribute(`${forced} [data-tinted]`)
  }
  const all = new Map<string, string>()
  for (const layer of layers) for (const [name, value] of layer ?? []) all.set(name, value)
  if (local.tint) all.set('--tint-h', String(local.tint.h)).set('--tint-c', String(local.tint.c))
  if (local.accent) all.set('--accent-h', String(local.accent.h)).set('--accent-c', String(local.accent.c))
  return all
}

/** The opaque colour of a token in a theme, or `null` when the token is no such colour. */
export function colourOf(declarations: Map<string, string>, name: string, theme: ThemeName): Rgb | null {
  const colour = parseColour(substitute(declarations, declarations.get(name) ?? '', theme))
  return colour && oklchToRgb(colour)
}

/** Replaces `var()` and picks the side of `light-dark()`, from the inside out, until neither is left. */
function substitute(declarations: Map<string, string>, value: string, theme: ThemeName): string {
  const replaced = value.replace(/var\((--[a-z0-9-]+)\)/g, (_, name: string) => declarations.get(name) ?? '')
  if (replaced !== value) return substitute(declarations, replaced, theme)
  const picked = /^light-dark\((.*)\)$/.exec(value)
  if (!picked) return value
  const [light = '', dark = ''] = splitArguments(picked[1] ?? '')
  return substitute(declarations, theme.startsWith('dark') ? dark : light, theme)
}

function parseColour(value: string): Oklch | null {
  const inside = /^oklch\((.*)\)$/.exec(value)?.[1]
  if (inside === undefined || inside.includes('/')) return null
  const [l, c, h] = splitArguments(inside, ' ').map(evaluate)
  return l === undefined || c === undefined || h === undefined ? null : { l, c, h }
}

/** A number, a product in `calc()`, or the smaller of two in `min()`. */
function evaluate(term: string): number {
  const call = /^(calc|min)\((.*)\)$/.exec(term)
  if (!call) return Number(term)
  const [, name, body = ''] = call
  return name === 'min'
    ? Math.min(...splitArguments(body).map(evaluate))
    : body
        .split(' * ')
        .map(evaluate)
        .reduce((product, factor) => product * factor, 1)
}

/** Splits at the separator where no bracket is open. */
function splitArguments(text: string, separator = ','): string[] {
  const parts: string[] = ['']
  let depth = 0
  for (const letter of text) {
    if (letter === '(') depth += 1
    if (letter === ')') depth -= 1
    if (letter === separator && depth === 0) parts.push('')
    else parts[parts.length - 1] += letter
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '')
}
