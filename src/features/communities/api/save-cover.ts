import type { Schemas } from '@/api'
import { imageEditor, sendBytes } from '@/features/image-editor'
import type { CoverEdit } from '../model/cover'
import { updateCommunity } from './community-queries'

/** Saves what was done to the cover of a community that is there. `key` is the same when it is tried again. */
export async function saveCover(
  community: Pick<Schemas['Community'], 'id' | 'occToken'>,
  edit: CoverEdit,
  key: string,
): Promise<Schemas['Community']> {
  const { id, occToken = '' } = community
  if (edit.kind === 'removed') return updateCommunity(id, { occToken, cover: null })
  const { focalPoint } = edit
  if (edit.kind === 'moved') return updateCommunity(id, { occToken, cover: { focalPoint } })
  // What the camera wrote beside the pixels stays here.
  const file = await (await imageEditor.load()).cleanPicture(edit.file)
  const fileId = await sendBytes({ subject: { communityId: id }, file, name: edit.name, key })
  return updateCommunity(id, { occToken, cover: { fileId, focalPoint } })
}
