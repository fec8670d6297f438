import { banner } from './banner.ts'
import type { Schema } from './document.ts'
import type { EventSchema } from './event-schemas.ts'
import { literal } from './literal.ts'
import { ShapeMaker, tableOf } from './shape-of-schema.ts'

/**
 * The module with one shape for each schema of openapi/events, and for each part of one that is marked `x-own-shape`. They stand
 * apart, so that a page carries only those that it uses.
 */
export function eventShapes(schemas: EventSchema[]): string {
  const types = schemas.flatMap(({ schema }) => entries(schema).map(({ name }) => name))
  const parts = schemas.flatMap(({ schema }) => entries(schema).map((entry) => shapeConstant(schema, entry)))
  return `${banner}import type { ${types.join(', ')} } from './events.gen'
import type { ShapeOf } from './shape'

${parts.join('\n')}`
}

interface Entry {
  name: string
  schema: Schema
}

function entries(root: EventSchema['schema']): Entry[] {
  const parts = Object.entries(root.$defs ?? {}).filter(([, part]) => 'x-own-shape' in part)
  return [{ name: root.title, schema: root }, ...parts.map(([name, schema]) => ({ name, schema }))]
}

function shapeConstant(root: Schema, { name, schema }: Entry): string {
  const maker = new ShapeMaker(
    (reference) => {
      const part = root.$defs?.[reference.replace('#/$defs/', '')]
      if (!part) throw new Error(`${reference} leads nowhere`)
      return part
    },
    { details: true },
  )
  const shape = maker.make(schema)
  const constant = `${name.charAt(0).toLowerCase()}${name.slice(1)}Shape`
  return `/** What a ${name} looks like. */
export const ${constant}: ShapeOf<${name}> = ${literal({ shape, names: tableOf(maker.used) })}
`
}
