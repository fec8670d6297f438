import { changesBetween } from './diff/changes.ts'
import type { OpenApiDocument } from './document.ts'

/** What the comparison with a released contract found. */
export type Comparison = { kind: 'compatible' } | { kind: 'new-major' } | { kind: 'breaking'; changes: string[] }

/**
 * Compares the contract with a released one. A breaking change is allowed when the first number of the version was
 * raised; then nothing is compared.
 */
export async function compareWithReleased(released: OpenApiDocument, current: OpenApiDocument): Promise<Comparison> {
  if (major(current) > major(released)) return { kind: 'new-major' }
  const breaking = (await changesBetween(released, current)).filter(({ severity }) => severity === 'breaking')
  if (breaking.length === 0) return { kind: 'compatible' }
  return { kind: 'breaking', changes: breaking.map(({ where, message }) => `${where}: ${message}`) }
}

const major = ({ info }: OpenApiDocument): number => Number(info.version.split('.')[0])
