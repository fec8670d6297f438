import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { gapsOf, needsNoStories } from './component.ts'
import { foldersWithoutStories, readComponents } from './read-components.ts'

const designSystem = fileURLToPath(new URL('../../src/design-system', import.meta.url))
const components = readComponents(designSystem)

it('finds the components of the design system', () => {
  expect(components.map(({ name }) => name)).toEqual(expect.arrayContaining(['Button', 'Dialog', 'VirtualList']))
})

it.each(components)('$name has all that the status page asks of it', (component) => {
  const gaps = Object.entries(gapsOf(component)).filter(([, missing]) => missing.length > 0)
  expect(Object.fromEntries(gaps)).toEqual({})
})

it('has stories in every folder that does not say why it needs none', () => {
  expect(foldersWithoutStories(designSystem)).toEqual(Object.keys(needsNoStories).sort())
})
