import { expect, it } from 'vitest'
import { exampleOf } from '@/api/examples.gen'
import { postOfDraft } from './post-of-draft'

const post = exampleOf('publishPost', 'published')
const draft = exampleOf('getDraft', 'edit')

it('shows the words of the draft in the post that readers have', () => {
  const shown = postOfDraft(post, { ...draft, title: '  New title ' })
  expect(shown).toMatchObject({ id: post.id, author: post.author, title: 'New title', content: draft.content })
  expect(shown.excerpt).toBe('Sette mesi fa abbiamo cominciato a vendere trentadue pezzi di ricambio.')
})

it('is the published post where there is no draft', () => {
  expect(postOfDraft(post, null)).toBe(post)
})

it('cuts a long text after a word, as the feed does', () => {
  const { excerpt } = postOfDraft(post, { ...draft, content: { ops: [{ insert: 'word '.repeat(100) }] } })
  expect(excerpt.length).toBeLessThanOrEqual(230)
  expect(excerpt).toMatch(/word…$/)
})
