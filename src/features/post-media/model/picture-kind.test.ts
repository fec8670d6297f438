import { expect, it } from 'vitest'
import { PICTURE_BYTES, pictureProblem } from './picture-kind'

const file = (...parts: BlobPart[]) => new Blob(parts)

it.each([
  ['a photo of a phone', file('\0\0\0\u0018ftypheic'), 'heic'],
  ['a drawing', file('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'svg'],
  ['a program that is called .jpg', file('MZ\0\0\0\0'), 'kind'],
  ['nothing', file(), 'broken'],
  ['too much', file(Uint8Array.of(0xff, 0xd8, 0xff), new Uint8Array(PICTURE_BYTES)), 'bytes'],
  ['a JPEG', file(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)), null],
  ['a PNG', file(Uint8Array.of(0x89, 0x50, 0x4e, 0x47)), null],
  ['a WebP', file('RIFF', Uint8Array.of(1, 2, 0, 0), 'WEBPVP8 '), null],
])('reads of %s what it is', async (_, picture, problem) => {
  expect(await pictureProblem(picture)).toBe(problem)
})
