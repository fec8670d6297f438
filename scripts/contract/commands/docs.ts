import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { referenceFiles } from '../docs/files.ts'
import type { LoadProject } from '../project/project.ts'
import { exitCodes } from './exit-codes.ts'
import { isHelp, readArguments } from './run.ts'

const help = `Writes the reference of the contract as static pages; the mock serves the same at /__docs/.

  npm run contract -- docs

Options:
  --out FOLDER      where the pages go (dist/contract-docs)
  --contract FILE   another bundle of the contract
  --help            prints this
`

/** Runs `contract docs`. */
export async function runDocs(args: string[], loadProject: LoadProject): Promise<number> {
  if (isHelp(args, help)) return exitCodes.fine
  const { values } = readArguments(args, {
    out: { type: 'string', default: 'dist/contract-docs' },
    contract: { type: 'string' },
  })
  const { document, reference } = await loadProject(values.contract)
  const files = referenceFiles(document, reference)
  mkdirSync(values.out, { recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(join(values.out, name), text)
  console.log(`Written: ${join(values.out, 'index.html')} and ${Object.keys(files).length - 1} more files`)
  return exitCodes.fine
}
