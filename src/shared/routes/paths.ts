import { camelCase } from './route'
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

type Query<Row> = Row extends { query: readonly (infer Name extends string)[] }
  ? [query?: { readonly [Key in Name]?: string | undefined }]
  : []

/**
 * Makes addresses of the portal, relative to its base path: the parameters of the row in their order, then the query.
 */
export type Paths = {
  [Row in Rows[number] as CamelCase<Row['name']>]: (...values: [...Parameters<Row['path']>, ...Query<Row>]) => string
}

type Value = string | Readonly<Record<string, string | undefined>> | undefined

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

/** A path with the values that are there. */
function withQuery(path: string, query: Readonly<Record<string, string | undefined>>): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined && value !== '') search.set(name, value)
  const text = search.toString()
  return text === '' ? path : `${path}?${text}`
}
