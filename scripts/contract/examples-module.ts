import { banner } from './banner.ts'
import { isJson, operationsOf, resolve, type Content, type OpenApiDocument, type Operation } from './document.ts'
import { RepeatedValues } from './repeated-values.ts'

/**
 * The module with all named examples: `examples` (successful answers), `problems` (error answers) and `requestExamples`
 * (bodies), each by operation and name and with the type of the contract. `default` is the first of an operation,
 * unless one is called so.
 */
export function examplesModule(document: OpenApiDocument): string {
  const operations = operationsOf(document).map(({ operation }) => operation)
  const answers = operations.map((operation) => groupsOf(document, operation, (status) => status.startsWith('2')))
  const problems = operations.map((operation) => groupsOf(document, operation, (status) => !status.startsWith('2')))
  const requests = operations.map((operation) => requestGroups(document, operation))
  const repeated = new RepeatedValues()
  for (const group of answers.flat()) repeated.see(group.named, answerType(group))
  for (const group of problems.flat()) repeated.see(group.named, problemType())
  for (const group of requests.flat()) repeated.see(group.named, requestType(group))

  return `${banner}import type { components, operations } from './schema.gen'

type Content<Message> = Message extends { content: infer Types } ? Types[keyof Types] : never
type Answer<Name extends keyof operations, Status extends keyof operations[Name]['responses']> = Content<
  operations[Name]['responses'][Status]
>
type RequestBody<Name extends keyof operations> = Content<NonNullable<operations[Name]['requestBody']>>
type Problem = components['schemas']['Problem']

${repeated.declarations()}
/** Successful answers. */
export const examples: {
${typeLines(answers, answerType)}} = ${values(answers, repeated)}

/** Error answers; \`status\` inside each says which one it is. */
export const problems: {
${typeLines(problems, problemType)}} = ${values(problems, repeated)}

/** Bodies of requests. */
export const requestExamples: {
${typeLines(requests, requestType)}} = ${values(requests, repeated)}

/** A copy of a successful answer, which the caller may change. */
export function exampleOf<Name extends keyof typeof examples, Example extends keyof (typeof examples)[Name]>(
  operation: Name,
  example: Example,
): (typeof examples)[Name][Example] {
  return structuredClone(examples[operation][example])
}
`
}

const answerType = ({ id, status }: Group): string => `Answer<'${id}', ${status}>`
const problemType = (): string => 'Problem'
const requestType = ({ id }: Group): string => `RequestBody<'${id}'>`

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
  return [{ ...first, named: [...first.named, ['default', first.named[0]?.[1]]] }, ...others]
}

function typeLines(operations: Group[][], typeOf: (group: Group) => string): string {
  return operations
    .filter((groups) => groups.length)
    .map((groups) => `  ${groups[0]?.id}: ${groups.map((group) => record(group, typeOf(group))).join(' & ')}\n`)
    .join('')
}

const record = ({ named }: Group, type: string): string =>
  `Record<${named.map(([name]) => `'${name}'`).join(' | ')}, ${type}>`

function values(operations: Group[][], repeated: RepeatedValues): string {
  const entries = operations.flatMap((groups) => {
    const named = groups.flatMap((group) => group.named)
    if (!groups[0]) return []
    const lines = named.map(([name, value]) => `    ${name}: ${repeated.source(value)},\n`)
    return [`  ${groups[0].id}: {\n${lines.join('')}  },\n`]
  })
  return `{\n${entries.join('')}}`
}
