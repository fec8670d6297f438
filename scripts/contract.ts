/** The contract as a tool for those who serve it; `npm run contract -- --help` says what it can do. */
import { CommandError, exitCodes } from './contract/commands/exit-codes.ts'

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

const commands: Record<string, (args: string[]) => Promise<number>> = {
  async verify(args) {
    const { runVerify } = await import('./contract/commands/verify.ts')
    const { lintContract } = await import('./contract/commands/lint.ts')
    const { repositoryProject } = await import('./contract/project/repository.ts')
    return runVerify(args, { loadProject: repositoryProject, lint: lintContract })
  },
  async proxy(args) {
    const { runProxy } = await import('./contract/commands/proxy.ts')
    const { repositoryProject } = await import('./contract/project/repository.ts')
    return runProxy(args, repositoryProject)
  },
  async record(args) {
    const { runRecord } = await import('./contract/commands/record.ts')
    const { repositoryProject } = await import('./contract/project/repository.ts')
    return runRecord(args, repositoryProject)
  },
  coverage: async (args) => (await import('./contract/commands/coverage.ts')).runCoverage(args),
  docs: async (args) => (await import('./contract/commands/docs.ts')).runDocs(args),
  bundle: async (args) => (await import('./contract/commands/bundle.ts')).runBundle(args),
  async mock(args) {
    // The mock reads its own options and lives until it is stopped.
    process.argv = [...process.argv.slice(0, 2), ...args]
    await import('../mock-server/main.ts')
    return exitCodes.fine
  },
  diff: async (args) => (await import('./contract/commands/diff.ts')).runDiff(args),
}

const [name = '', ...args] = process.argv.slice(2)
const command = commands[name]
if (command) {
  process.exitCode = await command(args).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    return error instanceof CommandError ? error.code : exitCodes.broken
  })
} else {
  const asked = name === '' || name === '--help' || name === '-h'
  ;(asked ? console.log : console.error)(asked ? help : `No command is called ${name}.\n\n${help}`)
  process.exitCode = asked ? exitCodes.fine : exitCodes.usage
}
