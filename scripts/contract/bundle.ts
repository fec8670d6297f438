import { contractRoot } from './paths.ts'
import { redocly } from './redocly.ts'
import type { OpenApiDocument } from './document.ts'

/** All files under openapi/ as one document. References to named schemas, responses and parameters stay references. */
export async function bundleContract(root = contractRoot): Promise<OpenApiDocument> {
  const { code, answer, log } = await redocly('bundle', root, '--ext', 'json')
  if (code !== 0) throw new Error(`The contract cannot be bundled.\n${beginning(log)}`)
  return JSON.parse(answer) as OpenApiDocument
}

/** One wrong reference is often a hundred; the first few say enough. */
const beginning = (log: string): string => log.split('\n').slice(0, 30).join('\n')
