import { parseArgs } from 'node:util'
import { place } from '../places.ts'
import { buildPortable } from '../portable/build.ts'
import { repositoryProject } from '../project/repository.ts'
import { CommandError, exitCodes } from './exit-codes.ts'

const help = `Writes the command and the contract as one file for other repositories.

  npm run contract -- bundle
  node contract.mjs verify --server https://backend.example

Options:
  --out FOLDER   where contract.mjs and openapi.json go (dist/contract)
  --help         prints this
`

/** Runs `contract bundle`. */
export async function runBundle(args: string[]): Promise<number> {
  const values = parse(args)
  if (values.help) process.stdout.write(help)
  else console.log(`Written: ${await buildPortable(await repositoryProject(), values.out)}`)
  return exitCodes.fine
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        out: { type: 'string', default: place('dist/contract') },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }).values
  } catch (error) {
    throw new CommandError(error instanceof Error ? error.message : String(error))
  }
}
