import { expect, it } from 'vitest'
import { isPictureKind, readPicture } from './picture.ts'
import { png } from './png.ts'

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...part].map((sign) => sign.charCodeAt(0)) : part)),
  )

it.each([
  ['PNG', png('press'), { mimeType: 'image/png', width: 320, height: 214 }],
  ['GIF', bytes('GIF89a', [2, 1, 3, 0]), { mimeType: 'image/gif', width: 258, height: 3 }],
  [
    'JPEG with a segment before its frame',
    bytes([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xc0, 0, 8, 8, 0, 3, 1, 2, 1]),
    { mimeType: 'image/jpeg', width: 258, height: 3 },
  ],
  [
    'WebP',
    bytes(
      'RIFF',
      [0, 0, 0, 0],
      'WEBPVP8 ',
      Array.from({ length: 10 }, () => 0),
      [2, 1, 3, 0],
    ),
    { mimeType: 'image/webp', width: 258, height: 3 },
  ],
])('reads kind and size of a %s', (_, picture, head) => {
  expect([isPictureKind(picture), readPicture(picture)]).toEqual([true, head])
})

it('knows a picture that breaks off from what is none', () => {
  const cut = png('press').slice(0, 4_000)
  expect([isPictureKind(cut), readPicture(cut)]).toEqual([true, null])
  expect(isPictureKind(bytes('<svg/>'))).toBe(false)
})
