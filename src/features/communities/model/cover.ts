import type { Schemas } from '@/api'

/** What was done to the cover of a community and is not saved yet; null for nothing. */
export type CoverEdit =
  | { kind: 'new'; file: Blob; name: string; focalPoint: Schemas['FocalPoint'] }
  | { kind: 'moved'; focalPoint: Schemas['FocalPoint'] }
  | { kind: 'removed' }

/** Whether something that this device kept is one. */
export function isCoverEdit(kept: unknown): kept is CoverEdit {
  if (typeof kept !== 'object' || kept === null || !('kind' in kept)) return false
  return kept.kind === 'new'
    ? 'file' in kept && kept.file instanceof Blob
    : ['moved', 'removed'].includes(String(kept.kind))
}
