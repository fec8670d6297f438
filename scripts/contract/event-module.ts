import { banner } from './banner.ts'
import type { Schema } from './document.ts'
import type { EventSchema } from './event-schemas.ts'
import { LeanSchemas, sorted } from './lean-schema.ts'
import { literal } from './literal.ts'

/** The module with one schema of openapi/events, and with each part of it that is marked `x-own-shape`. */
export function eventModule({ schema }: EventSchema): string {
  const parts = Object.entries(schema.$defs ?? {}).filter(([, part]) => 'x-own-shape' in part)
  const entries: [string, Schema][] = [[schema.title, schema], ...parts]
  return `${banner}import type { ${entries.map(([name]) => name).join(', ')} } from '../events.gen.ts'
import type { SchemaOf } from '../json-schema/index.ts'

${entries.map(([name, part]) => constant(schema, name, part)).join('\n')}`
}

function constant(root: Schema, name: string, part: Schema): string {
  const lean = new LeanSchemas((reference) => {
    const found = root.$defs?.[reference.replace('#/$defs/', '')]
    if (!found) throw new Error(`${reference} leads nowhere`)
    return found
  })
  const schema = lean.make(part)
  return `export const ${constantName(name)}: SchemaOf<${name}> = ${literal({ schema, definitions: sorted(lean.definitions) })}
`
}

/** `RuntimeConfiguration` gives `runtimeConfigurationSchema`. */
function constantName(title: string): string {
  return `${title.charAt(0).toLowerCase()}${title.slice(1)}Schema`
}
