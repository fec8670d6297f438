import type { OpenApiDocument } from '../document.ts'
import type { Screens } from '../coverage/screens.ts'
import type { ValuesTable } from '../verify/values.ts'
import type { Workflow } from '../workflows/arazzo.ts'

/** Everything that the commands know of the contract, wherever it was read from. */
export interface Project {
  document: OpenApiDocument
  table: ValuesTable
  workflows: Workflow[]
  screens: Screens
}
