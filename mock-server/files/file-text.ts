import { fileTexts } from '../content/file-texts.ts'
import type { AttachmentVersionState } from '../state/data.ts'
import { extensionOf } from './made-file.ts'

/** What a file says, by pages, as far as a search reads it; nothing for kinds that it doesn't open. */
export function fileText({ name, bytes }: Pick<AttachmentVersionState, 'name' | 'bytes'>): readonly string[] {
  if (bytes) return ['txt', 'csv'].includes(extensionOf(name)) ? [new TextDecoder().decode(bytes)] : []
  return writtenText(name) ?? []
}

/** What was written for a file of the demo. */
export function writtenText(name: string): readonly string[] | undefined {
  return Object.hasOwn(fileTexts, name) ? fileTexts[name] : undefined
}
