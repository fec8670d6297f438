import type { Schemas } from '@/api'
import { type Phrase, phrase } from '@/shared/i18n'

import { messages } from '../messages'

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
