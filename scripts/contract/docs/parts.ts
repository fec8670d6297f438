import { readFileSync } from 'node:fs'
import { readEventSchemas } from '../event-schemas.ts'
import { place } from '../paths.ts'
import type { ReferenceParts } from './files.ts'

/** Reads them from the repository. */
export function readReferenceParts(): ReferenceParts {
  return { events: readEventSchemas(), script: readFileSync(place('scripts/contract/docs/docs.js'), 'utf8') }
}
