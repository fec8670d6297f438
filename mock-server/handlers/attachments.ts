import {
  addAttachments,
  addVersion,
  removeAttachment,
  renameAttachment,
  restoreVersion,
  type NewFile,
} from '../actions/attachments.ts'
import { refusalOfNewName } from '../files/file-names.ts'
import { writtenText } from '../files/file-text.ts'
import { makeFile } from '../files/made-file.ts'
import type { Schemas } from '../schemas.ts'
import { nextId, type AttachmentState, type FileBytes, type PostState, type UploadSessionState } from '../state/data.ts'
import { mayReadAnswerFile } from '../views/feedback.ts'
import { attachmentView, hasSeenFiles, newestVersion, occTokenOf } from '../views/attachments.ts'
import { mayChangeFiles } from '../views/posts.ts'
import type { Call, PortalApp } from './portal-app.ts'
import { readablePost } from './posts.ts'
import { allowed, found, invalid, Refusal, refusals } from './refusals.ts'
import { bytesOfUpload, refusedName, uploadSessionOf } from './uploads.ts'

/** Media types that a browser may show in its own window; everything else is saved. */
const shown = /^(application\/pdf|image\/(png|jpeg|webp|gif)|video\/mp4|text\/plain)$/

/**
 * A file that somebody opens by itself runs nothing and has no origin. Of a PDF that is shown the browser's own reader
 * does the same, and a sandbox would keep that reader out.
 */
const contentPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** The files of a post: their list, the save of what changed, their bytes. */
export function attachmentsRoutes(app: PortalApp): void {
  app.get('/internal/v2/communication/posts/:postId/attachments', (call) => {
    const post = readablePost(call)
    return call.json<Schemas['AttachmentList']>({
      attachments: post.attachments.map((attachment) => attachmentView(call.var.world.data, attachment)),
      occToken: occTokenOf(post),
    })
  })

  app.post('/internal/v2/communication/posts/:postId/attachments', async (call) => {
    const post = changeablePost(call)
    const batch = await call.req.json<Schemas['AttachmentSaveBatch']>()
    const saved = save(call, post, batch)
    const { data } = call.var.world
    return call.json<Schemas['AttachmentSaveResult']>({
      addAttachments: saved.map((attachment) => attachmentView(data, attachment)),
      nextOccToken: occTokenOf(post),
    })
  })

  app.post(
    '/internal/v2/communication/posts/:postId/attachments/:attachmentId/versions/:version/restore',
    async (call) => {
      const attachment = await restore(call)
      return call.json<Schemas['Attachment']>(attachmentView(call.var.world.data, attachment))
    },
  )

  app.get('/internal/v2/communication/attachments/:attachmentId/content', (call) => {
    const { version, disposition = 'inline' } = call.req.query()
    const attachment = found(
      call.var.world.data.attachments.get(call.req.param('attachmentId')),
      refusals.attachmentNotFound,
    )
    const post = readablePost(call, attachment.postId)
    if (!mayReadAnswerFile(call.var.world.data, attachment, call.var.viewer))
      throw new Refusal(refusals.attachmentNotFound)
    const wanted = attachment.versions.find(
      (candidate) => version === undefined || candidate.version === Number(version),
    )
    const { name, mimeType, sizeBytes, bytes, ...state } = found(wanted, refusals.attachmentNotFound)
    const number = state.looksLike ?? state.version
    const content =
      bytes ??
      makeFile({
        name,
        version: number,
        sizeBytes,
        postTitle: post.title,
        text: writtenText(name) ?? post.content.plain,
      })
    const way = disposition === 'attachment' || !shown.test(mimeType) ? 'attachment' : 'inline'
    return call.body(content, 200, {
      'content-type': mimeType,
      'content-disposition': `${way}; filename*=UTF-8''${encodeURIComponent(name)}`,
      'x-content-type-options': 'nosniff',
      ...(way === 'inline' && mimeType === 'application/pdf' ? {} : { 'content-security-policy': contentPolicy }),
      'cache-control': 'private, max-age=300',
    })
  })
}

/** The post that the path names, if the person may change its files. */
export function changeablePost(call: Call, id?: string): PostState {
  const post = readablePost(call, id)
  checkMayChange(call, post)
  return post
}

function checkMayChange(call: Call, post: PostState): void {
  const { world, viewer } = call.var
  allowed(mayChangeFiles(world.data, post, viewer), refusals.attachmentsForbidden)
}

/** The attachment with one more version; a request that comes twice brings nothing back twice. */
async function restore(call: Call): Promise<AttachmentState> {
  const { world, viewer } = call.var
  const post = readablePost(call)
  const { attachmentId, version } = call.req.param()
  const attachment = found(
    post.attachments.find(({ id }) => id === attachmentId),
    refusals.attachmentNotFound,
  )
  const old = found(
    attachment.versions.find((candidate) => candidate.version === Number(version)),
    refusals.attachmentNotFound,
  )
  checkMayChange(call, post)
  const key = call.req.header('idempotency-key')
  const isDone = key !== undefined && attachment.versions.some(({ restored }) => restored?.key === key)
  if (isDone) return attachment
  const { occToken } = await call.req.json<Schemas['AttachmentRestoring']>()
  if (!hasSeenFiles(occToken, post)) throw new Refusal(refusals.occConflict)
  restoreVersion(world, { post, by: viewer.id, attachment, old, key })
  post.saves += 1
  return attachment
}

/** What a batch changes, once everything in it is known to be there. */
type CheckedBatch = {
  added: NewFile[]
  updates: { attachment: AttachmentState; file: NewFile | undefined; name: string | undefined }[]
  removed: AttachmentState[]
}

/** Looks at a whole batch before anything of it happens. `owner` is what the files hang at. */
export function checkedBatch(
  call: Call,
  owner: { attachments: AttachmentState[] },
  batch: Schemas['AttachmentSaveBatch'],
): CheckedBatch {
  const { attachments, updateAttachments, removeAttachmentIds, attachmentsUploadSessionId, hashtags = [] } = batch
  if (attachments.length + updateAttachments.length + removeAttachmentIds.length + hashtags.length === 0) {
    throw invalid('', 'empty', 'must add, update or remove something', 'save-batch-empty')
  }
  const session = attachmentsUploadSessionId === null ? undefined : uploadSessionOf(call, attachmentsUploadSessionId)
  const added = attachments.map(({ fileId, name }, index) => uploaded(session, fileId, name, `/attachments/${index}`))
  const updates = updateAttachments.map(({ attachmentId, fileId, name, note }, index) => {
    const at = `/updateAttachments/${index}`
    const attachment = ownAttachment(owner, attachmentId, `${at}/attachmentId`)
    const file = fileId === undefined ? undefined : { ...uploaded(session, fileId, name, at), note }
    if (!file && note !== undefined) throw invalid(`${at}/note`, 'without-file', 'needs a file that it is about')
    if (!file && name !== undefined) checkName(name, newestVersion(attachment).name, `${at}/name`)
    return { attachment, file, name }
  })
  const removed = removeAttachmentIds.map((id, index) => ownAttachment(owner, id, `/removeAttachmentIds/${index}`))
  return { added, updates, removed }
}

/** Everything is checked before anything is changed: all of it happens or nothing. */
function save(call: Call, post: PostState, batch: Schemas['AttachmentSaveBatch']): AttachmentState[] {
  const { world, viewer } = call.var
  if (!hasSeenFiles(batch.occToken, post)) throw new Refusal(refusals.occConflict)
  const { added, updates, removed } = checkedBatch(call, post, batch)
  const by = viewer.id
  const saved = addAttachments(world, { post, by, files: added })
  for (const { attachment, file, name } of updates) {
    if (file) addVersion(world, { post, by, attachment, file })
    else if (name !== undefined) renameAttachment(attachment, name)
  }
  for (const attachment of removed) removeAttachment(world, { post, by, attachment })
  addHashtags(call, post, batch.hashtags ?? [])
  post.saves += 1
  return [...saved, ...updates.filter(({ file }) => file).map(({ attachment }) => attachment)]
}

function uploaded(
  session: UploadSessionState | undefined,
  fileId: string,
  name: string | undefined,
  pointer: string,
): NewFile {
  const file = session?.files.get(fileId)
  if (!file)
    throw invalid(`${pointer}/fileId`, 'unknown', 'is not a file of this upload session', 'uploaded-file-unknown')
  if (file.receivedBytes < file.sizeBytes) throw new Refusal(refusals.uploadIncomplete)
  if (name !== undefined) checkName(name, file.name, `${pointer}/name`)
  const bytes: FileBytes | undefined = bytesOfUpload(file)
  return { name: name ?? file.name, sizeBytes: file.sizeBytes, bytes }
}

function checkName(name: string, known: string, pointer: string): void {
  const refused = refusalOfNewName(name, known)
  if (refused !== null) throw refusedName(pointer, refused)
}

function ownAttachment(
  { attachments }: { attachments: AttachmentState[] },
  id: string,
  pointer: string,
): AttachmentState {
  const attachment = attachments.find((candidate) => candidate.id === id)
  if (!attachment) throw invalid(pointer, 'unknown', 'is none of these attachments', 'uploaded-file-unknown')
  return attachment
}

function addHashtags(call: Call, post: PostState, names: readonly string[]): void {
  const { data } = call.var.world
  if (data.communities.get(post.communityId)?.hashtagsDisabled) return
  for (const name of names) {
    const known = [...data.hashtags.values()].find((tag) => tag.name === name && tag.communityId === post.communityId)
    const hashtag = known ?? { id: nextId(data, 'hashtag'), name, communityId: post.communityId, count: 0 }
    if (hashtag.deleted || post.hashtagIds.includes(hashtag.id)) continue
    data.hashtags.set(hashtag.id, hashtag)
    hashtag.count += 1
    post.hashtagIds = [...post.hashtagIds, hashtag.id]
  }
}
