/** The contract as a tool for those who serve it; `npm run contract -- --help` says what it can do. */
import { exitCodes } from './contract/commands/exit-codes.ts'
import { runCommand, type Command } from './contract/commands/run.ts'

const help = `The contract as a tool for those who serve it.

  npm run contract -- COMMAND [options]        COMMAND --help says more

Commands:
  verify     holds a server against the contract
  proxy      stands between the portal and a server and tells live what breaks the contract
  mock       serves the mock alone
  record     keeps the answers of a server, without what is personal, as examples
  docs       writes the reference as static pages; the mock serves it at /__docs/
  coverage   tells which operations have a handler, a workflow, a screen and a story
  bundle     writes the command and the contract as one file for other repositories
  diff       compares two contracts: breaking, risky, safe
`

// Each comes with what it needs when it is asked for: the mock alone takes a second to load.
const commands: Record<string, Command> = {
  async verify(args) {
    const { runVerify } = await import('./contract/commands/verify.ts')
    const { lintContract } = await import('./contract/commands/lint.ts')
    return runVerify(args, { loadProject: await repositoryProject(), lint: lintContract })
  },
  proxy: async (args) => (await import('./contract/commands/proxy.ts')).runProxy(args, await repositoryProject()),
  record: async (args) => (await import('./contract/commands/record.ts')).runRecord(args, await repositoryProject()),
  coverage: async (args) => (await import('./contract/commands/coverage.ts')).runCoverage(args),
  docs: async (args) => (await import('./contract/commands/docs.ts')).runDocs(args, await repositoryProject()),
  bundle: async (args) => (await import('./contract/commands/bundle.ts')).runBundle(args),
  async mock(args) {
    // The mock reads its own options and lives until it is stopped.
    process.argv = [...process.argv.slice(0, 2), ...args]
    await import('../mock-server/main.ts')
    return exitCodes.fine
  },
  async diff(args) {
    const { runDiff } = await import('./contract/commands/diff.ts')
    const { bundleContract } = await import('./contract/bundle.ts')
    const { changelogPath, releasedPath } = await import('./contract/paths.ts')
    return runDiff(args, { released: releasedPath, current: bundleContract, changelog: changelogPath })
  },
}

const repositoryProject = async () => (await import('./contract/project/repository.ts')).repositoryProject

await runCommand(commands, help)
