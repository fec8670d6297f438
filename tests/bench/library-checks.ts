import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { libraryWords, localesIn } from './library-words.ts'
import { measureComponent } from './component-sizes.ts'

/** What was looked at, its figures, and what is wrong with them. */
export interface Check {
  what: string
  figures: string
  complaints: string[]
}

/** Bytes that importing a component alone costs, React not counted, and the components that it is made of. */
const COMPONENTS: Readonly<Record<string, { limit: number; madeOf: readonly string[] }>> = {
  Button: { limit: 1_700, madeOf: ['Link', 'VisuallyHidden'] },
  Dialog: { limit: 23_800, madeOf: ['IconButton', 'PageLocale', 'icons', 'own-stop'] },
  Menu: { limit: 46_400, madeOf: ['PageLocale'] },
  Tabs: { limit: 4_250, madeOf: ['VisuallyHidden', 'icons'] },
  VirtualList: { limit: 12_300, madeOf: [] },
}

/** The languages of the portal as the library of primitives calls them; American English is what it falls back to. */
const LOCALES = ['it-IT', 'es-ES', 'de-DE', 'el-GR', 'pt-BR', 'fr-FR', 'en-US']

/** One component imported alone adds itself and nothing else. */
export async function checkComponents(): Promise<Check[]> {
  const checks: Check[] = []
  for (const [component, { limit, madeOf }] of Object.entries(COMPONENTS)) {
    const { bytes, components } = await measureComponent(component)
    const strangers = components.filter((name) => name !== component && !madeOf.includes(name))
    const complaints = [
      ...(bytes > limit ? ['costs more than its limit'] : []),
      ...strangers.map((name) => `brings ${name} along`),
    ]
    checks.push({ what: `${component} alone`, figures: `${bytes} bytes, limit ${limit}`, complaints })
  }
  return checks
}

/**
 * The library of primitives brings its words in the portal's languages and in no other: by its files, and by what is
 * written in the built code.
 */
export async function checkLanguages(portal: string, modules: Readonly<Record<string, string[]>>): Promise<Check> {
  const chunks = Object.keys(modules).filter((file) =>
    modules[file]?.some((name) => /^react-(aria|stately)/.test(name)),
  )
  const names = chunks.flatMap((file) => modules[file] ?? [])
  const brought = new Set(names.flatMap((name) => /\/intl\/(?:.*\/)?([a-z]{2}-[A-Z]{2})\./.exec(name)?.[1] ?? []))
  const code = chunks.map((file) => readFileSync(join(portal, file), 'utf8')).join('\n')
  const spoken = new Set([...brought, ...localesIn(code, await libraryWords())])
  const complaints = [
    ...[...spoken].filter((locale) => !LOCALES.includes(locale)).map((locale) => `speak ${locale} too`),
    ...LOCALES.filter((locale) => !brought.has(locale)).map((locale) => `do not speak ${locale}`),
  ]
  return { what: 'primitives speak', figures: [...spoken].sort().join(', '), complaints }
}
