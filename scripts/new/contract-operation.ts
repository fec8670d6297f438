import { posix } from 'node:path'
import { parse } from 'yaml'
import type { Changes } from './changes.ts'

type Node = Readonly<Record<string, unknown>>

/** What a query and a view need to know of a reading operation of the contract. */
export interface ContractOperation {
  operationId: string
  path: string
  /** Names of the parameters in the path. */
  parameters: readonly string[]
  /** Schema of the answer. */
  schema: string
  /** Name of the first example of the answer. */
  example: string
  /** The array that the answer is about, and what names an entry; null where the answer is one thing. */
  list: { property: string; key: string | null; label: string | null } | null
  /** A string of the answer that can stand for it. */
  label: string | null
}

const contract = 'openapi/openapi.yaml'

/** Finds a GET operation with a JSON answer by its id. */
export function readOperation(changes: Changes, operationId: string): ContractOperation {
  const { paths } = parse(changes.read(contract)) as { paths: Record<string, Node> }
  for (const [path, entry] of Object.entries(paths)) {
    const item = follow(changes, contract, entry)
    const get = item.node['get'] as Node | undefined
    if (get?.['operationId'] === operationId) return describe(changes, operationId, path, { ...item, node: get })
  }
  throw new Error(
    `The contract has no GET operation ${operationId}. npm run new -- operation ${operationId} begins one.`,
  )
}

type Place = { file: string; node: Node }

function describe(changes: Changes, operationId: string, path: string, operation: Place): ContractOperation {
  const response = operation.node['responses'] as Record<string, Node>
  const content = (response['200']?.['content'] as Record<string, Node> | undefined)?.['application/json']
  const reference = (content?.['schema'] as { $ref?: string } | undefined)?.$ref
  const example = Object.keys((content?.['examples'] as Node | undefined) ?? {})[0]
  if (!content || !reference || !example)
    throw new Error(`${operationId} has no JSON answer with a named schema and example.`)
  const answer = follow(changes, operation.file, { $ref: reference })
  return {
    operationId,
    path,
    parameters: [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ''),
    schema: reference.split('/').at(-1) ?? '',
    example,
    list: listOf(changes, answer),
    label: labelOf(changes, answer),
  }
}

function listOf(changes: Changes, answer: Place): ContractOperation['list'] {
  for (const [property, schema] of properties(answer)) {
    const { file, node } = follow(changes, answer.file, schema)
    if (node['type'] !== 'array') continue
    const item = follow(changes, file, node['items'] as Node)
    return { property, key: required(item).includes('id') ? 'id' : null, label: labelOf(changes, item) }
  }
  return null
}

function labelOf(changes: Changes, place: Place): string | null {
  const texts = properties(place)
    .filter(([, schema]) => follow(changes, place.file, schema).node['type'] === 'string')
    .map(([name]) => name)
    .filter((name) => required(place).includes(name))
  return ['title', 'name', 'displayName'].find((name) => texts.includes(name)) ?? texts[0] ?? null
}

function properties({ node }: Place): [string, Node][] {
  return Object.entries((node['properties'] ?? {}) as Record<string, Node>)
}

function required({ node }: Place): string[] {
  return (node['required'] ?? []) as string[]
}

/** The thing that a `$ref` points at, with the file that its own references are relative to. */
function follow(changes: Changes, file: string, node: Node): Place {
  const reference = node['$ref']
  if (typeof reference !== 'string') return { file, node }
  const [path = '', pointer = ''] = reference.split('#')
  const target = path === '' ? file : posix.join(posix.dirname(file), path)
  const keys = pointer.split('/').slice(1)
  const found = keys.reduce<unknown>((value, key) => (value as Node)[key], parse(changes.read(target)))
  return follow(changes, target, found as Node)
}
