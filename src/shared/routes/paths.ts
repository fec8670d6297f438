import type { Choices, ChosenOf } from './choices'
import { routes, type Rows } from './table'

/** The parts of a post that a link can name. */
export type PostEntity = 'attachments' | 'comments' | 'workflow' | 'tasks' | 'invitations' | 'subactivities'

type CamelCase<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name

type Parameters<Path extends string> = Path extends `${infer Head}/${infer Tail}`
  ? [...Parameters<Head>, ...Parameters<Tail>]
  : Path extends `:${string}?`
    ? [id?: string | undefined]
    : Path extends `:${string}`
      ? [id: string]
      : []

type Named<Row> = Row extends { query: readonly (infer Name extends string)[] }
  ? { readonly [Key in Name]?: string | undefined }
  : unknown

type ChosenIn<Row> = Row extends { choices: infer All extends Choices } ? Partial<ChosenOf<All>> : unknown

type Query<Row> = Row extends { query: unknown } | { choices: unknown } ? [query?: Named<Row> & ChosenIn<Row>] : []

/**
 * Makes addresses of the portal, relative to its base path: the parameters of the row in their order, then the query.
 */
export type Paths = {
  [Row in Rows[number] as CamelCase<Row['name']>]: (...values: [...Parameters<Row['path']>, ...Query<Row>]) => string
}

type QueryValue = string | readonly string[] | boolean | undefined

type Value = string | Readonly<Record<string, QueryValue>> | undefined

export const paths = Object.fromEntries(
  routes.map(({ name, path }) => [
    camelCase(name),
    (...values: Value[]) => {
      const ids = values.filter((value) => typeof value !== 'object')
      const filled = path.replace(/\/:\w+\??/g, () => {
        const id = ids.shift()
        return id === undefined ? '' : `/${encodeURIComponent(id)}`
      })
      return withQuery(filled, values.find((value) => typeof value === 'object') ?? {})
    },
  ]),
) as Paths

function camelCase(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}

/** A path with the values that are there: words, several of them, or a switch that is on. */
function withQuery(path: string, query: Readonly<Record<string, QueryValue>>): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    for (const word of Array.isArray(value) ? (value as readonly string[]) : [value === true ? '1' : value || ''])
      if (word !== '') search.append(name, word as string)
  const text = search.toString()
  return text === '' ? path : `${path}?${text}`
}
