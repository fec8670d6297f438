import type { OpenApiDocument } from '../document.ts'
import type { EventSchema } from '../event-schemas.ts'
import { pageStyle } from '../report/page-style.ts'
import { docsStyle } from './docs-style.ts'
import { referencePages } from './pages.ts'

/** What the reference shows beside the calls, and what lets its forms ask. */
export interface ReferenceParts {
  events: readonly EventSchema[]
  /** Text of docs.js. */
  script: string
}

/** Every file of the reference, by its name. */
export function referenceFiles(document: OpenApiDocument, { events, script }: ReferenceParts): Record<string, string> {
  return {
    ...referencePages(document, events),
    'docs.css': `${pageStyle.trim()}\n${docsStyle.trim()}\n`,
    'docs.js': script,
  }
}
