import type { Schemas } from '@/api'
import { fieldsOf } from '../model/draft-session'
import { fieldsOfPost, findDraft, picturesOfPost, saveDraft } from './draft-calls'

/**
 * Puts an earlier text of a post into the person's draft and publishes nothing. Gives false and changes nothing where
 * there is a draft already that is not to be replaced.
 */
export async function putIntoDraft(
  post: Schemas['Post'],
  revision: Schemas['PostRevision'],
  { replace }: { replace: boolean },
): Promise<boolean> {
  const draft = await findDraft(post.id)
  if (draft && !replace) return false
  const { title, content, language } = revision
  const text = { title, content, language, ...picturesOfPost(revision) }
  const fields = { ...fieldsOfPost(post), ...(draft && fieldsOf(draft)), ...text }
  await saveDraft(post.id, { ...fields, occToken: draft?.occToken ?? null })
  return true
}
