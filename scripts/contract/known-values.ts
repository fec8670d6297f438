import { banner } from './banner.ts'
import type { OpenApiDocument, Schema } from './document.ts'
import { literal } from './literal.ts'

/**
 * The module with every open list of words (`x-known-values`) as an array and as a type: `Notification.typeId` gives
 * `notificationTypeIds`.
 */
export function knownValues(document: OpenApiDocument): string {
  const lists = Object.entries(document.components.schemas ?? {}).flatMap(([name, schema]) => listsOf(name, schema))
  return [banner, ...lists.map(listSource)].join('\n')
}

interface ValueList {
  type: string
  owner: string
  values: string[]
}

function listsOf(name: string, schema: Schema): ValueList[] {
  const properties = [schema, ...(schema.allOf ?? [])].flatMap((part) => Object.entries(part.properties ?? {}))
  const lists = properties.flatMap(([property, { items, ...own }]): ValueList[] => {
    const values = own['x-known-values'] ?? items?.['x-known-values']
    const singular = items ? property.replace(/s$/, '') : property
    return values ? [{ type: name + upperFirst(singular), owner: `${name}.${property}`, values }] : []
  })
  // Two properties of one schema that share their words have one list, which is named for the schema.
  const different = new Set(lists.map(({ values }) => values.join()))
  const [first] = lists
  if (!first || lists.length === 1 || different.size > 1) return lists
  return [{ ...first, type: `${name}Value`, owner: name }]
}

function listSource({ type, owner, values }: ValueList): string {
  const constant = `${type.charAt(0).toLowerCase()}${type.slice(1)}s`
  return `/** What the contract names for ${owner}; a server may send further values. */
export const ${constant} = ${literal(values)} as const
export type ${type} = (typeof ${constant})[number]
`
}

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
