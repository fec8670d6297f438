import { describe, expect, it } from 'vitest'
import { runtimeConfigurationShape } from './events-shapes.gen'
import { chatToPortalShape } from './late-events-shapes.gen'
import { matches, violationOf, type Shape, type ShapeNames } from './shape'

const names: ShapeNames = {
  Person: { id: 's', 'nick?': 's', friend: ['Person', '0'] },
  Tag: '=red|green',
}
const violation = (shape: Shape, value: unknown, mode?: 'strict' | 'tolerant') =>
  violationOf({ shape, names }, value, mode)

describe('a shape', () => {
  it.each<[Shape, unknown]>([
    ['s', 'text'],
    ['s0', null],
    ['i', 3],
    ['n', 3.5],
    ['b', false],
    ['o', { any: 1 }],
    ['a', [1, 'two']],
    ['*', null],
    ['=red|green', 'green'],
    ['=1|2', 2],
    ['~^/', '/post'],
    [['Person', '0'], null],
    [{ '[]': 'Tag' }, []],
    [{ '{}': 'n' }, { one: 1, two: 2 }],
    ['Person', { id: '1', friend: { id: '2', friend: null } }],
  ])('%j accepts %j', (shape, value) => {
    expect(violation(shape, value)).toBeNull()
  })

  it.each<[Shape, unknown]>([
    ['s', null],
    ['s', undefined],
    ['i', 3.5],
    ['i', '3'],
    ['b', 0],
    ['o', []],
    ['o', null],
    ['a', {}],
    ['*', undefined],
    ['=red|green', 'blue'],
    ['~^/', 'post'],
    [{ '[+]': 's' }, []],
    [{ '[]': 's' }, 'text'],
    [{ '{}': 's' }, []],
  ])('%j refuses %j', (shape, value) => {
    expect(violation(shape, value)).toBe('')
  })

  it('points at a property that is missing', () => {
    expect(violation('Person', { id: '1', friend: { id: '2' } })).toBe('/friend/friend')
  })

  it('points at the entry of a list', () => {
    expect(violation({ '[]': 'Tag' }, ['red', 'blue'])).toBe('/1')
  })

  it('escapes keys that are not plain in a pointer', () => {
    expect(violation({ '{}': 's' }, { 'a/b~c': 1 })).toBe('/a~1b~0c')
  })

  it('names the alternative that came furthest when none fits', () => {
    const shape = [{ type: '=user' }, { type: '=group', group: { id: 's' } }]
    expect(violation(shape, { type: 'group', group: {} })).toBe('/group/id')
  })

  it('does not take an inherited property for one of the value', () => {
    expect(violation({ toString: '*' }, {})).toBe('/toString')
  })

  it('ignores properties that it does not know, unless it is closed', () => {
    expect(violation({ id: 's' }, { id: '1', later: true })).toBeNull()
    expect(violation({ id: 's', '!': '*' }, { id: '1', later: true })).toBe('/later')
  })
})

describe('in tolerant mode', () => {
  it('lets words of a later version through', () => {
    expect(violation('Tag', 'violet', 'tolerant')).toBeNull()
    expect(violation('~^/', 'post', 'tolerant')).toBeNull()
  })

  it('takes null for an absent property', () => {
    expect(violation('Person', { id: '1', nick: null, friend: null })).toBe('/nick')
    expect(violation('Person', { id: '1', nick: null, friend: null }, 'tolerant')).toBeNull()
  })

  it('still wants what is required, and the right JSON types', () => {
    expect(violation('Person', { friend: null }, 'tolerant')).toBe('/id')
    expect(violation('Person', { id: '1', nick: 7, friend: null }, 'tolerant')).toBe('/nick')
    expect(violation('Tag', { red: true }, 'tolerant')).toBe('')
  })
})

describe('the shapes of openapi/events', () => {
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

  it('accept a complete configuration', () => {
    expect(violationOf(runtimeConfigurationShape, configuration)).toBeNull()
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
    expect(violationOf(runtimeConfigurationShape, { ...configuration, ...change })).toBe(pointer)
  })

  it('tell messages of the chat from those of the portal and from strangers', () => {
    const message = { id: '1', target: 'portal', type: 'command', command: 'open-link', body: { url: './post/1' } }
    expect(matches(chatToPortalShape, message)).toBe(true)
    expect(matches(chatToPortalShape, { ...message, target: 'chat' })).toBe(false)
    expect(matches(chatToPortalShape, { ...message, body: {} })).toBe(false)
    expect(matches(chatToPortalShape, { ...message, command: 'open-chat-list' })).toBe(false)
    expect(matches(chatToPortalShape, 'open-link')).toBe(false)
  })
})
