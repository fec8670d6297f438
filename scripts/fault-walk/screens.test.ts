import { expect, it } from 'vitest'
import { addressToWalk } from './screens.ts'

const walked = (addresses: string[], leadingOn: string[] = []) =>
  addressToWalk(
    addresses.map((address) => ({ address })),
    leadingOn,
  )?.address

it('walks the shortest of several addresses of a screen', () => {
  expect(walked(['/collections/c-1', '/collections'])).toBe('/collections')
})

it('walks the longer address where the shorter one leads on to another screen', () => {
  expect(walked(['/post/edit', '/post/edit/p-1042'], ['/post/edit'])).toBe('/post/edit/p-1042')
})

it('walks what leads on where a screen has nothing else, and nothing where it has no address', () => {
  expect(walked(['/my-space'], ['/my-space'])).toBe('/my-space')
  expect(walked([])).toBeUndefined()
})
