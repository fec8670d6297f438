import type { Schemas } from '@/api'
import { copyRequested } from '@/shared/copy-link'
import { fullAddress } from '@/shared/full-address'
import { type Phrase, phrase } from '@/shared/i18n'
import { paths } from '@/shared/routes'

import { messages } from '../messages'
import type { Answer } from './chat'

/** Title of a source: that of the post, or the name of the file. */
export function titleOf(source: Schemas['AiReference']): string {
  return source.type === 'post' ? source.post.title : source.attachmentData.name
}

/** Kind of a source, and where in it the answer was found. */
export function kindOf(source: Schemas['AiReference']): Phrase {
  if (source.type === 'attachment') {
    const { page } = source.attachmentData
    return page === undefined ? phrase(messages.attachment) : phrase(messages.attachmentPage, { page })
  }
  const community = source.post.community?.name.trim()
  return community ? phrase(messages.postIn, { community }) : phrase(messages.post)
}

/** Path of a source: the post, or the attachments of the post. */
export function pathOf({ type, post }: Schemas['AiReference']): string {
  return paths.post(post.id, type === 'attachment' ? { entity: 'attachments' } : {})
}

/** Whether the post of a source is on the screen already, on any tab. `base` is the address of the portal. */
export function isShown({ post }: Schemas['AiReference'], pathname: string, base: string): boolean {
  const place = new URL(fullAddress(paths.post(post.id), base)).pathname
  return pathname === place || pathname.startsWith(`${place}/`)
}

/** The text to highlight at the source: the quoted passage, or the name of the file. */
export function passageOf(source: Schemas['AiReference']): string {
  return source.type === 'attachment' ? source.attachmentData.name : source.snippet
}

/** An answer for the clipboard, with its sources below. `base` is the address of the portal. */
export function withSources({ content, references }: Answer, title: string, base: string): string {
  if (references.length === 0) return content
  const list = references.map(
    (source, index) => `[${index + 1}] ${titleOf(source)}: ${fullAddress(pathOf(source), base)}`,
  )
  return `${content}\n\n${title}\n${list.join('\n')}`
}

/** An answer with its sources is wanted in the clipboard. */
export const answerCopyRequested = copyRequested.prepend((text: string) => ({
  text,
  copied: messages.copied,
  refused: messages.copyRefused,
}))
