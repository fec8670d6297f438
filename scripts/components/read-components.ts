import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { types as t } from 'storybook/internal/babel'
import { type CsfFile, loadCsf } from 'storybook/internal/csf-tools'
import { toId } from 'storybook/internal/csf'
import type { ComponentGuide, StateName } from '../../src/design-system/guide.ts'
import { slug } from '../../tests/stories/stories.ts'
import { literalValue, nameOf } from './literal-value.ts'
import { type ComponentRecord, type ComponentStory, statuses } from './component.ts'
import { unpressedKeys } from './pressed-keys.ts'

/** Keys whose work is the browser's own, which only real ones show. */
const browserKeys = readFileSync(new URL('../../tests/stories/keys.test.ts', import.meta.url), 'utf8')

/** All components of the design system, read from their sources with the parser that Storybook makes its index with. */
export function readComponents(designSystem: string): ComponentRecord[] {
  return globSync('*/*.stories.tsx', { cwd: designSystem })
    .map((file) => readComponent(designSystem, file))
    .filter((component) => component !== null)
    .sort((one, other) => one.name.localeCompare(other.name))
}

/** Folders of components that have no stories at all. */
export function foldersWithoutStories(designSystem: string): string[] {
  const folders = globSync('[A-Z]*/index.ts', { cwd: designSystem }).map((file) => dirname(file))
  return folders.filter((folder) => globSync('*.stories.tsx', { cwd: join(designSystem, folder) }).length === 0).sort()
}

function readComponent(designSystem: string, file: string): ComponentRecord | null {
  const source = readFileSync(join(designSystem, file), 'utf8')
  const csf = loadCsf(source, { fileName: file, makeTitle: (title) => title }).parse()
  const title = csf.meta?.title ?? ''
  if (!title.startsWith('Components/')) return null
  const folder = join(designSystem, dirname(file))
  const name = basename(file, '.stories.tsx')
  const tests = testsOf(folder, name)
  const stories = Object.keys(csf._stories).map((key) => storyOf(csf, key))
  const guide = guideOf(csf)
  const withoutGuide = source.replaceAll(/\bkeys: '[^']*'/g, '')
  return {
    name,
    folder: dirname(file),
    docsId: toId(title, 'docs'),
    subject: slug(title),
    status: statusOf(csf.meta?.tags ?? []),
    guide,
    stories: stories.map(({ id, name: story, plays, pictured }) => ({ id, name: story, plays, pictured })),
    neededStates: neededStates(propsOf(folder)),
    shownStates: shownStates(source, stories),
    unpressedKeys: unpressedKeys(guide?.keyboard ?? [], [withoutGuide, ...tests, pressedInBrowser(name)].join('\n')),
    storiesWithoutAxe: stories
      .filter(({ text }) => /a11y: \{[^}]*(test: '(off|todo)'|disable: true)/.test(text))
      .map((story) => story.name),
    testFiles: tests.length,
    tests: tests.reduce((sum, text) => sum + (text.match(/^\s*(it|test)(\.each)?\(/gm)?.length ?? 0), 0),
  }
}

function statusOf(tags: string[]) {
  const own = statuses.filter((status) => tags.includes(status))
  return own.length === 1 ? (own[0] ?? null) : null
}

/** `parameters.guide` of the meta, written there or in a constant of the same file. */
function guideOf(csf: CsfFile): Partial<ComponentGuide> | null {
  const parameters = csf._metaAnnotations['parameters']
  if (parameters?.type !== 'ObjectExpression') return null
  const own = parameters.properties.find(
    (property): property is t.ObjectProperty => property.type === 'ObjectProperty' && nameOf(property) === 'guide',
  )
  const node = own?.value.type === 'Identifier' ? constantOf(csf, own.value.name) : own?.value
  return (literalValue(node) as Partial<ComponentGuide> | undefined) ?? null
}

function constantOf(csf: CsfFile, name: string): t.Node | null {
  for (const statement of csf._ast.program.body) {
    if (statement.type !== 'VariableDeclaration') continue
    const found = statement.declarations.find(({ id }) => id.type === 'Identifier' && id.name === name)
    if (found) return found.init ?? null
  }
  return null
}

type ReadStory = ComponentStory & { text: string; phone: boolean }

function storyOf(csf: CsfFile, key: string): ReadStory {
  const { id, name = key } = csf._stories[key] ?? { id: key }
  const annotations = csf._storyAnnotations[key] ?? {}
  const own = literalValue(annotations['tags'])
  const tags = [...(csf.meta?.tags ?? []), ...(Array.isArray(own) ? own : [])]
  const text = textOf(csf, key)
  return {
    id,
    name,
    plays: 'play' in annotations || /\.\.\.\w+/.test(text),
    pictured: !tags.includes('no-visual'),
    text,
    phone: tags.includes('phone'),
  }
}

function textOf(csf: CsfFile, key: string): string {
  const { start, end } = csf._storyExports[key] ?? {}
  return csf._file.code.slice(start ?? 0, end ?? 0)
}

/**
 * A folder with several components has tests of one that draw another; they count for each component that they draw.
 */
function testsOf(folder: string, name: string): string[] {
  const tests = globSync('*.test.{ts,tsx}', { cwd: folder }).map((file) => readFileSync(join(folder, file), 'utf8'))
  const several = globSync('*.stories.tsx', { cwd: folder }).length > 1
  return several ? tests.filter((text) => text.includes(`<${name}`)) : tests
}

/** The tests with real keys whose titles begin with the name of the component. */
function pressedInBrowser(name: string): string {
  const tests = browserKeys.split(/^test\(/m)
  return tests.filter((test) => test.startsWith(`'${name}:`)).join('\n')
}

function propsOf(folder: string): string {
  const files = globSync(['*.tsx', '*-props.ts'], { cwd: folder, exclude: ['*.stories.tsx', '*.test.tsx'] })
  return files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n')
}

/**
 * A prop that puts the component in a state asks for a story of that state; long words and little room meet every
 * component.
 */
function neededStates(props: string): StateName[] {
  const states: [StateName, RegExp][] = [
    ['disabled', /^\s+disabled\?:/m],
    ['loading', /^\s+(busy|loading)\?:/m],
    ['error', /^\s+error\?:/m],
    ['empty', /^\s+(empty|emptyText|whenEmpty)\?:/m],
  ]
  return [...states.filter(([, pattern]) => pattern.test(props)).map(([state]) => state), 'German', 'Greek', '390 px']
}

function shownStates(source: string, stories: ReadStory[]): StateName[] {
  const some = (seen: (story: ReadStory) => boolean) => stories.some(seen)
  const shown: Record<StateName, boolean> = {
    // What all stories share (one entry of a menu) stands outside of each.
    disabled: /\bdisabled: true/.test(source) || some(({ name, text }) => /disabled/i.test(name + text)),
    loading: /\bbusy: true/.test(source) || some(({ name, text }) => /loading|busy|skeleton/i.test(name + text)),
    empty: some(({ name, text }) => /empty|no ?(one|body|thing)|without/i.test(name + text)),
    error: some(({ name, text }) => /error|fail|refus|invalid/i.test(name + text)),
    German: some(({ name, text }) => /german/i.test(name) || /['"]de(-DE)?['"]/.test(text)),
    Greek: some(({ name, text }) => /greek/i.test(name) || /['"]el(-GR)?['"]/.test(text)),
    '390 px': some(({ name, text, phone }) => phone || /\b390\b|value: 'phone'/.test(name + text)),
  }
  return (Object.keys(shown) as StateName[]).filter((state) => shown[state])
}
