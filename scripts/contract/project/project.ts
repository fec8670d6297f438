import type { OpenApiDocument } from '../document.ts'
import type { ReferenceParts } from '../docs/files.ts'
import type { Screens } from '../coverage/screens.ts'
import type { ValuesTable } from '../verify/values.ts'
import type { Workflow } from '../workflows/arazzo.ts'

/** Everything that the commands know of the contract, wherever it was read from. */
export interface Project {
  document: OpenApiDocument
  table: ValuesTable
  workflows: Workflow[]
  screens: Screens
  reference: ReferenceParts
}

/** Gives the project, with another bundle of the contract where one is named. */
export type LoadProject = (bundle: string | undefined) => Promise<Project>
