/**
 * Makes the bundle of the contract and the files that come from it; does nothing when nothing changed, because `npm
 * start` calls it each time. With `--check` it writes nothing and fails when a committed file is not what the contract
 * makes. With `--release` it also keeps the bundle as the released one, with which the contract tests compare from then
 * on.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { differences } from './contract/differences.ts'
import type { Outputs } from './contract/outputs.ts'
import { bundlePath, generatedFiles, place, releasedPath } from './contract/paths.ts'
import { isFresh, stamp } from './contract/stamp.ts'

try {
  if (process.argv.includes('--check')) process.exitCode = await check()
  else await generate()
  if (process.argv.includes('--release')) release()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function generate(): Promise<void> {
  if (isFresh(generatedFiles)) return
  const outputs = await make()
  writeIfChanged(bundlePath, bundleText(outputs))
  for (const file of generatedFiles) {
    if (writeIfChanged(place(file), outputs.files[file])) console.log(`Generated ${file}`)
  }
  stamp(generatedFiles)
}

function release(): void {
  const text = readFileSync(bundlePath, 'utf8')
  const { version } = (JSON.parse(text) as Outputs['bundle']).info
  const written = readFileSync(place('openapi/CHANGELOG.md'), 'utf8').includes(`## ${version}\n`)
  if (!written) throw new Error(`openapi/CHANGELOG.md says nothing about ${version}. Write what changed, then release.`)
  writeIfChanged(releasedPath, text)
  console.log(`Version ${version} is the released contract now`)
}

/** Loaded only when needed: the generators take longer to load than the look whether anything changed. */
async function make(): Promise<Outputs> {
  const { makeOutputs } = await import('./contract/outputs.ts')
  return makeOutputs()
}

async function check(): Promise<number> {
  const found = differences((await make()).files)
  for (const { file, line } of found) {
    console.error(`${file}:${line} is not what openapi/ makes. Run npm run generate and commit the result.`)
  }
  return found.length ? 1 : 0
}

function bundleText({ bundle }: Outputs): string {
  return `${JSON.stringify(bundle, null, 2)}\n`
}

/** By renaming, so that a reader at the same moment finds the old file or the new one and never half of it. */
function writeIfChanged(path: string, text: string): boolean {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return false
  mkdirSync(dirname(path), { recursive: true })
  const half = `${path}.${process.pid}.tmp`
  writeFileSync(half, text)
  renameSync(half, path)
  return true
}
