import { describe, expect, it } from 'vitest'
import { contract, messagesOf, operations, parametersOf, title } from './support/contract.ts'
import { compile, complaints, strictAjv } from './support/ajv.ts'
import { readEventSchemas } from '../../scripts/contract/event-schemas.ts'

describe('every named schema compiles, so that no validator silently accepts everything', () => {
  it.each(Object.keys(contract.components.schemas ?? {}))('%s', (name) => {
    expect(() => compile({ $ref: `#/components/schemas/${name}` })).not.toThrow()
  })
})

describe('the schemas of every operation compile and its examples keep them', () => {
  it.each(operations.map((asked) => [title(asked), asked] as const))('%s', (_, asked) => {
    const { requests, answers } = messagesOf(asked)
    for (const { where, schema, examples } of [...requests, ...answers]) {
      const validate = compile(schema)
      for (const [name, value] of examples) {
        expect(complaints(validate, value), `${where}, example ${name}`).toBe('')
      }
    }
  })
})

describe('examples of parameters keep their schemas', () => {
  const cases = operations.flatMap((asked) =>
    parametersOf(asked)
      .filter(({ example }) => example !== undefined)
      .map((parameter) => [`${title(asked)} ${parameter.name}`, parameter] as const),
  )

  it.each(cases)('%s', (_, { schema, example }) => {
    expect(complaints(compile(schema), example)).toBe('')
  })

  it('are there for every parameter of a path, so that a request can be made from the contract alone', () => {
    const silent = operations.flatMap((asked) =>
      parametersOf(asked)
        .filter((parameter) => parameter.in === 'path' && parameter.example === undefined && !parameter.examples)
        .map(({ name }) => `${title(asked)} ${name}`),
    )
    expect(silent).toEqual([])
  })
})

describe('the schemas of openapi/events compile and their examples keep them', () => {
  it.each(readEventSchemas().map(({ file, schema }) => [file, schema] as const))('%s', (_, schema) => {
    const validate = strictAjv().compile(schema)
    expect(schema.examples.length).toBeGreaterThan(0)
    for (const example of schema.examples) expect(complaints(validate, example)).toBe('')
  })

  it('every part of the chat protocol has an example', () => {
    const chat = readEventSchemas().find(({ schema }) => schema.title === 'ChatMessage')
    const shown = chat?.schema.examples.map((example) => {
      const { event, command } = example as { event?: string; command?: string }
      return event ?? command
    })
    expect([...new Set(shown)].sort()).toEqual([
      'chat-visibility-updated',
      'current-chat-status-updated',
      'open-chat-list',
      'open-link',
      'request-chat-visibility',
      'request-to-open-current-route',
      'theme-mode-updated',
      'unread-chat-status-updated',
      'version-update-found',
    ])
  })

  it('the carousel of the examples is JSON text that keeps its own schema', () => {
    const carousel = readEventSchemas().find(({ schema }) => schema.title === 'CarouselConfig')
    const asked = operations.find(({ operation }) => operation.operationId === 'getInfoCarousel')
    const validate = strictAjv().compile(carousel?.schema ?? false)
    const texts = asked ? messagesOf(asked).answers.filter(({ status }) => status === '200') : []
    const configs = texts.flatMap(({ examples }) => examples.map(([, value]) => (value as { config: string }).config))
    expect(configs.filter(Boolean).length).toBeGreaterThan(0)
    for (const config of configs.filter(Boolean)) expect(complaints(validate, JSON.parse(config))).toBe('')
  })
})

describe('the carousel takes what a customer may have written, and nothing that does more than colour and size', () => {
  const carousel = readEventSchemas().find(({ schema }) => schema.title === 'CarouselConfig')?.schema
  const part = (name: string) => strictAjv().compile({ ...carousel?.$defs?.[name], $id: `part:${name}` })
  const isColor = part('CssColor')
  const isSize = part('FontSize')

  it.each([
    ...['#fff', '#0B4A5A', '#0b4a5acc', 'white', 'DarkSlateGray', 'rgb(11,74,90)', 'rgba(11, 74, 90, .5)'],
    ...['rgb(11 74 90 / 50%)', 'hsl(190, 65%, 35%)', ' #ffffff ', '', null],
  ])('the colour %j is taken', (color) => {
    expect(complaints(isColor, color)).toBe('')
  })

  it.each([
    ...['#12345', 'red; background: url(https://track.example/)', 'url(https://track.example/)', 'var(--ink)'],
    ...['rgb(var(--ink))', 'white}', 'expression(alert(1))', 'rgb(0,0,0) url(x)', '\\72 ed', 17, true],
  ])('the colour %j is refused', (color) => {
    expect(isColor(color)).toBe(false)
  })

  it.each([18, 18.5, '18', '18px', '18 px', '1.25rem', '120%', '14pt', '', null])('the size %j is taken', (size) => {
    expect(complaints(isSize, size)).toBe('')
  })

  it.each(['large', 'calc(1px + 1vw)', '18px; color: red', '100vw', '-4px', -4, '12345px', true])(
    'the size %j is refused',
    (size) => {
      expect(isSize(size)).toBe(false)
    },
  )
})
