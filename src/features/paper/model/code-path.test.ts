import { encode } from 'uqr'
import { expect, it } from 'vitest'
import { codePath } from './code-path'

it('draws the dark modules of the code and no others, with four light ones around it', () => {
  const address = 'https://portal.example/post/p-1015?revision=3'
  const { size, path } = codePath(address)
  const drawn = Array.from({ length: size }, () => Array.from({ length: size }, () => false))
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g)) {
    for (let step = 0; step < Number(width); step += 1) drawn[Number(y)]?.splice(Number(x) + step, 1, true)
  }
  expect(drawn).toEqual(encode(address, { ecc: 'M', border: 4 }).data)
  expect(
    drawn
      .slice(0, 4)
      .flat()
      .every((dark) => !dark),
  ).toBe(true)
  expect(drawn[4]?.slice(4, 11)).toEqual(Array.from({ length: 7 }, () => true))
})
