import { readFileSync } from 'node:fs'
import type { OpenApiDocument } from '../document.ts'
import { readEventSchemas } from '../event-schemas.ts'
import { place } from '../places.ts'
import { pageStyle } from '../report/page-style.ts'
import { docsStyle } from './docs-style.ts'
import { referencePages } from './pages.ts'

/** Every file of the reference, by its name. */
export function referenceFiles(document: OpenApiDocument): Record<string, string> {
  return {
    ...referencePages(document, readEventSchemas()),
    'docs.css': `${pageStyle.trim()}\n${docsStyle.trim()}\n`,
    'docs.js': readFileSync(place('scripts/contract/docs/docs.js'), 'utf8'),
  }
}
