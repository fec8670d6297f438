import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { place } from '../paths.ts'
import type { Project } from '../project/project.ts'

/** Writes the commands with everything they need, the contract included, as one file for Node 20 and newer. */
export async function buildPortable(project: Project, folder: string): Promise<string> {
  const work = place('.cache/portable')
  mkdirSync(work, { recursive: true })
  writeFileSync(join(work, 'project.json'), JSON.stringify(project))
  writeFileSync(
    join(work, 'contract.mjs'),
    `import { runPortable } from ${JSON.stringify(place('scripts/contract/portable/main.ts'))}\nimport project from './project.json'\nawait runPortable(project)\n`,
  )
  try {
    await build({
      ...{ configFile: false, root: work, logLevel: 'error', publicDir: false },
      json: { stringify: true },
      ssr: { noExternal: true, target: 'node' },
      build: {
        ...{ ssr: join(work, 'contract.mjs'), outDir: folder, emptyOutDir: false, target: 'node20', minify: false },
        rolldownOptions: { output: { entryFileNames: 'contract.mjs', codeSplitting: false } },
      },
    })
  } finally {
    rmSync(work, { recursive: true })
  }
  writeFileSync(join(folder, 'openapi.json'), `${JSON.stringify(project.document, null, 2)}\n`)
  return join(folder, 'contract.mjs')
}
