import { mediaTypeOf } from '../files/made-file.ts'
import {
  nextId,
  type AttachmentState,
  type AttachmentVersionState,
  type FileBytes,
  type PostState,
} from '../state/data.ts'
import type { World } from '../state/world.ts'
import { newestVersion } from '../views/attachments.ts'
import { notifyAbout } from './notify.ts'
import { followersOf } from './posts.ts'

/**
 * A file that becomes an attachment or a new version of one. Without bytes they are made up when somebody asks for
 * them.
 */
export type NewFile = { name: string; sizeBytes: number; bytes?: FileBytes | undefined; note?: string | undefined }

/** Hangs files at a post and tells its followers, in one entry for all of them. */
export function addAttachments(
  world: World,
  { post, by, files }: { post: PostState; by: string; files: NewFile[] },
): AttachmentState[] {
  const at = world.clock.now()
  const attachments = files.map((file) => {
    const attachment: AttachmentState = {
      id: nextId(world.data, 'att'),
      postId: post.id,
      versions: [versionOf(file, 1, at, by)],
    }
    post.attachments.push(attachment)
    world.data.attachments.set(attachment.id, attachment)
    return attachment
  })
  post.mainAttachmentId ??= attachments[0]?.id ?? null
  if (attachments.length > 0)
    notifyAbout(world, 'attachment-add', followersOf(world, post), { by: [by], at, post, attachments })
  return attachments
}

/** Puts a new version on top of an attachment's old ones. */
export function addVersion(
  world: World,
  { post, by, attachment, file }: { post: PostState; by: string; attachment: AttachmentState; file: NewFile },
): void {
  const next = newestVersion(attachment).version + 1
  putOnTop(world, { post, attachment, version: versionOf(file, next, world.clock.now(), by) })
}

type Restoring = { post: PostState; by: string; attachment: AttachmentState; old: AttachmentVersionState }

/** Puts an old version on top once more; the versions between stay. */
export function restoreVersion(
  world: World,
  { post, by, attachment, old, key }: Restoring & { key: string | undefined },
): void {
  const { note: _, ...file } = old
  const version: AttachmentVersionState = {
    ...file,
    version: newestVersion(attachment).version + 1,
    addedAt: world.clock.now(),
    addedBy: by,
    restored: { from: old.version, key },
    looksLike: old.looksLike ?? old.version,
  }
  putOnTop(world, { post, attachment, version })
}

function putOnTop(
  world: World,
  { post, attachment, version }: { post: PostState; attachment: AttachmentState; version: AttachmentVersionState },
): void {
  attachment.versions.unshift(version)
  notifyAbout(world, 'attachment-new-version', followersOf(world, post), {
    by: [version.addedBy],
    at: version.addedAt,
    post,
    attachments: [attachment],
  })
}

/** Gives an attachment another name; its bytes stay. */
export function renameAttachment(attachment: AttachmentState, name: string): void {
  newestVersion(attachment).name = name
}

/** Takes a file off a post. */
export function removeAttachment(
  world: World,
  { post, by, attachment }: { post: PostState; by: string; attachment: AttachmentState },
): void {
  const removedFile = newestVersion(attachment).name
  notifyAbout(world, 'attachment-remove', followersOf(world, post), {
    by: [by],
    at: world.clock.now(),
    post,
    removedFile,
  })
  post.attachments = post.attachments.filter((candidate) => candidate !== attachment)
  if (post.mainAttachmentId === attachment.id) post.mainAttachmentId = post.attachments[0]?.id ?? null
  world.data.attachments.delete(attachment.id)
}

/** A version of a file as it is kept. */
export function versionOf(
  { name, sizeBytes, bytes, note }: NewFile,
  version: number,
  addedAt: number,
  addedBy: string,
): AttachmentVersionState {
  return {
    version,
    name,
    mimeType: mediaTypeOf(name),
    sizeBytes,
    addedAt,
    addedBy,
    ...(bytes && { bytes }),
    ...(note !== undefined && { note }),
  }
}
