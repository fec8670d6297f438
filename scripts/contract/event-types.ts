import { compile } from 'json-schema-to-typescript'
import { banner } from './banner.ts'
import type { EventSchema } from './event-schemas.ts'

/** TypeScript types of the schemas under openapi/events. */
export async function eventTypes(schemas: EventSchema[]): Promise<string> {
  const parts: string[] = []
  for (const { file, schema } of schemas) {
    // A schema of ours that is compiled once is a type of its own; the compiler mutates what it is given.
    const text = await compile(withoutSiblings(schema) as never, file, {
      bannerComment: `// ${file}`,
      additionalProperties: false,
      ignoreMinAndMaxItems: true,
      style: { semi: false, singleQuote: true, printWidth: 120 },
    })
    parts.push(text)
  }
  return [banner, ...parts].join('\n')
}

/**
 * The compiler makes a second type (`CssColor1`) of each reference that carries a description; so the description goes.
 */
function withoutSiblings(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSiblings)
  if (typeof value !== 'object' || value === null) return value
  if ('$ref' in value) return { $ref: value.$ref }
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withoutSiblings(part)]))
}
