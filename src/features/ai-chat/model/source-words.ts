import type { Schemas } from '@/api'
import { type Phrase, phrase } from '@/shared/i18n'
import { paths } from '@/shared/routes'

import { messages } from '../messages'
import type { Answer } from './chat'

/** What a source is called: the title of the post, or the name of the file. */
export function titleOf(source: Schemas['AiReference']): string {
  return source.type === 'post' ? source.post.title : source.attachmentData.name
}

/** What kind of thing a source is, and where in it the answer was found. */
export function kindOf(source: Schemas['AiReference']): Phrase {
  if (source.type === 'attachment') {
    const { page } = source.attachmentData
    return page === undefined ? phrase(messages.attachment) : phrase(messages.attachmentPage, { page })
  }
  const { community } = source.post
  return community === undefined ? phrase(messages.post) : phrase(messages.postIn, { community: community.name })
}

/** Where a source is: the post, or the files of the post that it belongs to. */
export function pathOf({ type, post }: Schemas['AiReference']): string {
  return paths.post(post.id, type === 'attachment' ? { entity: 'attachments' } : {})
}

/** Whether the post of a source is on the screen already, with any of its parts. `base` is the address of the portal. */
export function isShown({ post }: Schemas['AiReference'], pathname: string, base: string): boolean {
  const place = new URL(`.${paths.post(post.id)}`, base).pathname
  return pathname === place || pathname.startsWith(`${place}/`)
}

/** The words by which the answer's place is found there: what it rests on, or the name of the file. */
export function wordsAt(source: Schemas['AiReference']): string {
  return source.type === 'attachment' ? source.attachmentData.name : source.snippet
}

/** An answer to take along: as it was written, and below it what its numbers stand for. `base` is the address of the portal. */
export function withSources({ content, references }: Answer, title: string, base: string): string {
  if (references.length === 0) return content
  const list = references.map((source, index) => {
    const address = new URL(`.${pathOf(source)}`, base).href
    return `[${index + 1}] ${titleOf(source)}: ${address}`
  })
  return `${content}\n\n${title}\n${list.join('\n')}`
}
