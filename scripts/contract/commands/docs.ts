import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { bundleContract } from '../bundle.ts'
import { referenceFiles } from '../docs/files.ts'
import { place } from '../places.ts'
import { CommandError, exitCodes } from './exit-codes.ts'

const help = `Writes the reference of the contract as static pages; the mock serves the same at /__docs/.

  npm run contract -- docs

Options:
  --out FOLDER   where the pages go (dist/contract-docs)
  --help         prints this
`

/** Runs `contract docs`. */
export async function runDocs(args: string[]): Promise<number> {
  const values = parse(args)
  if (values.help) {
    process.stdout.write(help)
    return exitCodes.fine
  }
  const files = referenceFiles(await bundleContract())
  mkdirSync(values.out, { recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(join(values.out, name), text)
  console.log(`Written: ${join(values.out, 'index.html')} and ${Object.keys(files).length - 1} more files`)
  return exitCodes.fine
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        out: { type: 'string', default: place('dist/contract-docs') },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }).values
  } catch (error) {
    throw new CommandError(error instanceof Error ? error.message : String(error))
  }
}
