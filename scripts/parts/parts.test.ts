// @vitest-environment node
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { needsNoStories } from './needs-no-stories.ts'
import { gapsOf } from './part.ts'
import { foldersWithoutStories, readParts } from './read-parts.ts'

const designSystem = fileURLToPath(new URL('../../src/design-system', import.meta.url))
const parts = readParts(designSystem)

it('finds the parts of the design system', () => {
  expect(parts.map(({ name }) => name)).toEqual(expect.arrayContaining(['Button', 'Dialog', 'VirtualList']))
})

it.each(parts)('$name has all that the status page asks of it', (part) => {
  const gaps = Object.entries(gapsOf(part)).filter(([, missing]) => missing.length > 0)
  expect(Object.fromEntries(gaps)).toEqual({})
})

it('has stories in every folder that does not say why it needs none', () => {
  expect(foldersWithoutStories(designSystem)).toEqual(Object.keys(needsNoStories).sort())
})
