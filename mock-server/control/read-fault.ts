import { faultKinds, type Fault } from '../state/faults.ts'
import { ControlError, optionalNumber, optionalText } from './endpoint.ts'

const known = new Set(['kind', 'operationId', 'path', 'method', 'status', 'code', 'delayMs', 'times'])

/** A failure from a JSON body; a misspelt field would otherwise let every call fail. */
export function readFault(body: Record<string, unknown>): Fault {
  const unknown = Object.keys(body).find((name) => !known.has(name))
  if (unknown !== undefined) throw new ControlError(`A fault has no "${unknown}"`)
  const kind = faultKinds.find((candidate) => candidate === body['kind'])
  if (!kind) throw new ControlError(`"kind" is one of ${faultKinds.join(', ')}`)
  const status = optionalNumber(body, 'status', 200)
  if (status !== undefined && (status > 599 || !Number.isInteger(status)))
    throw new ControlError('"status" is an HTTP status')
  const delayMs = optionalNumber(body, 'delayMs')
  if (kind === 'delay' && delayMs === undefined) throw new ControlError('A fault of kind "delay" needs "delayMs"')
  return {
    kind,
    operationId: optionalText(body, 'operationId'),
    path: optionalText(body, 'path'),
    method: optionalText(body, 'method'),
    status,
    code: optionalText(body, 'code'),
    delayMs,
    times: optionalNumber(body, 'times', 1),
  }
}
