import type { KnownOperation } from './contract.ts'

/** What may be asked. */
export interface Permissions {
  /** Operation ids or tags; empty for all. */
  only: readonly string[]
  /** Whether anything may be changed. */
  write: boolean
  /** Irreversible operations that were named one by one. */
  irreversible: readonly string[]
}

/** Whether the caller wants to hear of the operation. */
export function wants({ only }: Permissions, { id, tag }: KnownOperation): boolean {
  return only.length === 0 || only.includes(id) || only.includes(tag)
}

/** Whether the operation may be asked at all. */
export function mayAsk(permissions: Permissions, operation: KnownOperation): boolean {
  return forbidden(permissions, operation) === undefined
}

/** Why the operation must not be asked; undefined where it may. */
export function forbidden(
  { write, irreversible: named }: Permissions,
  { id, writes, irreversible }: KnownOperation,
): string | undefined {
  if (writes && !write) return 'it may write; --write lets it'
  if (irreversible && !named.includes(id)) return `it cannot be taken back; --irreversible ${id} lets it`
  return undefined
}
