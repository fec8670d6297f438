import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import contract from '../../../../openapi/events/chat-message.schema.json'
import { readWindowMessage } from './window-message'

const portal = 'https://portal.example'
const frame = {} as Window
const chat = { origin: portal, window: frame }
const good = { id: 'chat-1', target: 'portal', type: 'command', command: 'request-chat-visibility' }
const event = (change: Partial<MessageEvent<unknown>> = {}) => ({
  origin: portal,
  source: frame,
  data: good,
  ...change,
})

afterEach(() => vi.unstubAllEnvs())

describe('in production', () => {
  beforeEach(() => vi.stubEnv('DEV', false))

  it('takes every message of the contract that goes to the portal, and none that goes to the chat', () => {
    for (const example of contract.examples) {
      const read = readWindowMessage(event({ data: example }), chat)
      expect(read).toEqual(example.target === 'portal' ? example : null)
    }
  })

  it.each([
    'https://evil.example',
    'https://portal.example.evil.example',
    'http://portal.example',
    'https://portal.example:8443',
    'null',
    '',
  ])('ignores the origin %s', (origin) => {
    expect(readWindowMessage(event({ origin }), chat)).toBeNull()
  })

  it('ignores every window but that of the frame, also on its own origin', () => {
    expect(readWindowMessage(event({ source: window }), chat)).toBeNull()
    expect(readWindowMessage(event({ source: null }), { origin: portal, window: null })).toBeNull()
    expect(readWindowMessage(event({ source: null }), { origin: portal, window: undefined })).toBeNull()
  })

  it('ignores whatever is not in the shape of the contract', () => {
    fc.assert(
      fc.property(fc.anything(), (data) => {
        expect(readWindowMessage(event({ data }), chat)).toBeNull()
      }),
    )
    for (const data of [
      { ...good, id: '' },
      { ...good, target: 'chat' },
      { ...good, command: 'open-sesame' },
      { ...good, command: 'open-link', body: { url: 7 } },
      { ...good, type: 'event', event: 'unread-chat-status-updated', body: { hasUnreadChats: 'yes' } },
    ])
      expect(readWindowMessage(event({ data }), chat)).toBeNull()
  })
})

it('takes any origin in development, from that frame and in that shape alone', () => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
  expect(readWindowMessage(event({ origin: 'http://localhost:4000' }), chat)).toEqual(good)
  expect(readWindowMessage(event({ origin: 'http://localhost:4000', source: window }), chat)).toBeNull()
  expect(readWindowMessage(event({ origin: 'http://localhost:4000', data: 'hello' }), chat)).toBeNull()
})
