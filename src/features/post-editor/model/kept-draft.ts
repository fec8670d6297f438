import type { DeviceDraft } from '@/shared/device-drafts'
import type { DraftFields, KeptDraft } from './draft-session'

/** What the device keeps of a draft; null where it cannot be read, as another version of the portal may write it. */
export function keptDraftOf(kept: DeviceDraft | null): KeptDraft | null {
  const { fields, occToken, unanswered } = (kept?.value ?? {}) as Record<keyof KeptDraft, unknown>
  if (!isWhole(fields)) return null
  return {
    fields,
    occToken: typeof occToken === 'string' ? occToken : null,
    unanswered: Array.isArray(unanswered) ? (unanswered as DraftFields[]) : [],
  }
}

function isWhole(fields: unknown): fields is DraftFields {
  const { title, content, communityId, language } = (fields ?? {}) as Partial<DraftFields>
  return (
    typeof title === 'string' &&
    Array.isArray(content?.ops) &&
    typeof communityId === 'string' &&
    typeof language === 'string'
  )
}
