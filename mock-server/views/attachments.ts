import type { Schemas } from '../schemas.ts'
import { extensionOf } from '../files/made-file.ts'
import type { AttachmentState, AttachmentVersionState, PostState, WorldData } from '../state/data.ts'
import { instant } from '../state/times.ts'
import { userSummary } from './people.ts'

/** A file of a post in its newest version. */
export function attachmentSummary(data: WorldData, attachment: AttachmentState): Schemas['AttachmentSummary'] {
  const { note: _, restoredFrom: __, ...file } = versionView(data, attachment.id, newestVersion(attachment))
  return { id: attachment.id, ...file }
}

/** A file with everything that it ever was. */
export function attachmentView(data: WorldData, attachment: AttachmentState): Schemas['Attachment'] {
  return {
    ...attachmentSummary(data, attachment),
    versions: attachment.versions.map((version) => versionView(data, attachment.id, version)),
  }
}

/** The version that an attachment shows. */
export function newestVersion({ id, versions: [newest] }: AttachmentState): AttachmentVersionState {
  if (!newest) throw new Error(`attachment ${id} has no version`)
  return newest
}

/** The token that the next save of a post's files must name. */
export function occTokenOf({ number, saves, revision = 1 }: PostState): string {
  return `occ-${number}-${saves}${revision === 1 ? '' : `-r${revision}`}`
}

/** The published text that a token has seen; saves of files do not matter to it. */
export function revisionInToken(token: string): number {
  return Number(/-r(\d+)$/.exec(token)?.[1] ?? 1)
}

/** Whether a token has seen the newest save of the files; a new text does not matter to it. */
export function hasSeenFiles(token: string, { number, saves }: PostState): boolean {
  return token.replace(/-r\d+$/, '') === `occ-${number}-${saves}`
}

function versionView(data: WorldData, id: string, version: AttachmentVersionState): Schemas['AttachmentVersion'] {
  const { name, mimeType, sizeBytes, addedAt, addedBy, note = null, restored, looksLike } = version
  return {
    version: version.version,
    name,
    mimeType,
    sizeBytes,
    url: `./api/internal/v2/communication/attachments/${id}/content?version=${version.version}`,
    thumbnailUrl: ['pdf', 'xlsx', 'docx', 'png'].includes(extensionOf(name))
      ? `./api/files/thumbnails/${id}-${looksLike ?? version.version}.svg`
      : null,
    addedAt: instant(addedAt),
    addedBy: userSummary(data, addedBy),
    note,
    restoredFrom: restored?.from ?? null,
  }
}
