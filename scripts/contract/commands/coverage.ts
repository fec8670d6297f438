import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { coverageMarkdown, coverageOf } from '../coverage/coverage.ts'
import { mockRoutes } from '../coverage/mock-routes.ts'
import { readStories } from '../coverage/screens.ts'
import { place } from '../paths.ts'
import { repositoryProject } from '../project/repository.ts'
import { Contract } from '../verify/contract.ts'
import { exitCodes } from './exit-codes.ts'
import { isHelp, readArguments } from './run.ts'

const help = `Tells which operations have a handler in the mock, a workflow, a screen and a story.

  npm run contract -- coverage

Options:
  --report FOLDER   where coverage.md and coverage.json go (reports/contract)
  --help            prints this

Screens and stories are read from the sources: what a screen imports, now or later, counts as its own.
`

/** Runs `contract coverage`. */
export async function runCoverage(args: string[]): Promise<number> {
  if (isHelp(args, help)) return exitCodes.fine
  const { values } = readArguments(args, { report: { type: 'string', default: 'reports/contract' } })
  const project = await repositoryProject()
  const contract = new Contract(project.document)
  const stories = readStories(place('src'), contract)
  const operations = coverageOf(contract, project, { routes: mockRoutes(), stories })
  mkdirSync(values.report, { recursive: true })
  writeFileSync(join(values.report, 'coverage.md'), coverageMarkdown(operations))
  writeFileSync(join(values.report, 'coverage.json'), `${JSON.stringify(operations, null, 2)}\n`)
  process.stdout.write(coverageMarkdown(operations))
  return exitCodes.fine
}
