import { onlineManager } from '@tanstack/react-query'
import { isFocusVisible } from 'react-aria/private/interactions/useFocusVisible'
import { runAfterTransition } from 'react-aria/private/utils/runAfterTransition'
import { expect, it, vi } from 'vitest'
import { beginFile } from './file-world'

it('names what a file has changed for the files after it, and puts it back', async () => {
  const world = await beginFile()
  const { innerWidth } = window
  const { scrollIntoView } = Element.prototype
  Object.assign(globalThis, { leftBehind: true, innerWidth: 1 })
  Element.prototype.scrollIntoView = () => undefined
  console.info = () => undefined
  expect((await world.end()).sort()).toEqual([
    'Element.prototype.scrollIntoView',
    'console.info',
    'globalThis.innerWidth',
    'globalThis.leftBehind',
  ])
  expect([window.innerWidth, Element.prototype.scrollIntoView]).toEqual([innerWidth, scrollIntoView])
  expect('leftBehind' in globalThis).toBe(false)
})

it('has nothing against mocks and stubs, and takes them back', async () => {
  const world = await beginFile()
  const { fetch } = globalThis
  vi.stubGlobal('fetch', vi.fn())
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.useFakeTimers()
  expect(await world.end()).toEqual([])
  expect([globalThis.fetch, vi.isMockFunction(console.error), vi.isFakeTimers()]).toEqual([fetch, false, false])
})

it('ends the page with the file: what it shows, keeps, hears and waits for', async () => {
  const world = await beginFile()
  const late = vi.fn()
  new BroadcastChannel('portal').addEventListener('message', late)
  addEventListener('online', late)
  document.addEventListener('visibilitychange', late, true)
  setInterval(late, 1)
  setTimeout(late, 20)
  document.body.innerHTML = '<main>Left</main>'
  document.body.id = 'left'
  document.documentElement.lang = 'el'
  document.title = 'Left'
  document.cookie = 'left=1'
  localStorage.setItem('left', '1')
  sessionStorage.setItem('left', '1')
  history.pushState({}, '', '/left')
  expect(await world.end()).toEqual([])

  late.mockClear()
  new BroadcastChannel('portal').postMessage('left')
  dispatchEvent(new Event('online'))
  document.dispatchEvent(new Event('visibilitychange'))
  await new Promise((resolve) => setTimeout(resolve, 40))
  expect(late.mock.calls).toEqual([])
  expect([document.documentElement.outerHTML, document.cookie]).toEqual(['<html><head></head><body></body></html>', ''])
  expect([localStorage.length, sessionStorage.length, location.pathname]).toEqual([0, 0, '/'])
})

it('gives the next file frames and a network, whatever stood still or was lost', async () => {
  const world = await beginFile()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  requestAnimationFrame(() => undefined)
  onlineManager.setOnline(false)
  expect(await world.end()).toEqual([])

  await new Promise(requestAnimationFrame)
  expect(onlineManager.isOnline()).toBe(true)
})

it('leaves React Aria able to tell keys from a pointer, whatever page a file has left', async () => {
  const world = await beginFile()
  document.dispatchEvent(new PointerEvent('pointerdown'))
  dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(isFocusVisible()).toBe(false)
  expect(await world.end()).toEqual([])

  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }))
  expect(isFocusVisible()).toBe(true)
})

it('lets a library end what it awaits a frame for', async () => {
  const world = await beginFile()
  // Frames stand still, or one could come by itself before a slow end.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const [ofLibrary, ours] = [vi.fn(), vi.fn()]
  runAfterTransition(ofLibrary)
  requestAnimationFrame(ours)
  expect(await world.end()).toEqual([])
  await new Promise(requestAnimationFrame)
  expect(ofLibrary).toHaveBeenCalledOnce()
  expect(ours).not.toHaveBeenCalled()
})

it('gives the next file modules of its own', async () => {
  const world = await beginFile()
  const before = await import('./file-world')
  await world.end()
  expect((await import('./file-world')).beginFile).not.toBe(before.beginFile)
})

it('ends a file that broke off before the next one begins', async () => {
  await beginFile()
  localStorage.setItem('left', '1')
  await beginFile()
  expect(localStorage.length).toBe(0)
})
