import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { eventsFolder } from './paths.ts'
import type { Schema } from './document.ts'

/** A JSON Schema of openapi/events. */
export interface EventSchema {
  file: string
  schema: Schema & { title: string; examples: unknown[] }
}

/** The JSON Schemas of what is not a call: realtime, configuration, window messages, the carousel's text. */
export function readEventSchemas(): EventSchema[] {
  return readdirSync(eventsFolder)
    .filter((file) => file.endsWith('.schema.json'))
    .sort()
    .map((file) => ({
      file,
      schema: JSON.parse(readFileSync(join(eventsFolder, file), 'utf8')) as EventSchema['schema'],
    }))
}
