import fc from 'fast-check'
import { expect, it } from 'vitest'
import { insidePath } from '@/design-system/Link'
import { entry } from '../testing/fixtures'
import { pushDataOf, readPushData } from './push-data'

const kept = (address: unknown) => ({ ...pushDataOf(entry(1, { routerLink: '/people' }), 'u-1'), address })

it('brings back the path where the entry leads', () => {
  const data = pushDataOf(entry(1, { routerLink: '/people', queryParams: { q: 'anna' } }), 'u-1')
  expect(data.address).toBe('./people?q=anna')
  expect(readPushData(data)?.path).toBe('/people?q=anna')
})

it.each([
  './/evil.example',
  './\\evil.example',
  './..//evil.example',
  './%2e%2e//evil.example',
  '/post/7',
  '//evil.example',
  'https://evil.example/',
  null,
  7,
])('is dropped with %j for its address', (address) => {
  expect(readPushData(kept(address))).toBeNull()
})

it('follows only paths of the portal, whatever was kept', () => {
  const pieces = fc.array(fc.constantFrom('/', '\\', '.', '..', '%2e', '\t', 'evil.example', 'post', ':', '?', '#'))
  fc.assert(
    fc.property(pieces, (all) => {
      const path = readPushData(kept(`./${all.join('')}`))?.path
      if (path != null) expect(insidePath(path)).toBe(path)
    }),
  )
})
