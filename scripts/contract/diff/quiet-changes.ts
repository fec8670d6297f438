import { operationsOf, resolve, type OpenApiDocument, type Schema } from '../document.ts'
import type { Change } from './changes.ts'

/** What no comparison of shapes sees, and somebody on the other side has to know. */
export function quietChanges(before: OpenApiDocument, after: OpenApiDocument): Change[] {
  return [...irreversible(before, after), ...newCodes(before, after), ...knownValues(before, after)]
}

/** A call that a check repeated without thinking cannot be taken back any more, or the other way round. */
function irreversible(before: OpenApiDocument, after: OpenApiDocument): Change[] {
  const marks = new Map(
    operationsOf(before).map(({ operation }) => [operation.operationId, operation['x-irreversible'] === true]),
  )
  return operationsOf(after).flatMap(({ operation: { operationId, 'x-irreversible': now = false } }) => {
    const was = marks.get(operationId)
    if (was === undefined || was === now) return []
    const message = now ? 'It cannot be taken back any more.' : 'It can be taken back now.'
    return [{ severity: now ? 'risky' : 'safe', where: operationId, pointer: '/x-irreversible', message }]
  })
}

/** The portal has words for the codes that it knows; another one gets the general words. */
function newCodes(before: OpenApiDocument, after: OpenApiDocument): Change[] {
  const known = codes(before)
  return [...codes(after)].flatMap(([id, now]) => {
    const was = known.get(id)
    if (!was) return []
    return [...now]
      .filter((code) => !was.has(code))
      .map((code): Change => ({
        severity: 'risky',
        where: id,
        pointer: '/responses',
        message: `It can be refused with \`${code}\`.`,
      }))
  })
}

function codes(document: OpenApiDocument): Map<string, Set<string>> {
  return new Map(
    operationsOf(document).map(({ operation }) => {
      const examples = Object.entries(operation.responses)
        .filter(([status]) => status >= '400')
        .flatMap(([, response]) => Object.values(resolve(document, response).content ?? {}))
        .flatMap((content) => Object.values(content.examples ?? {}))
      const found = examples.map((example) => (resolve(document, example).value as { code?: unknown } | null)?.code)
      return [operation.operationId, new Set(found.filter((code) => typeof code === 'string'))]
    }),
  )
}

/** Open lists of words: the portal shows an unknown one neutrally, which is seldom what was meant. */
function knownValues(before: OpenApiDocument, after: OpenApiDocument): Change[] {
  const known = new Map(openLists(before))
  return openLists(after).flatMap(([pointer, now]) => {
    const fresh = now.filter((word) => known.get(pointer)?.includes(word) === false)
    if (fresh.length === 0) return []
    const message = `Its open list of words grew by ${fresh.map((word) => `\`${word}\``).join(', ')}.`
    return [{ severity: 'risky', where: 'the contract', pointer, message }]
  })
}

function openLists(document: OpenApiDocument): [pointer: string, words: string[]][] {
  const found: [string, string[]][] = []
  const visit = (value: unknown, pointer: string) => {
    if (typeof value !== 'object' || value === null) return
    const words = (value as Schema)['x-known-values']
    if (words) found.push([pointer, words])
    for (const [key, inner] of Object.entries(value)) visit(inner, `${pointer}/${key}`)
  }
  visit(document.components.schemas, '/components/schemas')
  return found
}
