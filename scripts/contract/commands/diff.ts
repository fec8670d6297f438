import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { bundleContract } from '../bundle.ts'
import { changesBetween, worst, type Severity } from '../diff/changes.ts'
import { changelogSection, diffHtml, diffMarkdown, withSection } from '../diff/formats.ts'
import { place, releasedPath } from '../places.ts'
import { readBundle } from '../project/repository.ts'
import { CommandError } from './exit-codes.ts'

const help = `Compares two contracts.

  npm run contract -- diff                     the released contract with the tree
  npm run contract -- diff OLD NEW             two bundles

Options:
  --report FOLDER   where diff.md and diff.html go (reports/contract)
  --changelog       begins a section for the newer version in openapi/CHANGELOG.md, where there is none yet
  --help            prints this

Ends with 0 when nothing differs or all is safe, 5 when something is risky, 1 when something breaks.
`

const codes: Record<Severity, number> = { breaking: 1, risky: 5, safe: 0 }

/** Runs `contract diff`; gives the exit code. */
export async function runDiff(args: string[]): Promise<number> {
  const { values, positionals } = parse(args)
  if (values.help) {
    process.stdout.write(help)
    return 0
  }
  const [old = releasedPath, next, ...more] = positionals
  if (more.length > 0 || positionals.length === 1)
    throw new CommandError(`Two contracts are compared, or none is named.\n\n${help}`)
  const before = readBundle(old)
  const after = next === undefined ? await bundleContract() : readBundle(next)
  const changes = await changesBetween(before, after)
  const comparison = { before: before.info.version, after: after.info.version, changes }
  mkdirSync(values.report, { recursive: true })
  writeFileSync(join(values.report, 'diff.md'), diffMarkdown(comparison))
  writeFileSync(join(values.report, 'diff.html'), diffHtml(comparison))
  process.stdout.write(`${diffMarkdown(comparison)}\nReports: ${join(values.report, 'diff.md')}, diff.html\n`)
  if (values.changelog) writeChangelog(after.info.version, changelogSection(after.info.version, changes))
  const severity = worst(changes)
  return severity === undefined ? 0 : codes[severity]
}

function writeChangelog(version: string, section: string): void {
  const path = place('openapi/CHANGELOG.md')
  const text = readFileSync(path, 'utf8')
  const grown = withSection(text, version, section)
  writeFileSync(path, grown)
  console.log(
    grown === text
      ? `openapi/CHANGELOG.md tells of ${version} already.`
      : `openapi/CHANGELOG.md has a section for ${version} now.`,
  )
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        report: { type: 'string', default: 'reports/contract' },
        changelog: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
  } catch (error) {
    throw new CommandError(error instanceof Error ? error.message : String(error))
  }
}
