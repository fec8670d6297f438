import { expect, it } from 'vitest'
import { messages } from '../messages'
import { forbiddenMessages } from './forbidden-messages'

const entities = [
  'user-registry',
  'group-registry',
  'area',
  'business-unit',
  'workspace',
  'community',
  'catalog',
  'workflow',
  'post',
]

it('words each closed entity in its own way', () => {
  const titles = entities.map((entity) => forbiddenMessages(entity).title.id)
  expect(new Set(titles).size).toBe(entities.length)
  expect(titles).not.toContain(messages.forbidden.id)
})

it.each(['constructor', '__proto__', 'unknown', '', null, undefined])('has general words for %s', (entity) => {
  expect(forbiddenMessages(entity).title).toBe(messages.forbidden)
})
