import { answerShapes, FIRST_OPERATIONS, POST_OPERATIONS, shapesOf } from './answer-shapes.ts'
import { bundleContract } from './bundle.ts'
import type { OpenApiDocument } from './document.ts'
import { readEventSchemas, type EventSchema } from './event-schemas.ts'
import { eventShapes } from './event-shapes.ts'
import { eventTypes } from './event-types.ts'
import { examplesModule } from './examples-module.ts'
import { knownValues } from './known-values.ts'
import type { generatedFiles } from './places.ts'
import { schemaTypes } from './schema-types.ts'

/** All that the contract makes, in memory. */
export interface Outputs {
  bundle: OpenApiDocument
  files: Record<(typeof generatedFiles)[number], string>
}

/** Makes everything anew. */
export async function makeOutputs(): Promise<Outputs> {
  const bundle = await bundleContract()
  const events = readEventSchemas()
  return {
    bundle,
    files: {
      'src/api/schema.gen.ts': await schemaTypes(bundle),
      'src/api/shapes.gen.ts': answerShapes(bundle),
      'src/api/first-shapes.gen.ts': shapesOf(FIRST_OPERATIONS, bundle),
      'src/api/post-shapes.gen.ts': shapesOf(POST_OPERATIONS, bundle),
      'src/api/known-values.gen.ts': knownValues(bundle),
      'src/api/examples.gen.ts': examplesModule(bundle),
      'src/shared/events.gen.ts': await eventTypes(events),
      // The first screen reads its configuration; everything else is checked by files that come later.
      'src/shared/events-shapes.gen.ts': eventShapes(events.filter(isFirst)),
      'src/shared/late-events-shapes.gen.ts': eventShapes(events.filter((event) => !isFirst(event))),
    },
  }
}

function isFirst({ schema }: EventSchema): boolean {
  return schema.title === 'RuntimeConfiguration'
}
