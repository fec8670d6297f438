import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, it, vi } from 'vitest'

const code = readFileSync('public/push-worker.js', 'utf8')
const scope = 'https://work.example/portal/'

function worker(urls: string[]) {
  const listeners: Record<string, (event: object) => void> = {}
  const pages = urls.map((url) => ({ url, focus: vi.fn(() => Promise.resolve()), postMessage: vi.fn() }))
  const openWindow = vi.fn(() => Promise.resolve(null))
  const self = {
    registration: { scope },
    clients: { matchAll: () => Promise.resolve(pages), openWindow },
    addEventListener: (type: string, listener: (event: object) => void) => (listeners[type] = listener),
  }
  runInNewContext(code, { self, URL })
  const click = async (data: object) => {
    const close = vi.fn()
    const done: Promise<unknown>[] = []
    listeners.notificationclick?.({
      notification: { close, data },
      waitUntil: (work: Promise<unknown>) => done.push(work),
    })
    await Promise.all(done)
    return close
  }
  const say = (data: object, source: object = {}) => listeners.message?.({ data, source })
  return { listeners, pages, openWindow, click, say }
}

it('leads to the page of the portal that was used last, and closes the push', async () => {
  const { pages, click, openWindow } = worker(['https://work.example/other/', `${scope}post/1`, scope])
  const close = await click({ address: './post/7' })
  expect(close).toHaveBeenCalledOnce()
  expect(pages.map(({ focus }) => focus.mock.calls.length)).toEqual([0, 1, 0])
  expect(pages[1]?.postMessage).toHaveBeenCalledWith({
    type: 'pushClicked',
    scope,
    data: { address: './post/7' },
    led: false,
  })
  expect(openWindow).not.toHaveBeenCalled()
})

it('tells the page also when the browser refuses to focus it', async () => {
  const { pages, click } = worker([scope])
  pages[0]?.focus.mockRejectedValue(new Error('not allowed'))
  await click({ address: './post/7' })
  expect(pages[0]?.postMessage).toHaveBeenCalledOnce()
})

it('opens a page at the address when none is left, and tells it once it listens, and only once', async () => {
  const { click, say, openWindow } = worker([])
  await click({ address: './post/7?entity=comments' })
  expect(openWindow).toHaveBeenCalledWith(`${scope}post/7?entity=comments`)
  const page = { postMessage: vi.fn() }
  say({ type: 'listening' }, page)
  expect(page.postMessage).toHaveBeenCalledWith({
    type: 'pushClicked',
    scope,
    data: { address: './post/7?entity=comments' },
    led: true,
  })
  say({ type: 'heard' }, page)
  say({ type: 'listening' }, page)
  expect(page.postMessage).toHaveBeenCalledOnce()
})

it('opens the portal itself for a push without an address', async () => {
  const { click, openWindow } = worker([])
  await click({ address: null })
  expect(openWindow).toHaveBeenCalledWith(scope)
})

it.each(['//evil.example', '/\\\\evil.example', './../other/', 'https://evil.example/', 'javascript:alert(1)'])(
  'opens the portal itself for %s, which lies outside of it',
  async (address) => {
    const { click, openWindow } = worker([])
    await click({ address })
    expect(openWindow).toHaveBeenCalledWith(scope)
  },
)

it('answers no requests and keeps nothing', () => {
  expect(Object.keys(worker([]).listeners).sort()).toEqual(['install', 'message', 'notificationclick'])
  expect(code).not.toMatch(/\bcaches\b|indexedDB|importScripts|fetch\(/)
})
