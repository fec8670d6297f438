import type { KnownOperation } from '../contract.ts'
import type { Run } from '../run.ts'

/** Stands in reports for what belongs to no operation. */
export const wholeServer = 'the whole server'

/** What the contract says of every address alike: unknown ones and unknown methods are refused as problems. */
export async function checkWholeServer(run: Run): Promise<void> {
  if (run.permissions.only.length > 0 && !run.permissions.only.includes(wholeServer)) return
  const unknown = stranger('GET', '/contract-check/nobody-knows-this')
  const check = { kind: 'wrong input' as const, name: 'unknown address', expected: [404] }
  await run.check(unknown, check, { operationId: wholeServer, method: 'GET', path: unknown.path, headers: {} })
  if (!run.permissions.write) return
  const open = run.contract.operations.find(({ isPublic, writes, path }) => isPublic && !writes && !path.includes('{'))
  if (!open) return
  const operation = stranger('PATCH', open.path)
  const wrong = { kind: 'wrong input' as const, name: `PATCH ${open.path}`, expected: [405] }
  const prepared = { operationId: wholeServer, method: 'PATCH', path: open.path, headers: {} }
  await run.check(operation, wrong, prepared, ({ headers }) =>
    headers.get('allow') === null ? [{ pointer: '/header/allow', message: 'is missing' }] : [],
  )
}

function stranger(method: string, path: string): KnownOperation {
  return {
    ...{ id: wholeServer, tag: '', summary: '', description: '', method, path, isPublic: true, writes: false },
    ...{ irreversible: false, parameters: [], request: undefined, promised: [] },
  }
}
