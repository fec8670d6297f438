import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { bundleContract } from '../bundle.ts'
import { readScreens } from '../coverage/screens.ts'
import { readReferenceParts } from '../docs/parts.ts'
import type { OpenApiDocument } from '../document.ts'
import { place } from '../paths.ts'
import { Contract } from '../verify/contract.ts'
import type { ValuesTable } from '../verify/values.ts'
import { readWorkflows, type Workflow } from '../workflows/arazzo.ts'
import type { Project } from './project.ts'
import { readBundle } from './read-bundle.ts'

/** Where the workflows of the contract stand. */
export const workflowsFolder = place('openapi/workflows')

/** The contract of this repository, or another bundle beside its workflows. */
export async function repositoryProject(bundle?: string): Promise<Project> {
  const document = bundle === undefined ? await bundleContract() : readBundle(bundle)
  return projectOf(document)
}

/** The same for a bundle that is there already. */
export function projectOf(document: OpenApiDocument): Project {
  return {
    document,
    table: parse(readFileSync(join(workflowsFolder, 'values.yaml'), 'utf8')) as ValuesTable,
    workflows: workflowFiles().flatMap(({ text }): Workflow[] => readWorkflows(text)),
    screens: readScreens(place('src'), new Contract(document)),
    reference: readReferenceParts(),
  }
}

/** The Arazzo files of the contract. */
export function workflowFiles(): { file: string; text: string }[] {
  return readdirSync(workflowsFolder)
    .filter((file) => file.endsWith('.arazzo.yaml'))
    .sort()
    .map((file) => ({ file, text: readFileSync(join(workflowsFolder, file), 'utf8') }))
}
