import { expect, it } from 'vitest'
import { pictureDifferences } from './picture-differences'

it.each([
  ['nothing of the same pictures', { imageIds: ['a', 'b'], coverImageId: 'a' }, []],
  ['the cover alone', { imageIds: ['a', 'b'], coverImageId: null }, ['cover']],
  ['the order alone', { imageIds: ['b', 'a'], coverImageId: 'a' }, ['order']],
  ['a picture that is missing', { imageIds: ['a'], coverImageId: 'a' }, ['pictures']],
  ['both', { imageIds: ['a', 'c'], coverImageId: 'c' }, ['cover', 'pictures']],
  ['nothing of what is not known', {}, []],
])('names %s', (_, theirs, differences) => {
  expect(pictureDifferences({ imageIds: ['a', 'b'], coverImageId: 'a' }, theirs)).toEqual(differences)
})
