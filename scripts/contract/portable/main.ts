import { parse } from 'yaml'
import { readFileSync } from 'node:fs'
import { CommandError, exitCodes } from '../commands/exit-codes.ts'
import { runProxy } from '../commands/proxy.ts'
import { runRecord } from '../commands/record.ts'
import { runVerify } from '../commands/verify.ts'
import type { OpenApiDocument } from '../document.ts'
import type { Project } from '../project/project.ts'

const help = `The contract of the portal, for a backend in another repository.

  node contract.mjs COMMAND [options]        COMMAND --help says more

Commands:
  verify     holds a server against the contract
  proxy      stands between the portal and a server and tells live what breaks the contract
  record     keeps the answers of a server, without what is personal, as examples
  version    tells which contract this is

Everything is in this one file. Comparing contracts, the mock and the reference are in the portal's repository.
`

/** The commands that need nothing beside the file they are in. */
export async function main(args: string[], embedded: Project): Promise<number> {
  const [name = '', ...rest] = args
  const loadProject = async (bundle: string | undefined): Promise<Project> =>
    bundle === undefined ? embedded : { ...embedded, document: readDocument(bundle) }
  switch (name) {
    case 'verify':
      return runVerify(rest, { loadProject })
    case 'proxy':
      return runProxy(rest, loadProject)
    case 'record':
      return runRecord(rest, loadProject)
    case 'version':
      console.log(`${embedded.document.info.title} ${embedded.document.info.version}`)
      return exitCodes.fine
    case '':
    case '-h':
    case '--help':
      console.log(help)
      return exitCodes.fine
    default:
      throw new CommandError(`No command is called ${name}.\n\n${help}`)
  }
}

/** Runs the commands and ends the process with what they say. */
export async function runPortable(embedded: Project): Promise<void> {
  process.exitCode = await main(process.argv.slice(2), embedded).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    return error instanceof CommandError ? error.code : exitCodes.broken
  })
}

function readDocument(file: string): OpenApiDocument {
  return parse(readFileSync(file, 'utf8')) as OpenApiDocument
}
