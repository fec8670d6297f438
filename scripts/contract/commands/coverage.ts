import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { coverageMarkdown, coverageOf } from '../coverage/coverage.ts'
import { mockRoutes } from '../coverage/mock-routes.ts'
import { readStories } from '../coverage/screens.ts'
import { place } from '../places.ts'
import { repositoryProject } from '../project/repository.ts'
import { Contract } from '../verify/contract.ts'
import { CommandError, exitCodes } from './exit-codes.ts'

const help = `Tells which operations have a handler in the mock, a workflow, a screen and a story.

  npm run contract -- coverage

Options:
  --report FOLDER   where coverage.md and coverage.json go (reports/contract)
  --help            prints this

Screens and stories are read from the sources: what a screen imports, now or later, counts as its own.
`

/** Runs `contract coverage`. */
export async function runCoverage(args: string[]): Promise<number> {
  const values = parse(args)
  if (values.help) {
    process.stdout.write(help)
    return exitCodes.fine
  }
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

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        report: { type: 'string', default: 'reports/contract' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }).values
  } catch (error) {
    throw new CommandError(error instanceof Error ? error.message : String(error))
  }
}
