import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { storage } from '@/shared/storage'

it('reads the keys that the portal writes', () => {
  const source = readFileSync('src/app/boot/boot.ts', 'utf8')
  const read = [...source.matchAll(/stored\('(\w+)'\)/g)].map(([, key]) => key)
  const known = Object.values(storage).map(({ key }) => key)
  expect(read.length).toBeGreaterThan(3)
  expect(known).toEqual(expect.arrayContaining(read))
})
