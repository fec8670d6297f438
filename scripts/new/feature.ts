import type { Changes } from './changes.ts'
import { type ContractOperation, readOperation } from './contract-operation.ts'
import { type Name, nameOf, readName } from './names.ts'

interface Feature {
  name: Name
  operation: ContractOperation
  /** It is the content of a whole page, with its h1; else a section of one. */
  page: boolean
}

/** A feature that shows what one operation answers: query, view in a QueryView, stories, test, messages. */
export function newFeature(changes: Changes, given: string | undefined, operationId: string | undefined): string[] {
  const operation = makeFeature(changes, readName(given, 'kebab'), operationId, false)
  return toDo(operation, given ?? '')
}

/** What remains to do by hand for every feature. */
export function toDo({ operationId }: ContractOperation, kebab: string): string[] {
  return [
    `Draw what ${operationId} answers in the view of src/features/${kebab}/ui, and tell its states in the stories.`,
    `Write the sentences of src/features/${kebab}/messages.ts, then npm run messages, and translate them.`,
  ]
}

export function makeFeature(
  changes: Changes,
  name: Name,
  operationId: string | undefined,
  page: boolean,
): ContractOperation {
  if (!operationId) throw new Error('Name the GET operation that it shows: --operation listHomes')
  const operation = readOperation(changes, operationId)
  const feature = { name, operation, page }
  const folder = `src/features/${name.kebab}`
  if (changes.has(folder)) throw new Error(`${folder} exists already.`)
  const { pascal } = name
  changes.create(`${folder}/index.ts`, index(feature))
  changes.create(`${folder}/messages.ts`, messages(feature))
  changes.create(`${folder}/api/queries.ts`, queries(feature))
  changes.create(`${folder}/ui/${pascal}.tsx`, view(feature))
  changes.create(`${folder}/ui/${pascal}.module.css`, css)
  changes.create(`${folder}/ui/${pascal}.stories.tsx`, stories(feature))
  changes.create(`${folder}/ui/${pascal}.test.tsx`, test(feature))
  return operation
}

const index = ({ name: { pascal } }: Feature) => `export { ${pascal} } from './ui/${pascal}'\n`

const messages = ({
  name: { camel, words },
  operation,
  page,
}: Feature) => `import { defineMessages } from '@/shared/i18n'

/** Messages of ${words.toLowerCase()}. */
export const messages = defineMessages({
  title: { id: '${camel}.title', defaultMessage: '${words}', description: 'Title' },
  loading: {
    id: '${camel}.loading',
    defaultMessage: 'Loading: ${words.toLowerCase()}',
    description: 'For screen readers, while the content is on its way',
  },
${operation.list ? message(camel, 'empty', 'Nothing here yet', 'Title where there is no content') : ''}${message(camel, 'failed', 'This could not be loaded', 'Title in place of the content')}${page ? '' : message(camel, 'notFound', 'This is no longer here', 'Title where there is no such thing') + message(camel, 'forbidden', 'This is not open to you', 'Title where the reader may not look')}})
`

const message = (camel: string, key: string, english: string, description: string) =>
  `  ${key}: { id: '${camel}.${key}', defaultMessage: '${english}', description: '${description}' },\n`

/** `listHomes` asks for `homes`, `getTable` for `table`. */
function queryName({ operationId }: ContractOperation): string {
  return nameOf(operationId.replace(/^(list|get)(?=[A-Z])/, '')).camel
}

function queries({ name, operation }: Feature): string {
  const { parameters, path } = operation
  const given = parameters.map((parameter) => `${parameter}: string`).join(', ')
  const params = parameters.length > 0 ? `params: { path: { ${parameters.join(', ')} } }, ` : ''
  const key = ["...QUERIES.all, 'QUERY'", ...parameters].join(', ')
  return `import { queryOptions } from '@tanstack/react-query'
import { api, unwrap } from '@/api'

/** What the server knows of ${name.words.toLowerCase()}. */
export const QUERIES = {
  all: ['${name.kebab}'] as const,
  QUERY: (${given}) =>
    queryOptions({
      queryKey: [${key}] as const,
      queryFn: ({ signal }) => unwrap(api.GET('${path}', { ${params}signal })),
    }),
}
`
    .replaceAll('QUERIES', `${name.camel}Queries`)
    .replaceAll('QUERY', queryName(operation))
}

function view({ name, operation, page }: Feature): string {
  const { pascal, camel, words } = name
  const { parameters, schema, list, label } = operation
  const props = parameters.length > 0 ? `{ ${parameters.join(', ')} }: ${pascal}Props` : ''
  const propsType = `export type ${pascal}Props = { ${parameters.map((one) => `${one}: string`).join('; ')} }\n\n`
  const title = '{formatMessage(messages.title)}'
  const heading = page ? `<Page title=${title}>` : `<section aria-label=${title}>`
  const entry = `<li key={${list?.key ? `entry.${list.key}` : 'JSON.stringify(entry)'}}>{${list?.label ? `entry.${list.label}` : 'JSON.stringify(entry)'}}</li>`
  const asked = `${camel}Queries.${queryName(operation)}(${parameters.join(', ')})`
  const query = page
    ? `useQuery({
    ...${asked},
    // What is missing or closed is shown by the error page of the route.
    throwOnError: (error) => isApiError(error) && (error.kind === 'not-found' || error.kind === 'forbidden'),
  })`
    : `useQuery(${asked})`
  const empty = list
    ? `\n        empty={{ when: (data) => data.${list.property}.length === 0, title: formatMessage(messages.empty) }}`
    : ''
  return `import { useQuery } from '@tanstack/react-query'
import ${page ? '{ isApiError, type Schemas }' : 'type { Schemas }'} from '@/api'
${page ? "import { Page } from '@/design-system/Page'\n" : ''}import { Skeleton, SkeletonGroup } from '@/design-system/Skeleton'
import { QueryView } from '@/features/query-view'
import { useIntl } from '@/shared/i18n'
import { ${camel}Queries } from '../api/queries'
import { messages } from '../messages'
import styles from './${pascal}.module.css'

${parameters.length > 0 ? propsType : ''}/** ${words}: asks the server, and shows what it answers. */
export function ${pascal}(${props}) {
  const { formatMessage } = useIntl()
  const query = ${query}
  return (
    ${heading}
      <QueryView
        query={query}
        skeleton={
          <SkeletonGroup label={formatMessage(messages.loading)}>
            <Skeleton length="half" />
            <Skeleton length="long" />
            <Skeleton length="long" />
          </SkeletonGroup>
        }
        words={messages}${empty}
      >
        {(data) => <${pascal}View data={data} />}
      </QueryView>
    ${page ? '</Page>' : '</section>'}
  )
}

/** ${words}, as the server has it. */
export function ${pascal}View({ data }: { data: Schemas['${schema}'] }) {
${
  list
    ? `  return (
    <ul className={styles.root}>
      {data.${list.property}.map((entry) => (
        ${entry}
      ))}
    </ul>
  )`
    : `  return <p className={styles.root}>{${label ? `data.${label}` : 'JSON.stringify(data)'}}</p>`
}
}
`
}

const css = `.root {
  display: grid;
  gap: var(--space-2);
}
`

/** The arguments of stories and tests: the values that the contract gives as examples are known to the mock. */
const args = (parameters: readonly string[]) => parameters.map((one) => `${one}: '${one}-1'`).join(', ')

function stories({ name: { pascal, words }, operation, page }: Feature): string {
  const { parameters, path, operationId, example } = operation
  const call = path.split('{')[0]
  return `import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { examples } from '@/api/examples.gen'

import { ${pascal}, ${pascal}View } from './${pascal}'

const example = examples.${operationId}.${example}

const meta = {
  title: 'Features/${words}/${page ? 'Page' : 'Section'}',
  component: ${pascal},
  parameters: { world: 'default' },${parameters.length > 0 ? `\n  args: { ${args(parameters)} },` : ''}
} satisfies Meta<typeof ${pascal}>

export default meta
type Story = StoryObj<typeof meta>

const call = '${call}'

export const Loaded: Story = { render: () => <${pascal}View data={example} /> }

export const Loading: Story = {
  parameters: { world: { seed: 'default', troubles: { [call]: 'never' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading: ${words.toLowerCase()}')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  parameters: { world: { seed: 'default', troubles: { [call]: 500 } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const Phone: Story = { ...Loaded, tags: ['phone'], globals: { viewport: { value: 'phone' } } }
`
}

function test({ name: { pascal }, operation }: Feature): string {
  const { parameters, operationId, example, list, label } = operation
  const attributes = parameters.map((one) => ` ${one}="${one}-1"`).join('')
  const shown = list ? list.label && `example.${list.property}[0]?.${list.label} ?? ''` : label && `example.${label}`
  return `import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, ${shown ? '' : 'expect, '}it, vi } from 'vitest'
import { examples } from '@/api/examples.gen'
import { openPortal, problem, type Intercept } from '@/shared/testing/open-portal'
import { ${pascal} } from './${pascal}'

const example = examples.${operationId}.${example}
const answered: Intercept = () => Response.json(example)

afterEach(() => {
  vi.unstubAllGlobals()
})

const open = (intercept: Intercept) => openPortal({ '/': <${pascal}${attributes} /> }, { intercept })

it('shows what the server has', async () => {
  ${shown ? `open(answered)\n  await screen.findByText(${shown})` : `const { container } = open(answered)\n  await vi.waitFor(() => expect(container.querySelector('.root')).not.toBeNull())`}
})
${
  list
    ? `
it('says that there is nothing', async () => {
  open(() => Response.json({ ...example, ${list.property}: [] }))
  await screen.findByText('Nothing here yet')
})
`
    : ''
}
it('asks again after a failure', async () => {
  const { portal } = open(() => problem(500, 'broken'))
  const again = await screen.findByRole('button', { name: 'Try again' })
  portal.intercept = answered
  await userEvent.click(again)
  ${shown ? `await screen.findByText(${shown})` : `await vi.waitFor(() => expect(screen.queryByRole('button')).toBeNull())`}
})
`
}
