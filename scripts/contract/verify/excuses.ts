import type { Answer } from './caller.ts'
import { codeOf } from './check-answer.ts'
import type { KnownOperation } from './contract.ts'
import type { Run } from './run.ts'

/**
 * Why a refusal says nothing about the server: the person may not, now is not the moment, or the request names what
 * only the example organisation has. Undefined where the refusal is a failure.
 */
export function excuseFor(run: Run, operation: KnownOperation, answer: Answer): string | undefined {
  const { status } = answer
  const code = codeOf(answer)
  const isPromised = operation.promised.some((one) => one.status === status && status >= 400)
  if (!isPromised || !run.contract.codesOf(status).has(code)) return undefined
  const { notNow, examplesNeedTheirWorld } = run.values.table
  if (status === 403) return `refused with 403 ${code}: this person may not, another one may`
  if (notNow.includes(code)) return `refused with ${status} ${code}: another moment would do`
  const [unknown] = unknownIds(run, operation)
  if (examplesNeedTheirWorld.includes(operation.id)) {
    const way = unknown === undefined ? '' : `; --set ${unknown}=… gives another`
    return `refused with ${status} ${code}: the example names what only its own organisation has${way}`
  }
  if (unknown === undefined || code === 'validation-failed') return undefined
  return `the server has shown no ${unknown}; --set ${unknown}=… gives one`
}

/** Names of the ids in the body of an example that this server has not shown. */
function unknownIds(run: Run, { id }: KnownOperation): string[] {
  const names = Object.values(run.values.table.bodies[id] ?? {})
  return names.filter((name) => !run.values.table.made.includes(name) && run.values.known(name) === undefined)
}
