import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { place } from '../../scripts/contract/paths.ts'

type Part = { type?: string | string[]; properties?: Record<string, Part> }

const schema = JSON.parse(readFileSync(place('openapi/events/runtime-configuration.schema.json'), 'utf8')) as Part

/** The keys as people write them: `realtime.enabled`. */
function keysOf({ properties = {} }: Part, before = ''): string[] {
  return Object.entries(properties).flatMap(([name, part]) =>
    part.properties ? keysOf(part, `${before}${name}.`) : [`${before}${name}`],
  )
}

it('the README explains every value that an installation can configure, and no other', () => {
  const [, table = ''] = /^## Configuration\n([\s\S]*?)^## /m.exec(readFileSync(place('README.md'), 'utf8')) ?? []
  const explained = [...table.matchAll(/^\| `([\w.]+)` /gm)].map(([, key]) => key)
  expect(explained).toEqual(keysOf(schema))
})
