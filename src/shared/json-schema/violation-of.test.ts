import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { carouselConfigSchema } from '../event-schemas/carousel-config.gen'
import { chatToPortalSchema } from '../event-schemas/chat-message.gen'
import { runtimeConfigurationSchema } from '../event-schemas/runtime-configuration.gen'
import type { Definitions, JsonSchema } from './schema'
import { matches, violationOf } from './violation-of'

const definitions: Definitions = {
  Person: {
    type: 'object',
    required: ['id', 'friend'],
    properties: {
      id: { type: 'string' },
      nick: { type: 'string' },
      friend: { oneOf: [{ $ref: 'Person' }, { type: 'null' }] },
    },
  },
  Tag: { enum: ['red', 'green'] },
  Count: { type: 'integer', minimum: 0, maximum: 99 },
}
const text: JsonSchema = { type: 'string' }
const violation = (schema: JsonSchema, value: unknown, mode?: 'strict' | 'tolerant') =>
  violationOf({ schema, definitions }, value, mode)

describe('a violation', () => {
  it.each<[JsonSchema, unknown]>([
    [{ type: ['string', 'null'] }, null],
    [{ $ref: 'Tag' }, 'green'],
    [{ type: 'string', pattern: '^/' }, '/post'],
    [{ type: 'string', format: 'date' }, '2026-11-20'],
    [{ type: 'array', items: { $ref: 'Tag' } }, []],
    [
      { type: 'object', additionalProperties: { type: 'number' } },
      { one: 1, two: 2 },
    ],
    [{ $ref: 'Person' }, { id: '1', friend: { id: '2', friend: null } }],
  ])('of %j is not found in %j', (schema, value) => {
    expect(violation(schema, value)).toBeNull()
  })

  it.each<[JsonSchema, unknown]>([
    [text, null],
    [text, undefined],
    [{ type: 'integer' }, 3.5],
    [{ type: 'object' }, []],
    [{ type: 'array' }, {}],
    [{ $ref: 'Tag' }, 'blue'],
    [{ type: 'string', pattern: '^/' }, 'post'],
    [{ type: 'string', format: 'date' }, 'Friday'],
    [{ type: 'string', maxLength: 3 }, 'four'],
    [{ type: 'array', minItems: 1 }, []],
  ])('of %j is found in %j', (schema, value) => {
    expect(violation(schema, value)).toBe('')
  })

  it('points at a property that is missing', () => {
    expect(violation({ $ref: 'Person' }, { id: '1', friend: { id: '2' } })).toBe('/friend/friend')
  })

  it('points at the entry of a list', () => {
    expect(violation({ type: 'array', items: { $ref: 'Tag' } }, ['red', 'blue'])).toBe('/1')
  })

  it('escapes keys that are not plain in a pointer', () => {
    const schema: JsonSchema = { type: 'object', additionalProperties: text, required: ['c/d'] }
    expect(violation(schema, { 'a/b~c %ü': 1, 'c/d': '' })).toBe('/a~1b~0c %ü')
    expect(violation(schema, {})).toBe('/c~1d')
  })

  it('names the alternative that came furthest when none fits', () => {
    const group: JsonSchema = {
      type: 'object',
      required: ['type', 'group'],
      properties: { type: { const: 'group' }, group: { type: 'object', required: ['id'] } },
    }
    const user: JsonSchema = { type: 'object', required: ['type'], properties: { type: { const: 'user' } } }
    expect(violation({ oneOf: [user, group] }, { type: 'group', group: {} })).toBe('/group/id')
  })

  it('is what no JSON text can hold', () => {
    expect(violation({ $ref: 'Person' }, { id: undefined, friend: null })).toBe('')
    expect(violation({ $ref: 'Person' }, { id: () => '1', friend: null })).toBe('')
  })

  it('is not a property that the schema does not name, unless it is closed', () => {
    const open: JsonSchema = { type: 'object', properties: { id: text } }
    expect(violation(open, { id: '1', later: true })).toBeNull()
    expect(violation({ ...open, additionalProperties: false }, { id: '1', later: true })).toBe('/later')
  })
})

describe('in tolerant mode', () => {
  it('lets words of a later version through', () => {
    expect(violation({ $ref: 'Tag' }, 'violet', 'tolerant')).toBeNull()
    expect(violation({ type: 'string', pattern: '^/', format: 'uri', maxLength: 2 }, 'post', 'tolerant')).toBeNull()
    expect(violation({ type: 'object', properties: {}, additionalProperties: false }, { a: 1 }, 'tolerant')).toBeNull()
  })

  it('takes null for an absent property', () => {
    expect(violation({ $ref: 'Person' }, { id: '1', nick: null, friend: null })).toBe('/nick')
    expect(violation({ $ref: 'Person' }, { id: '1', nick: null, friend: null }, 'tolerant')).toBeNull()
  })

  it('still wants what is required, and the right JSON types', () => {
    expect(violation({ $ref: 'Person' }, { friend: null }, 'tolerant')).toBe('/id')
    expect(violation({ $ref: 'Person' }, { id: '1', nick: 7, friend: null }, 'tolerant')).toBe('/nick')
    expect(violation({ $ref: 'Tag' }, { red: true }, 'tolerant')).toBe('')
  })

  it('lets an alternative of a later version through that is like a known one', () => {
    const one = (word: string): JsonSchema => ({
      type: 'object',
      required: ['type'],
      properties: { type: { const: word } },
    })
    expect(violation({ oneOf: [one('user'), one('group')] }, { type: 'robot' }, 'tolerant')).toBeNull()
  })

  it('lets through whatever strict mode lets through', () => {
    const values = fc.oneof(
      fc.jsonValue(),
      fc.record({ id: fc.string(), nick: fc.string(), friend: fc.constant(null) }, { requiredKeys: ['id', 'friend'] }),
    )
    fc.assert(
      fc.property(values, fc.constantFrom('Person', 'Tag', 'Count'), (value, $ref) => {
        if (violation({ $ref }, value) === null) expect(violation({ $ref }, value, 'tolerant')).toBeNull()
      }),
    )
  })
})

it.each(['strict', 'tolerant'] as const)('believes no number out of its limits in %s mode', (mode) => {
  for (const count of [-4, 100, 1e300]) expect(violation({ $ref: 'Count' }, count, mode)).toBe('')
  expect(violation({ $ref: 'Count' }, 99, mode)).toBeNull()
})

describe('the schemas of openapi/events', () => {
  const configuration = {
    basePath: '/portal/',
    apiBase: './api',
    learningApiBase: '../learning/api',
    languages: ['it', 'el'],
    defaultLanguage: 'it',
    chatOrigin: null,
    imageOrigins: [],
    realtime: { enabled: true },
    authTokenSyncUrl: null,
    headerlessRoutes: [],
    carouselHiddenRoutes: [],
    labelSets: { static: [{ prefix: './labels/', suffix: '.json' }], dynamic: ['portal'] },
    developerPanel: false,
    errorReportUrl: null,
  }

  it('have no format: the build checks none', () => {
    const schemas = [carouselConfigSchema, chatToPortalSchema, runtimeConfigurationSchema]
    expect(JSON.stringify(schemas)).not.toContain('"format"')
  })

  it('accept a complete configuration', () => {
    expect(violationOf(runtimeConfigurationSchema, configuration)).toBeNull()
  })

  it.each([
    ['/basePath', { basePath: 'portal' }],
    ['/languages', { languages: [] }],
    ['/languages/0', { languages: ['xx'] }],
    ['/chatOrigin', { chatOrigin: 'https://chat.example/path' }],
    ['/imageOrigins/0', { imageOrigins: ['*'] }],
    ['/realtime/enabled', { realtime: {} }],
    ['/labelSets/static/0/suffix', { labelSets: { static: [{ prefix: './' }], dynamic: [] } }],
    ['/errorReportUrl', { errorReportUrl: '' }],
    ['/unknown', { unknown: 1 }],
  ])('refuse a configuration at %s', (pointer, change) => {
    expect(violationOf(runtimeConfigurationSchema, { ...configuration, ...change })).toBe(pointer)
  })

  it('tell messages of the chat from those of the portal and from strangers', () => {
    const message = { id: '1', target: 'portal', type: 'command', command: 'open-link', body: { url: './post/1' } }
    expect(matches(chatToPortalSchema, message)).toBe(true)
    expect(matches(chatToPortalSchema, { ...message, target: 'chat' })).toBe(false)
    expect(matches(chatToPortalSchema, { ...message, body: {} })).toBe(false)
    expect(matches(chatToPortalSchema, { ...message, command: 'open-chat-list' })).toBe(false)
    expect(matches(chatToPortalSchema, 'open-link')).toBe(false)
  })

  it.each([-4, 1e300, Number.NaN])('believe no count of %d unread messages', (unreadMessagesCount) => {
    const status = {
      chatId: null,
      isClosed: false,
      title: null,
      unreadMessagesCount,
      avatarImageUrl: null,
      avatarInitials: null,
      avatarColorHash: null,
    }
    const envelope = { id: '1', target: 'portal', type: 'event', event: 'current-chat-status-updated' }
    expect(matches(chatToPortalSchema, { ...envelope, body: { ...status, unreadMessagesCount: 4 } })).toBe(true)
    expect(matches(chatToPortalSchema, { ...envelope, body: status })).toBe(false)
  })
})
