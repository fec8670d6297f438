import { place } from '../paths.ts'
import { buildPortable } from '../portable/build.ts'
import { repositoryProject } from '../project/repository.ts'
import { exitCodes } from './exit-codes.ts'
import { isHelp, readArguments } from './run.ts'

const help = `Writes the command and the contract as one file for other repositories.

  npm run contract -- bundle
  node contract.mjs verify --server https://backend.example

Options:
  --out FOLDER   where contract.mjs and openapi.json go (dist/contract)
  --help         prints this
`

/** Runs `contract bundle`. */
export async function runBundle(args: string[]): Promise<number> {
  if (isHelp(args, help)) return exitCodes.fine
  const { values } = readArguments(args, { out: { type: 'string', default: place('dist/contract') } })
  console.log(`Written: ${await buildPortable(await repositoryProject(), values.out)}`)
  return exitCodes.fine
}
