import { runDiff } from '../commands/diff.ts'
import { runDocs } from '../commands/docs.ts'
import { exitCodes } from '../commands/exit-codes.ts'
import { runProxy } from '../commands/proxy.ts'
import { runRecord } from '../commands/record.ts'
import { runCommand } from '../commands/run.ts'
import { runVerify } from '../commands/verify.ts'
import type { LoadProject, Project } from '../project/project.ts'
import { readBundle } from '../project/read-bundle.ts'

const help = `The contract of the portal, for a backend in another repository.

  node contract.mjs COMMAND [options]        COMMAND --help says more

Commands:
  verify     holds a server against the contract
  proxy      stands between the portal and a server and tells live what breaks the contract
  record     keeps the answers of a server, without what is personal, as examples
  diff       compares another contract with this one, or two: breaking, risky, safe
  docs       writes the reference as static pages
  version    tells which contract this is

Everything but the comparer of diff is in this file: that is redocly's, taken from node_modules where it is installed and fetched by npx
where it is not. Three commands are in the portal's repository alone: mock is a server with Prism and the demo organisation, coverage
reads the portal's sources, bundle makes this file. verify checks every schema and example here; redocly's lint runs there.
`

/** Runs the commands that need nothing beside the file they are in, and ends the process with what they say. */
export function runPortable(embedded: Project): Promise<void> {
  const loadProject: LoadProject = async (bundle) =>
    bundle === undefined ? embedded : { ...embedded, document: readBundle(bundle) }
  const commands = {
    verify: (args: string[]) => runVerify(args, { loadProject }),
    proxy: (args: string[]) => runProxy(args, loadProject),
    record: (args: string[]) => runRecord(args, loadProject),
    diff: (args: string[]) => runDiff(args, { current: async () => embedded.document }),
    docs: (args: string[]) => runDocs(args, loadProject),
    async version() {
      console.log(`${embedded.document.info.title} ${embedded.document.info.version}`)
      return exitCodes.fine
    },
  }
  return runCommand(commands, help)
}
