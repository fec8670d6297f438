import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { FileMissing } from '../loadable/file-missing'

const SCRIPT = 'https://portal.example/assets/post-abc.i18n.js'
const OTHER = 'https://portal.example/assets/panel-def.i18n.js'

/** What the server has, by the end of the address. */
let files: Record<string, unknown>
const fetched = vi.fn((address: string): Promise<Response> => {
  const name = Object.keys(files).find((end) => address.endsWith(end))
  return Promise.resolve(name === undefined ? new Response('', { status: 404 }) : Response.json(files[name]))
})

beforeEach(() => {
  vi.resetModules()
  vi.doMock('virtual:catalogues', () => ({ loadWholeCatalogue: () => Promise.resolve({}) }))
  files = {
    'post-abc.i18n.en.json': { 'post.title': 'Post' },
    'post-abc.i18n.it.json': { 'post.title': 'Contenuto' },
    'panel-def.i18n.en.json': { 'panel.title': 'Notifications' },
    'panel-def.i18n.it.json': { 'panel.title': 'Notifiche' },
  }
  fetched.mockClear()
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.head.replaceChildren()
  delete window.portalBoot
})

const load = () => import('./catalogues')

it('loads the messages of a script in the language on the screen alone, each once', async () => {
  const { loadCatalogue, loadMessages, languageShown } = await load()
  const catalogue = await loadCatalogue('en')
  languageShown('en')
  await Promise.all([loadMessages([SCRIPT, 'https://portal.example/assets/plain.js']), loadMessages([SCRIPT])])
  expect(catalogue).toEqual({ 'post.title': 'Post' })
  expect(fetched).toHaveBeenCalledOnce()
})

it('loads the messages of scripts that came before the language was known', async () => {
  const { loadCatalogue, loadMessages } = await load()
  await loadMessages([SCRIPT])
  expect(fetched).not.toHaveBeenCalled()
  expect(await loadCatalogue('it')).toEqual({ 'post.title': 'Contenuto' })
})

it('knows the scripts that the document asks for, and takes the answers of the boot script', async () => {
  const link = document.createElement('link')
  link.href = SCRIPT
  document.head.append(link)
  const address = SCRIPT.replace('.js', '.it.json')
  const requests = new Map([[address, Promise.resolve(Response.json({ 'post.title': 'Dal boot' }))]])
  window.portalBoot = { requests, styles: Promise.resolve() }
  const { loadCatalogue } = await load()
  expect(await loadCatalogue('it')).toEqual({ 'post.title': 'Dal boot' })
  expect(fetched).not.toHaveBeenCalled()
})

it('loads every script so far in another language, and later ones in both until it is shown', async () => {
  const { loadCatalogue, loadMessages, languageShown, catalogueOf } = await load()
  await loadCatalogue('en')
  languageShown('en')
  await loadMessages([SCRIPT])
  expect(await loadCatalogue('it')).toEqual({ 'post.title': 'Contenuto' })
  await loadMessages([OTHER])
  expect([catalogueOf('en'), catalogueOf('it')]).toEqual([
    { 'post.title': 'Post', 'panel.title': 'Notifications' },
    { 'post.title': 'Contenuto', 'panel.title': 'Notifiche' },
  ])
  languageShown('it')
  fetched.mockClear()
  await loadMessages(['https://portal.example/assets/third.i18n.js']).catch(() => undefined)
  expect(fetched.mock.calls.map(([address]) => address)).toEqual(['https://portal.example/assets/third.i18n.it.json'])
})

it('tells a file that is gone from a lost network, and asks again after a failure', async () => {
  const { loadCatalogue, loadMessages } = await load()
  await loadCatalogue('en')
  fetched.mockImplementationOnce(() => Promise.reject(new TypeError('no network')))
  const lost = await loadMessages([SCRIPT]).catch((error: unknown) => error)
  expect(lost).toMatchObject({ name: 'FileMissing', gone: false } satisfies Partial<FileMissing>)
  await loadMessages([SCRIPT])
  const gone = await loadMessages(['https://portal.example/assets/old.i18n.js']).catch((error: unknown) => error)
  expect(gone).toMatchObject({ name: 'FileMissing', gone: true } satisfies Partial<FileMissing>)
})

it('wants later scripts in no language that could not be loaded', async () => {
  const { loadCatalogue, loadMessages, languageShown } = await load()
  await loadMessages([SCRIPT])
  await loadCatalogue('en')
  languageShown('en')
  await expect(loadCatalogue('de')).rejects.toThrow()
  fetched.mockClear()
  await loadMessages([OTHER])
  expect(fetched).toHaveBeenCalledOnce()
})

it('puts an installation’s messages over those that have come and those still to come', async () => {
  const { loadCatalogue, loadMessages, relabelCatalogue } = await load()
  await loadMessages([SCRIPT])
  const catalogue = await loadCatalogue('en')
  const own: Record<string, string> = { 'post.title': 'Page', 'panel.title': 'News' }
  const relabel = async (messages: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(Object.entries(messages).map(([id, message]) => [id, own[id] ?? message]))
  expect(await relabelCatalogue('en', relabel)).toBe(true)
  await loadMessages([OTHER])
  expect(catalogue).toEqual({ 'post.title': 'Page', 'panel.title': 'News' })
  expect(await relabelCatalogue('en', relabel)).toBe(false)
})
