import { describe, expect, it } from 'vitest'
import { exampleOf } from '@/api/examples.gen'
import { isEmptyPost, postOfDraft } from './post-of-draft'

const post = exampleOf('publishPost', 'published')
const draft = exampleOf('getDraft', 'edit')
const empty = exampleOf('createPost', 'created')

describe('the post that a draft will be', () => {
  it('has the words of the draft, and all else from the post that readers have', () => {
    const { author, community, images, publication } = post
    expect(postOfDraft(post, { ...draft, title: '  New title ' })).toMatchObject({
      ...{ id: post.id, author, community, images, publication },
      ...{ title: 'New title', content: draft.content, language: 'it' },
      excerpt: 'Sette mesi fa abbiamo cominciato a vendere trentadue pezzi di ricambio.',
    })
  })

  it('has the pictures and the cover that the draft names', () => {
    const { images = [], tables = [], ...fields } = exampleOf('getDraft', 'media')
    const shown = postOfDraft(post, fields, { images, tables })
    expect(shown.images).toEqual(images)
    expect(shown).toMatchObject({ imagesCount: 1, coverImage: images[0], coverImageUrl: images[0]?.url })
    expect(postOfDraft(post, { ...fields, imageIds: [], coverImageId: null }, { images, tables })).toMatchObject({
      ...{ images: [], imagesCount: 0, coverImage: null, coverImageUrl: null },
    })
  })

  it('has a long text cut after a word', () => {
    const { excerpt } = postOfDraft(post, { ...draft, content: { ops: [{ insert: 'word '.repeat(100) }] } })
    expect(excerpt.length).toBeLessThanOrEqual(230)
    expect(excerpt).toMatch(/word…$/)
  })

  it('has a text without a space cut at the limit', () => {
    const { excerpt } = postOfDraft(post, { ...draft, content: { ops: [{ insert: 'x'.repeat(500) }] } })
    expect(excerpt).toHaveLength(230)
  })

  it('has the hashtags of the text, each once, and knows which of them are deleted', () => {
    const tag = (id: string, name: string) => ({ insert: { hashtag: { id, name } } })
    const content = { ops: [tag('safety', 'safety'), tag('new', 'locks'), tag('new', 'keys'), tag('safety', 'safety')] }
    const known = { ...post, hashtags: [{ id: 'safety', name: 'safety', deleted: true }] }
    expect(postOfDraft(known, { ...draft, content }).hashtags).toEqual([
      { id: 'safety', name: 'safety', deleted: true },
      { id: 'new', name: 'locks', deleted: false },
      { id: 'new', name: 'keys', deleted: false },
    ])
  })
})

describe('a post with nothing to see', () => {
  it('has neither title nor text, picture or file', () => {
    expect(isEmptyPost(empty)).toBe(true)
    expect(isEmptyPost({ ...empty, title: 'A title' })).toBe(false)
    expect(isEmptyPost({ ...empty, content: draft.content })).toBe(false)
    expect(isEmptyPost({ ...empty, imagesCount: 1 })).toBe(false)
    expect(isEmptyPost({ ...empty, attachmentsCount: 1 })).toBe(false)
  })

  it('is not one whose text is a single object', () => {
    const mention = { insert: { mention: { id: 'marco-bianchi', name: 'Marco Bianchi' } } }
    expect(isEmptyPost({ ...empty, content: { ops: [mention, { insert: '\n' }] } })).toBe(false)
  })
})
