/**
 * Words of the portal: collects them from the sources, keeps the catalogues whole and compiles them ahead.
 *   npm run messages            collect, add what is new to every catalogue, drop what is gone, compile
 *   npm run messages -- --check fail when a catalogue lacks a message, has one too many, or names other values than the English sentence,
 *                               or lacks a plural form that its language asks for
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { globSync } from 'node:fs'
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { FIRST_MESSAGES, type FirstWords } from './first-messages.ts'
import { pluralGaps } from './plural-gaps.ts'
import { root } from './run-suite.ts'

const LANGUAGES = ['en', 'it', 'es', 'de', 'el', 'pt', 'fr'] as const
const folder = join(root, 'src', 'shared', 'i18n')
const catalogueFile = (language: string) => join(folder, 'catalogues', `${language}.json`)
const compiledFile = (language: string, part: FirstWords | 'rest') =>
  join(folder, 'compiled', `${language}.${part}.gen.json`)

type Catalogue = Record<string, string>

const { english, fileOf } = collect()
const complaints: string[] = []
const check = process.argv.includes('--check')

for (const language of LANGUAGES) {
  const catalogue = language === 'en' ? english : read(language)
  if (check) complain(language, catalogue)
  else writeCatalogue(language, catalogue)
}
if (complaints.length > 0) {
  console.error(complaints.join('\n'))
  console.error(
    `${complaints.length} messages need care: npm run messages adds what is new, then translate it in src/shared/i18n/catalogues.`,
  )
  process.exit(1)
}
if (!check) console.log(`${Object.keys(english).length} messages in ${LANGUAGES.length} languages`)

/** The English sentences, as the features declare them, and where each of them stands. */
function collect(): { english: Catalogue; fileOf: ReadonlyMap<string, string> } {
  const files = globSync('src/**/messages.ts', { cwd: root }).sort()
  const output = execFileSync(
    join(root, 'node_modules', '.bin', 'formatjs'),
    ['extract', '--throws', '--extract-source-location', ...files],
    { cwd: root, maxBuffer: 64 * 1024 * 1024, stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const found = Object.entries(
    JSON.parse(output.toString()) as Record<string, { defaultMessage: string; file: string }>,
  ).sort(([a], [b]) => a.localeCompare(b, 'en'))
  return {
    english: Object.fromEntries(found.map(([id, { defaultMessage }]) => [id, defaultMessage])),
    fileOf: new Map(found.map(([id, { file }]) => [id, file])),
  }
}

function read(language: string): Catalogue {
  try {
    return JSON.parse(readFileSync(catalogueFile(language), 'utf8')) as Catalogue
  } catch {
    return {}
  }
}

/** A message that has no translation yet stands empty: it is found by the check and never shown in English by mistake. */
function writeCatalogue(language: string, catalogue: Catalogue): void {
  const whole = Object.fromEntries(Object.keys(english).map((id) => [id, catalogue[id] ?? '']))
  mkdirSync(join(folder, 'catalogues'), { recursive: true })
  mkdirSync(join(folder, 'compiled'), { recursive: true })
  writeFileSync(catalogueFile(language), `${JSON.stringify(whole, null, 2)}\n`)
  const shown = Object.entries(whole).map(([id, text]) => [id, compile(text || (english[id] ?? ''))] as const)
  for (const part of ['door', 'home', 'rest'] as const) {
    const words = shown.filter(([id]) => belongs(fileOf.get(id) ?? '', part))
    writeFileSync(compiledFile(language, part), `${JSON.stringify(Object.fromEntries(words))}\n`)
  }
}

/** With either of the first parts the rest makes the whole: it leaves out only what is in both. */
function belongs(file: string, part: FirstWords | 'rest'): boolean {
  const isFirst = (first: FirstWords) => (FIRST_MESSAGES[first] as readonly string[]).includes(file)
  return part === 'rest' ? !(isFirst('door') && isFirst('home')) : isFirst(part)
}

/** Plain sentences stay text; others become the tree that the formatter walks. */
function compile(text: string): string | MessageFormatElement[] {
  const tree = parse(text, { ignoreTag: false })
  const [only] = tree
  return tree.length === 1 && only?.type === TYPE.literal && !/[{<']/.test(only.value)
    ? only.value
    : stripLocations(tree)
}

function stripLocations(tree: MessageFormatElement[]): MessageFormatElement[] {
  return JSON.parse(
    JSON.stringify(tree, (key, value: unknown) => (key === 'location' ? undefined : value)),
  ) as MessageFormatElement[]
}

function complain(language: string, catalogue: Catalogue): void {
  for (const [id, sentence] of Object.entries(english)) {
    const translated = catalogue[id]
    if (!translated) {
      complaints.push(`${language}: ${id} is missing`)
      continue
    }
    try {
      const wanted = argumentsOf(parse(sentence)).join(', ')
      const given = argumentsOf(parse(translated)).join(', ')
      if (wanted !== given)
        complaints.push(`${language}: ${id} names {${given}} where the English sentence names {${wanted}}`)
      for (const gap of pluralGaps(language, translated)) complaints.push(`${language}: ${id} has no form for ${gap}`)
    } catch (error) {
      complaints.push(`${language}: ${id} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  for (const id of Object.keys(catalogue))
    if (!(id in english)) complaints.push(`${language}: ${id} belongs to no message`)
}

/** Names of values and of rich parts, each with its kind, once. */
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
