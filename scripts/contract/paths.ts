/** Where the contract and all that is made from it stands. */
import { fileURLToPath } from 'node:url'

/** Absolute path of something in the repository. */
export const place = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url))

export const contractRoot = place('openapi/openapi.yaml')
export const eventsFolder = place('openapi/events')
export const bundlePath = place('.cache/openapi.json')
export const releasedPath = place('openapi/released/openapi.json')
export const changelogPath = place('openapi/CHANGELOG.md')

/** Committed files that are made from openapi/. */
export const generatedFiles = [
  'src/api/schema.gen.ts',
  'src/api/answers/core.gen.ts',
  'src/api/answers/feed.gen.ts',
  'src/api/answers/internal.gen.ts',
  'src/api/known-values.gen.ts',
  'src/api/examples.gen.ts',
  'src/shared/events.gen.ts',
  'src/shared/event-schemas/carousel-config.gen.ts',
  'src/shared/event-schemas/chat-message.gen.ts',
  'src/shared/event-schemas/runtime-configuration.gen.ts',
] as const
