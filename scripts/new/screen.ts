import type { Changes } from './changes.ts'
import { makeFeature, toDo } from './feature.ts'
import { type Name, readName } from './names.ts'

const table = 'src/shared/routes/table.ts'
const titles = 'src/shared/routes/messages.ts'
const placeholder = 'src/app/screens/opening-soon'

/**
 * A screen: its row in the route table, its page, its story and its feature. A row that is there for a placeholder
 * becomes the row of the screen, and the placeholder's text goes.
 */
export function newScreen(changes: Changes, given: string | undefined, operationId: string | undefined): string[] {
  const name = readName(given, 'kebab')
  const operation = makeFeature(changes, name, operationId, true)
  const { parameters } = operation
  changes.create(`src/app/screens/${name.kebab}/Page.tsx`, page(name, parameters))
  if (changes.read(table).includes(`name: '${name.kebab}'`)) takeOverRow(changes, name)
  else addRow(changes, name, parameters)
  const address = addressOf(changes, name)
  changes.create(`src/app/screens/${name.pascal}.stories.tsx`, story(name, address))
  return [
    `Look at the row in ${table}: layout, errorEntity, permission, firstRequest.`,
    ...toDo(operation, name.kebab),
    'If it has a place in the menu, add one row to src/features/navigation/model/navigation-table.ts.',
    `npm run test:stories -- --update ${name.kebab} takes its pictures: look at them.`,
  ]
}

const page = ({ pascal, words }: Name, parameters: readonly string[]) =>
  parameters.length === 0
    ? `import { ${pascal} } from '@/features/${kebabOf(pascal)}'

/** ${words}. */
export function Page() {
  return <${pascal} />
}
`
    : `import { useParams } from 'react-router-dom'
import { ${pascal} } from '@/features/${kebabOf(pascal)}'

/** ${words}, as the address names it. */
export function Page() {
  const { ${parameters.map((one) => `${one} = ''`).join(', ')} } = useParams()
  return <${pascal} ${parameters.map((one) => `${one}={${one}}`).join(' ')} />
}
`

function kebabOf(pascal: string): string {
  return pascal.replaceAll(/(?<!^)([A-Z])/g, '-$1').toLowerCase()
}

const story = ({ words }: Name, address: string) => `import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Screen } from './Screen'

const meta = {
  title: 'Screens/${words}',
  component: Screen,
  parameters: { layout: 'fullscreen', address: null, world: 'default' },
  args: { address: '${address}' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
  },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const German: Story = { globals: { language: 'de' } }

export const Phone: Story = { tags: ['phone'], globals: { viewport: { value: 'phone' } } }
`

/** Before the administration, whose rows are the last. */
function addRow(changes: Changes, { kebab, camel, words }: Name, parameters: readonly string[]): void {
  const path = ['', kebab, ...parameters.map((one) => `:${one}`)].join('/')
  const row = `  { name: '${kebab}', path: '${path}', screen: '${kebab}' },\n`
  changes.edit(table, (text) => {
    const at = text.search(/^ {2}\{\n? *\.\.\.administration,|^\] as const satisfies/m)
    return at < 0 ? text : text.slice(0, at) + row + text.slice(at)
  })
  const title = `  ${camel}: { id: 'app.${camel}Title', defaultMessage: '${words}', description: 'Page title' },\n`
  changes.edit(titles, (text) => text.replace(/^\}\)$/m, `${title}})`))
}

/** The row of a placeholder gets its screen. */
function takeOverRow(changes: Changes, { kebab }: Name): void {
  changes.edit(table, (text) => {
    const { end, row } = rowOf(text, kebab)
    if (/\bscreen:|\.\.\.post/.test(row)) throw new Error(`The route ${kebab} has a screen already.`)
    return `${text.slice(0, end).replace(/,?\s*$/, '')}, screen: '${kebab}' ${text.slice(end)}`
  })
  forgetPlaceholder(changes, kebab)
}

/** The placeholder's text, and its message where no other placeholder says the same. */
function forgetPlaceholder(changes: Changes, kebab: string): void {
  const line = new RegExp(`^ {2}'?${kebab}'?: messages\\.(\\w+),\\n`, 'm')
  const key = line.exec(changes.read(`${placeholder}/Page.tsx`))?.[1]
  changes.edit(`${placeholder}/Page.tsx`, (text) => text.replace(line, ''))
  if (!key || changes.read(`${placeholder}/Page.tsx`).includes(`messages.${key},`)) return
  const message = new RegExp(`^ {2}${key}: \\{(.*\\},\\n|\\n[\\s\\S]*?^ {2}\\},\\n)`, 'm')
  changes.edit(`${placeholder}/messages.ts`, (text) => text.replace(message, ''))
}

/** The text of a row, and where its closing brace stands. */
function rowOf(text: string, kebab: string): { end: number; row: string } {
  const start = text.indexOf(`name: '${kebab}'`)
  let depth = 1
  let end = start
  while (depth > 0 && end < text.length) {
    end += 1
    if (text[end] === '{') depth += 1
    if (text[end] === '}') depth -= 1
  }
  return { end, row: text.slice(text.lastIndexOf('\n  {', start), end) }
}

/** An address of the screen for its story. */
function addressOf(changes: Changes, { kebab }: Name): string {
  const { row } = rowOf(changes.read(table), kebab)
  const path = /path: '([^']+)'/.exec(row)?.[1] ?? `/${kebab}`
  return path.replaceAll(/\/:\w+\?/g, '').replaceAll(/:(\w+)/g, '$1-1')
}
