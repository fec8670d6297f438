import type { KnownOperation } from '../contract.ts'
import type { Finding } from '../findings.ts'
import { at } from '../pointer.ts'
import { exampleParts, prepare, type RequestParts } from '../requests.ts'
import type { Run } from '../run.ts'
import type { Switch } from '../values.ts'

/** Sends one request twice where the contract says that this changes nothing. */
export async function checkRepetition(run: Run, operation: KnownOperation): Promise<void> {
  if (!run.values.table.repeatable.includes(operation.id)) return
  const requests = exampleParts(operation, run.values)
  const [parts] = 'missing' in requests ? [] : requests
  if (!parts) return
  const prepared = prepare(parts)
  const first = await run.caller.send(prepared, run.session)
  if (first.status >= 300 || first.status === 0) return
  await run.check(operation, { kind: 'promise', name: 'repeating it changes nothing' }, prepared, (second) => {
    const [before, after] = [essence(parts, first.json), essence(parts, second.json)]
    return JSON.stringify(before) === JSON.stringify(after) ? [] : [firstDifference(before, after)]
  })
}

/** Switches on, on again and off, and reads in each answer how it stands. */
export async function checkSwitch(run: Run, pair: Switch): Promise<void> {
  const on = run.contract.operation(pair.on)
  const off = run.contract.operation(pair.off)
  const requests = on && off ? [exampleParts(on, run.values), exampleParts(off, run.values)] : []
  const [turnOn, turnOff] = requests.map((parts) => ('missing' in parts ? undefined : parts[0]))
  if (!on || !off || !turnOn || !turnOff) return
  if (run.refusal(on) ?? run.refusal(off)) return
  await run.caller.send(prepare(turnOff), run.session)
  const count = pair.count
  const start = async (parts: RequestParts) => run.caller.send(prepare(parts), run.session)
  const first = await start(turnOn)
  const last = await start(turnOff)
  const states: [KnownOperation, typeof first, boolean][] = [
    [on, first, true],
    [off, last, false],
  ]
  for (const [operation, answer, wanted] of states) {
    if (answer.status >= 300 || !run.wants(operation)) continue
    const found: Finding[] = []
    const stands = at(answer.json, pair.at)
    if (stands !== wanted) found.push({ pointer: pair.at, message: `is ${String(stands)} after ${operation.id}` })
    const counts = count === undefined ? [] : [Number(at(first.json, count)), Number(at(last.json, count))]
    const [more = 1, less = 0] = counts
    if (operation === off && count !== undefined && more - less !== 1) {
      found.push({ pointer: count, message: `goes from ${more} to ${less} where one is taken back` })
    }
    run.judge(operation.id, 'promise', 'answers how it stands now', answer, found)
  }
}

/** Of something that was made, only which one it is: it may have gone on in the meantime. */
function essence({ body }: RequestParts, answer: unknown): unknown {
  if (at(body, '/clientKey') === undefined) return answer
  return at(answer, '/id') === undefined ? { operationId: at(answer, '/operationId') } : { id: at(answer, '/id') }
}

function firstDifference(one: unknown, other: unknown, pointer = ''): Finding {
  if (typeof one === 'object' && one !== null && typeof other === 'object' && other !== null) {
    for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
      const [left, right] = [(one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key]]
      if (JSON.stringify(left) !== JSON.stringify(right)) return firstDifference(left, right, `${pointer}/${key}`)
    }
  }
  return { pointer, message: `is ${JSON.stringify(other)} the second time and was ${JSON.stringify(one)} the first` }
}
