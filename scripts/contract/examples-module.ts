import { banner } from './banner.ts'
import { isJson, operationsOf, resolve, type Content, type OpenApiDocument, type Operation } from './document.ts'
import { literal } from './literal.ts'

/**
 * The module with all named examples: `examples` (successful answers), `problems` (error answers) and `requestExamples` (bodies), each
 * by operation and name and with the type of the contract. `default` is the first of an operation, unless one is called so.
 */
export function examplesModule(document: OpenApiDocument): string {
  const operations = operationsOf(document).map(({ operation }) => operation)
  const answers = operations.map((operation) => groupsOf(document, operation, (status) => status.startsWith('2')))
  const problems = operations.map((operation) => groupsOf(document, operation, (status) => !status.startsWith('2')))
  const requests = operations.map((operation) => requestGroups(document, operation))

  return `${banner}import type { components, operations } from './schema.gen'

type Content<Message> = Message extends { content: infer Types } ? Types[keyof Types] : never
type Answer<Name extends keyof operations, Status extends keyof operations[Name]['responses']> = Content<
  operations[Name]['responses'][Status]
>
type RequestBody<Name extends keyof operations> = Content<NonNullable<operations[Name]['requestBody']>>
type Problem = components['schemas']['Problem']

/** Successful answers. */
export const examples: {
${typeLines(answers, ({ id, status }) => `Answer<'${id}', ${status}>`)}} = ${values(answers)}

/** Error answers; \`status\` inside each says which one it is. */
export const problems: {
${typeLines(problems, () => 'Problem')}} = ${values(problems)}

/** Bodies of requests. */
export const requestExamples: {
${typeLines(requests, ({ id }) => `RequestBody<'${id}'>`)}} = ${values(requests)}

/** A copy of a successful answer, which the caller may change. */
export function exampleOf<Name extends keyof typeof examples, Example extends keyof (typeof examples)[Name]>(
  operation: Name,
  example: Example,
): (typeof examples)[Name][Example] {
  return structuredClone(examples[operation][example])
}
`
}

/** The examples of one message of an operation. */
interface Group {
  id: string
  status: string
  named: [string, unknown][]
}

function groupsOf(document: OpenApiDocument, operation: Operation, wanted: (status: string) => boolean): Group[] {
  const groups = Object.entries(operation.responses)
    .filter(([status]) => wanted(status))
    .map(([status, response]): Group => {
      const { content } = resolve(document, response)
      return { id: operation.operationId, status, named: named(document, content) }
    })
  return withDefault(groups.filter(({ named }) => named.length > 0))
}

function requestGroups(document: OpenApiDocument, operation: Operation): Group[] {
  const group = { id: operation.operationId, status: '', named: named(document, operation.requestBody?.content) }
  return withDefault(group.named.length ? [group] : [])
}

function named(document: OpenApiDocument, content: Content = {}): [string, unknown][] {
  return Object.entries(content)
    .filter(([mediaType]) => isJson(mediaType))
    .flatMap(([, { examples = {} }]) =>
      Object.entries(examples).map(([name, example]): [string, unknown] => [name, resolve(document, example).value]),
    )
}

function withDefault(groups: Group[]): Group[] {
  const names = groups.flatMap(({ named }) => named.map(([name]) => name))
  const twice = names.find((name, index) => names.indexOf(name) < index)
  if (twice) throw new Error(`${groups[0]?.id} has two examples called ${twice}`)
  const [first, ...others] = groups
  if (!first || names.includes('default')) return groups
  return [{ ...first, named: [['default', first.named[0]?.[1]], ...first.named] }, ...others]
}

function typeLines(operations: Group[][], typeOf: (group: Group) => string): string {
  return operations
    .filter((groups) => groups.length)
    .map((groups) => `  ${groups[0]?.id}: ${groups.map((group) => record(group, typeOf(group))).join(' & ')}\n`)
    .join('')
}

const record = ({ named }: Group, type: string): string =>
  `Record<${named.map(([name]) => `'${name}'`).join(' | ')}, ${type}>`

function values(operations: Group[][]): string {
  const entries = operations.flatMap((groups) =>
    groups[0] ? [[groups[0].id, Object.fromEntries(groups.flatMap(({ named }) => named))] as const] : [],
  )
  return literal(Object.fromEntries(entries))
}
