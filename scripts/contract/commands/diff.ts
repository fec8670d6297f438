import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { changesBetween, worst, type Severity } from '../diff/changes.ts'
import { changelogSection, diffHtml, diffMarkdown, withSection } from '../diff/formats.ts'
import type { OpenApiDocument } from '../document.ts'
import { readBundle } from '../project/read-bundle.ts'
import { CommandError, exitCodes } from './exit-codes.ts'
import { isHelp, readArguments } from './run.ts'

const help = `Compares two contracts.

  diff             the released contract with the newest, in the portal's repository
  diff OLD         a bundle with the newest
  diff OLD NEW     two bundles

Options:
  --report FOLDER   where diff.md and diff.html go (reports/contract)
  --changelog       begins a section for the newer version in openapi/CHANGELOG.md, where there is none yet
  --help            prints this

Ends with 0 when nothing differs or all is safe, 5 when something is risky, 1 when something breaks, 2 when the command is wrong.
`

const codes: Record<Severity, number> = { breaking: exitCodes.broken, risky: exitCodes.risky, safe: exitCodes.fine }

/** What is compared where nothing is named. */
export interface DiffSetting {
  /** File of the contract that was released. */
  released?: string
  current: () => Promise<OpenApiDocument>
  /** File that grows by `--changelog`. */
  changelog?: string
}

/** Runs `contract diff`; gives the exit code. */
export async function runDiff(args: string[], { released, current, changelog }: DiffSetting): Promise<number> {
  if (isHelp(args, help)) return exitCodes.fine
  const options = {
    report: { type: 'string', default: 'reports/contract' },
    changelog: { type: 'boolean', default: false },
  } as const
  const { values, positionals } = readArguments(args, options, true)
  const [old = released, next, ...more] = positionals
  if (old === undefined || more.length > 0) throw new CommandError(`One contract is named, or two.\n\n${help}`)
  if (values.changelog && changelog === undefined) throw new CommandError('There is no changelog here.')
  const before = readBundle(old)
  const after = next === undefined ? await current() : readBundle(next)
  const changes = await changesBetween(before, after)
  const comparison = { before: before.info.version, after: after.info.version, changes }
  mkdirSync(values.report, { recursive: true })
  writeFileSync(join(values.report, 'diff.md'), diffMarkdown(comparison))
  writeFileSync(join(values.report, 'diff.html'), diffHtml(comparison))
  process.stdout.write(`${diffMarkdown(comparison)}\nReports: ${join(values.report, 'diff.md')}, diff.html\n`)
  if (values.changelog && changelog !== undefined)
    writeChangelog(changelog, after.info.version, changelogSection(after.info.version, changes))
  const severity = worst(changes)
  return severity === undefined ? exitCodes.fine : codes[severity]
}

function writeChangelog(path: string, version: string, section: string): void {
  const text = readFileSync(path, 'utf8')
  const grown = withSection(text, version, section)
  writeFileSync(path, grown)
  console.log(`${path} ${grown === text ? 'tells already of' : 'has a section now for'} ${version}.`)
}
