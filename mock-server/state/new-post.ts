import { fromDelta } from '../content/rich-text.ts'
import type { PostState } from './data.ts'
import type { DraftFields } from './drafts.ts'

/** The language of a draft as the demo world tells them apart. */
export function languageOf({ language }: DraftFields): PostState['language'] {
  return language.slice(0, 2) as PostState['language']
}

type Begun = { number: number; authorId: string; createdAt: number; fields: DraftFields }

/** A post that has never been published, with nothing around its text yet. */
export function newPost({ number, authorId, createdAt, fields }: Begun): PostState {
  return {
    id: `p-${number}`,
    number,
    order: 0,
    title: fields.title,
    excerpt: '',
    content: fromDelta(fields.content),
    authorId,
    communityId: fields.communityId,
    language: languageOf(fields),
    createdAt,
    editedAt: null,
    workflowState: null,
    hashtagIds: [],
    images: [],
    coverImageUrl: null,
    mainAttachmentId: null,
    archived: false,
    likedBy: new Set(),
    comments: [],
    attachments: [],
    saves: 0,
    publication: { state: 'draft' },
  }
}
