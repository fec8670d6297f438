import type { Answer } from '../caller.ts'
import { successes, successSchema, type KnownOperation } from '../contract.ts'
import { excuseFor } from '../excuses.ts'
import type { Finding } from '../findings.ts'
import { at } from '../pointer.ts'
import { exampleParts, parametersIn, prepare, type RequestParts } from '../requests.ts'
import type { Run } from '../run.ts'

/** Sends the requests that the contract shows, with ids that this server knows. */
export async function checkExamples(run: Run, operation: KnownOperation): Promise<void> {
  const { onlyInWorkflows, examplesNeedTheirWorld } = run.values.table
  const walked = run.results.filter(({ operationId, kind }) => operationId === operation.id && kind === 'workflow')
  // What works once has worked already.
  if (examplesNeedTheirWorld.includes(operation.id) && walked.some(({ status = 0 }) => isIn(operation, status))) return
  if (onlyInWorkflows.includes(operation.id)) {
    if (walked.some(({ verdict }) => verdict !== 'skipped')) return
    run.skip(operation.id, 'example', 'request', 'asked in a workflow, because alone it makes no sense')
    return
  }
  const requests = exampleParts(operation, run.values)
  if ('missing' in requests) {
    const reason = `no ${requests.missing} is known; --set ${requests.missing}=… gives one`
    run.skip(operation.id, 'example', 'request', reason)
    return
  }
  for (const parts of requests) await sendExample(run, operation, parts)
}

async function sendExample(run: Run, operation: KnownOperation, parts: RequestParts): Promise<void> {
  const prepared = prepare(parts)
  const first = await run.caller.send(prepared, run.sessionFor(operation))
  if (first.status === 404 && !operation.irreversible) {
    const next = nextParts(run, operation, parts)
    if (next) return sendExample(run, operation, next)
    const strange = strangeIds(run, operation, parts)
    if (strange.length > 0) {
      const [name] = strange
      const reason = `the server has no such ${name}; --set ${name}=… gives one that it has`
      run.skip(operation.id, 'example', parts.name, reason, first)
      return
    }
  }
  const expected = successes(operation)
  const excuse = excuseFor(run, operation, first)
  if (excuse !== undefined) return run.skip(operation.id, 'example', parts.name, excuse, first)
  const answer = await run.check(operation, { kind: 'example', name: parts.name, expected, first }, prepared, (given) =>
    wrongEntity(operation, parts, given),
  )
  if (answer.status < 300) run.values.learn(operation.id, answer.json)
}

const isIn = (operation: KnownOperation, status: number): boolean => successes(operation).includes(status)

/** The same request for the next id that is known. */
function nextParts(run: Run, operation: KnownOperation, parts: RequestParts): RequestParts | undefined {
  const [last] = parametersIn(operation, 'path').slice(-1)
  if (!last) return undefined
  const name = run.values.nameOf(operation.id, last.name)
  const tried = parts.path[last.name]
  const [next] = run.values.candidates(name, last.example).filter((value) => value !== tried)
  if (tried === undefined || next === undefined) return undefined
  run.values.reject(name, tried)
  return { ...parts, path: { ...parts.path, [last.name]: next } }
}

/** Names of the ids in the path that only the examples know. */
function strangeIds(run: Run, operation: KnownOperation, parts: RequestParts): string[] {
  return parametersIn(operation, 'path')
    .map(({ name }) => ({ known: run.values.nameOf(operation.id, name), value: parts.path[name] }))
    .filter(({ known, value }) => run.values.known(known) !== value)
    .map(({ known }) => known)
}

/** Who asks for one thing by its id must not get another one. */
function wrongEntity(operation: KnownOperation, { path }: RequestParts, { json }: Answer): Finding[] {
  const [, last] = /\{(\w+)\}$/.exec(operation.path) ?? []
  if (last === undefined || !successSchema(operation)) return []
  for (const pointer of ['/id', '/operationId']) {
    const id = at(json, pointer)
    // Some answer with what the thing is in, whose id stands earlier in the path.
    if (typeof id === 'string' && !Object.values(path).includes(id))
      return [{ pointer, message: `is "${id}" where "${path[last]}" was asked for` }]
  }
  return []
}
