import type { OpenApiDocument, Schema } from '../document.ts'
import { escape } from '../report/escape.ts'
import { inline, provenance } from './markup.ts'

/** The fields of an object with their types, limits and where each comes from. */
export function schemaTable(schema: Schema): string {
  const parts = [schema, ...(schema.allOf ?? [])]
  const rows = parts.flatMap(({ properties = {}, required = [] }) =>
    Object.entries(properties).map(([name, property]) => row(name, property, required.includes(name))),
  )
  const bases = (schema.allOf ?? []).filter(({ $ref }) => $ref)
  const base = bases.length > 0 ? `<p>With all of ${bases.map(typeOf).join(', ')}</p>` : ''
  if (rows.length === 0) return `${base}<p>${typeOf(schema)}</p>`
  return `${base}<div class="wide"><table><thead><tr><th scope="col">Field</th><th scope="col">Type</th><th scope="col">Meaning</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`
}

function row(name: string, schema: Schema & { description?: string }, required: boolean): string {
  const origin = provenance(schema['x-field-provenance'], schema['x-field-provenance-reason'])
  return `<tr><th scope="row"><code>${escape(name)}</code>${required ? '' : ' <span class="soft">optional</span>'}</th><td>${typeOf(schema)}</td><td>${inline(schema.description)} ${origin}</td></tr>\n`
}

/** A type in words, with links to the named ones. */
export function typeOf(schema: Schema): string {
  if (schema.$ref) return link(schema.$ref)
  const alternatives = schema.oneOf ?? schema.anyOf
  if (alternatives) return alternatives.map(typeOf).join(' or ')
  if (schema.const !== undefined) return `<code>${escape(JSON.stringify(schema.const))}</code>`
  if (schema.enum) return schema.enum.map((word) => `<code>${escape(String(word))}</code>`).join(', ')
  const types = [schema.type ?? 'anything']
    .flat()
    .map((type) => (type === 'array' ? `list of ${typeOf(schema.items ?? {})}` : type))
  return `${types.join(' or ')}${limits(schema)}`
}

function limits(schema: Schema): string {
  const { format, pattern, minLength, maxLength, minimum, maximum, minItems, maxItems } = schema
  const range = (from: number | undefined, to: number | undefined, unit: string) =>
    from === undefined && to === undefined ? [] : [`${from ?? '…'} to ${to ?? '…'}${unit}`]
  const words = [
    ...(format ? [format] : []),
    ...range(minLength, maxLength, ' letters'),
    ...range(minimum, maximum, ''),
    ...range(minItems, maxItems, ' entries'),
    ...(pattern ? [`<code>${escape(pattern)}</code>`] : []),
    ...(schema['x-indivisible'] ? ['none of them can be left out'] : []),
    ...(schema['x-known-values'] ? [`known: ${schema['x-known-values'].map(escape).join(', ')}`] : []),
  ]
  return words.length > 0 ? ` <span class="soft">${words.join('; ')}</span>` : ''
}

function link(reference: string): string {
  const name = reference.split('/').at(-1) ?? ''
  return reference.startsWith('#/components/')
    ? `<a href="schemas.html#${name}">${name}</a>`
    : `<a href="#${name}">${name}</a>`
}

/** Every named schema of the contract. */
export function schemasBody({ components }: OpenApiDocument): string {
  return Object.entries(components.schemas ?? {})
    .map(([name, schema]) => {
      const { description } = schema as { description?: string }
      const origin = provenance(schema['x-provenance'], schema['x-provenance-reason'])
      return `<section id="${name}"><h2>${name}</h2><p>${inline(description)} ${origin}</p>${schemaTable(schema)}</section>`
    })
    .join('\n')
}
