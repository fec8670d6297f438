import { expect, it } from 'vitest'
import { exampleOf } from '@/api/examples.gen'
import { partsOf } from './copy-parts'

it('offers what the post has', () => {
  const post = exampleOf('createPost', 'copied')
  expect(partsOf(post)).toEqual(['text'])
  expect(partsOf({ ...post, attachmentsCount: 2 })).toEqual(['text', 'attachments'])
  expect(partsOf({ ...post, imagesCount: 1, attachmentsCount: 2 })).toEqual(['text', 'images', 'attachments'])
  expect(partsOf(exampleOf('getPost', 'event'))).toContain('event')
})
