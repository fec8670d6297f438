import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { methods, operationsOf, type OpenApiDocument } from '../document.ts'
import { redocly } from '../redocly.ts'
import { withoutNarrowedPatterns } from './narrower-patterns.ts'
import { quietChanges } from './quiet-changes.ts'

/** What a change asks of the other side: a new version, a second look, or nothing. */
export const severities = ['breaking', 'risky', 'safe'] as const
export type Severity = (typeof severities)[number]

/** One difference between two contracts. */
export interface Change {
  severity: Severity
  /** The operation, or the part of the contract that is no operation's. */
  where: string
  /** JSON pointer in the newer contract, in the older one for what is gone. */
  pointer: string
  message: string
}

interface RedoclyChange {
  path: string
  typeName: string
  kind: 'added' | 'removed' | 'modified'
  impact: 'major' | 'minor' | 'patch'
  property?: string
  verdicts: { ruleId: string; message: string }[]
}

/** Everything that differs, what breaks first. Redocly compares; what it passes over in silence is added. */
export async function changesBetween(before: OpenApiDocument, after: OpenApiDocument): Promise<Change[]> {
  const found = await compare(before, after)
  const ids = operationIds(before, after)
  const told = found.map((change): Change => {
    const { where, rest } = locate(change.path, ids)
    return {
      severity: severityOf(change),
      where,
      pointer: change.path.replace(/^#/, ''),
      message: messageOf(change, rest),
    }
  })
  const all = [...told, ...quietChanges(before, after)]
  return all.sort((one, other) => severities.indexOf(one.severity) - severities.indexOf(other.severity))
}

/** The most severe of the changes; undefined where there is none. */
export function worst(changes: readonly Change[]): Severity | undefined {
  return severities.find((severity) => changes.some((change) => change.severity === severity))
}

async function compare(before: OpenApiDocument, after: OpenApiDocument): Promise<RedoclyChange[]> {
  const folder = mkdtempSync(join(tmpdir(), 'contract-diff-'))
  try {
    const files = [join(folder, 'before.json'), join(folder, 'after.json')] as const
    const config = join(folder, 'redocly.yaml')
    writeFileSync(config, 'extends: [diff-recommended]\ntelemetry: off\n')
    writeFileSync(files[0], JSON.stringify(withoutNarrowedPatterns(before, after)))
    writeFileSync(files[1], JSON.stringify(after))
    const { answer, log } = await redocly('diff', ...files, '--config', config, '--format', 'json')
    return parse(answer, log).changes
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function parse(answer: string, log: string): { changes: RedoclyChange[] } {
  try {
    return JSON.parse(answer) as { changes: RedoclyChange[] }
  } catch {
    throw new Error(`The contracts cannot be compared.\n${log}`)
  }
}

/** A new answer of an operation that is known is met by clients that were written before it. */
function severityOf({ impact, typeName, kind, path }: RedoclyChange): Severity {
  if (impact === 'major') return 'breaking'
  const isNewAnswer = typeName === 'Response' && kind === 'added'
  const isNewField = kind === 'added' && path.includes('/requestBody/')
  return impact === 'minor' && (isNewAnswer || isNewField) ? 'risky' : 'safe'
}

function messageOf({ verdicts, typeName, kind, property }: RedoclyChange, rest: string): string {
  const [first] = verdicts
  if (first) return verdicts.map(({ message, ruleId }) => `${message} (${ruleId})`).join(' ')
  const what =
    property === undefined
      ? `${words(typeName)} ${last(rest)}`
      : `The ${property} of ${words(typeName).toLowerCase()} ${last(rest)}`
  const verb = { added: 'was added', removed: 'was removed', modified: 'was changed' }[property ? 'modified' : kind]
  return `${what.trim()} ${verb}.`
}

function words(typeName: string): string {
  return typeName.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').replace(/^Schema$/, 'Field')
}

const last = (pointer: string): string => {
  const name = pointer.split('/').at(-1)?.replaceAll('~1', '/').replaceAll('~0', '~') ?? ''
  return name === '' ? '' : `\`${name}\``
}

/** Ids of the operations, by their pointer; an operation that is gone is called as it was. */
function operationIds(...documents: OpenApiDocument[]): Map<string, string> {
  return new Map(
    documents.flatMap((document) =>
      operationsOf(document).map(({ path, method, operation }) => [
        `#/paths/${path.replaceAll('~', '~0').replaceAll('/', '~1')}/${method}`,
        operation.operationId,
      ]),
    ),
  )
}

function locate(pointer: string, ids: Map<string, string>): { where: string; rest: string } {
  const [, path = '', method = '', rest = ''] =
    new RegExp(`^(#/paths/[^/]+)(?:/(${methods.join('|')}))?(.*)$`).exec(pointer) ?? []
  const own = ids.get(`${path}/${method}`)
  if (own !== undefined) return { where: own, rest }
  const ofPath = [...ids].filter(([key]) => path !== '' && key.startsWith(`${path}/`)).map(([, id]) => id)
  if (ofPath.length > 0) return { where: ofPath.join(', '), rest }
  return { where: 'the contract', rest: pointer.replace(/^#/, '') }
}
