// @vitest-environment node
import { expect, it } from 'vitest'
import { freshFilter } from './fresh-filter'

it('gives each search an id of its own, that an address carries as it is', () => {
  const ids = Array.from({ length: 200 }, freshFilter)
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids) expect(encodeURIComponent(id)).toBe(id)
})
