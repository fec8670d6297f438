import { answerSchemas } from './answer-schemas.ts'
import { bundleContract } from './bundle.ts'
import type { OpenApiDocument } from './document.ts'
import { eventModule } from './event-module.ts'
import { readEventSchemas } from './event-schemas.ts'
import { eventTypes } from './event-types.ts'
import { examplesModule } from './examples-module.ts'
import { knownValues } from './known-values.ts'
import type { generatedFiles } from './paths.ts'
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
  const event = (title: string) => {
    const found = events.find(({ schema }) => schema.title === title)
    if (!found) throw new Error(`openapi/events has no ${title}`)
    return found
  }
  return {
    bundle,
    files: {
      'src/api/schema.gen.ts': await schemaTypes(bundle),
      'src/api/answers/core.gen.ts': answerSchemas(bundle, 'core'),
      'src/api/answers/feed.gen.ts': answerSchemas(bundle, 'feed'),
      'src/api/answers/internal.gen.ts': answerSchemas(bundle, 'internal'),
      'src/api/known-values.gen.ts': knownValues(bundle),
      'src/api/examples.gen.ts': examplesModule(bundle),
      'src/shared/events.gen.ts': await eventTypes(events),
      'src/shared/event-schemas/carousel-config.gen.ts': eventModule(event('CarouselConfig')),
      'src/shared/event-schemas/chat-message.gen.ts': eventModule(event('ChatMessage')),
      'src/shared/event-schemas/runtime-configuration.gen.ts': eventModule(event('RuntimeConfiguration')),
    },
  }
}
