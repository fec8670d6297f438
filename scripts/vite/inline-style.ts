/**
 * The skeleton's style sheet with just the tokens that it uses, and those that these are made of. Themes come along:
 * the values say by `light-dark()` which is which, and `data-theme` only chooses the scheme.
 */
export function inlineStyle(skeleton: string, tokens: string): string {
  const root = /:root\s*\{([\s\S]*?)\n\}/.exec(withoutComments(tokens))?.[1] ?? ''
  const values = new Map(
    [...root.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [
      name ?? '',
      (value ?? '').replaceAll(/\s+/g, ' ').trim(),
    ]),
  )
  const used = new Set<string>()
  const use = (text: string) => {
    for (const [, name = ''] of text.matchAll(/var\((--[\w-]+)/g)) {
      const value = values.get(name)
      if (value === undefined || used.has(name)) continue
      used.add(name)
      use(value)
    }
  }
  use(skeleton)
  const declarations = [...used].map((name) => `${name}:${values.get(name)}`).join(';')
  const themes = ":root[data-theme^='light']{color-scheme:light}:root[data-theme^='dark']{color-scheme:dark}"
  return `:root{color-scheme:light dark;${declarations}}${themes}${compact(skeleton)}`
}

function compact(css: string): string {
  return withoutComments(css)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{};,>]) ?/g, '$1')
    .replaceAll(': ', ':')
    .trim()
}

function withoutComments(css: string): string {
  return css.replaceAll(/\/\*[\s\S]*?\*\//g, '')
}
