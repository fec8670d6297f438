import { afterEach, expect, it, vi } from 'vitest'

import { changeMockWorld, MockWorldError, worldName } from './mock-world'

const fetch = vi.fn<typeof globalThis.fetch>()
vi.stubGlobal('fetch', fetch)
afterEach(() => fetch.mockReset())

it('speaks to the world that the cookie names, else to the default one', () => {
  expect(worldName('theme=dark; mock-world=test-1')).toBe('test-1')
  expect(worldName('not-mock-world=test-1')).toBe('default')
  expect(worldName('')).toBe('default')
})

it('sends what shall happen as JSON', async () => {
  fetch.mockResolvedValue(Response.json({}))
  await changeMockWorld({ path: '/realtime', body: { available: false } })
  const request = fetch.mock.calls[0]?.[0] as Request
  expect(new URL(request.url).pathname).toBe('/__mock/worlds/default/realtime')
  expect(request.method).toBe('POST')
  expect(request.headers.get('content-type')).toBe('application/json')
  expect(await request.text()).toBe('{"available":false}')
})

it('tells why the mock server refused', async () => {
  fetch.mockResolvedValue(Response.json({ error: '"seed" is one of default' }, { status: 422 }))
  await expect(changeMockWorld({ path: '/faults', method: 'DELETE' })).rejects.toThrow('"seed" is one of default')
})

it('tells when nobody is there', async () => {
  fetch.mockRejectedValue(new TypeError('Failed to fetch'))
  await expect(changeMockWorld({ path: '/faults', method: 'DELETE' })).rejects.toBeInstanceOf(MockWorldError)
})
