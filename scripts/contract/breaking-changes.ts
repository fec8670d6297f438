import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OpenApiDocument } from './document.ts'
import { place } from './places.ts'
import { redocly } from './redocly.ts'

/** What the comparison with a released contract found. */
export type Comparison = { kind: 'compatible' } | { kind: 'new-major' } | { kind: 'breaking'; changes: string[] }

/**
 * Compares the contract with a released one. A breaking change is allowed when the first number of the version was raised; then
 * nothing is compared.
 */
export async function compareWithReleased(released: OpenApiDocument, current: OpenApiDocument): Promise<Comparison> {
  if (major(current) > major(released)) return { kind: 'new-major' }
  const folder = mkdtempSync(join(tmpdir(), 'contract-diff-'))
  try {
    const files = [join(folder, 'released.json'), join(folder, 'current.json')] as const
    writeFileSync(files[0], JSON.stringify(released))
    writeFileSync(files[1], JSON.stringify(current))
    const settings = ['--config', place('redocly.yaml'), '--format', 'json', '--fail-on', 'major']
    const { code, answer, log } = await redocly('diff', ...files, ...settings)
    if (code === 0) return { kind: 'compatible' }
    const { changes } = parse(answer, log)
    return { kind: 'breaking', changes: changes.filter(({ impact }) => impact === 'major').map(describe) }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

interface Report {
  changes: { path: string; impact: string; verdicts: { ruleId: string; message: string }[] }[]
}

const describe = ({ path, verdicts }: Report['changes'][number]): string =>
  `${path}: ${verdicts.map(({ ruleId, message }) => `${message} (${ruleId})`).join(' ')}`

function parse(answer: string, log: string): Report {
  try {
    return JSON.parse(answer) as Report
  } catch {
    throw new Error(`The contracts cannot be compared.\n${log}`)
  }
}

const major = ({ info }: OpenApiDocument): number => Number(info.version.split('.')[0])
