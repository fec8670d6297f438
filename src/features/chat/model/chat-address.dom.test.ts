import { afterEach, describe, expect, it, vi } from 'vitest'
import * as config from '@/shared/config'
import { chatAddress, pictureInChat, sandboxOf, urlInChat, targetOf } from './chat-address'

const base = new URL('.', document.baseURI)

afterEach(() => vi.restoreAllMocks())

/** The configuration names this origin. */
function configure(chatOrigin: string | null) {
  const rest = config.configuration()
  vi.spyOn(config, 'configuration').mockReturnValue({ ...rest, chatOrigin })
}

it('leads links inside the portal to its screens, and others elsewhere', () => {
  expect(targetOf('./post/p-1042?entity=comments')).toEqual({ kind: 'portal', path: '/post/p-1042?entity=comments' })
  expect(targetOf(`${base.href}search-v2?q=a`)).toEqual({ kind: 'portal', path: '/search-v2?q=a' })
  expect(targetOf('https://canteen.example/menu')).toEqual({ kind: 'elsewhere', url: 'https://canteen.example/menu' })
})

it('takes files of the server and places of the chat for elsewhere: they are no screens', () => {
  for (const url of ['./api/files/a.pdf', './chat/conversations/it'])
    expect(targetOf(url)).toEqual({ kind: 'elsewhere', url: new URL(url, base).href })
})

it('takes an address below the portal that would read as another host for elsewhere', () => {
  for (const url of ['.//evil.example/a', `${base.href}/evil.example/a`, './x/..//evil.example'])
    expect(targetOf(url)?.kind).toBe('elsewhere')
})

it('follows nothing that is not http or https', () => {
  for (const url of ['javascript:alert(1)', 'data:text/html,x', 'mailto:a@b.example', 'http://'])
    expect(targetOf(url)).toBeNull()
})

it('opens places inside the chat and none outside it', () => {
  expect(urlInChat('/conversations/it')?.href).toBe(new URL('chat/conversations/it', base).href)
  expect(urlInChat('/../api/files')).toBeNull()
  expect(urlInChat('//evil.example/')?.origin).toBe(base.origin)
})

it('takes pictures for the chat’s where they say no host, and nothing that is no picture', () => {
  expect(pictureInChat('faces/it.png')).toBe(`${base.href}chat/faces/it.png`)
  expect(pictureInChat('https://pictures.example/it.png')).toBe('https://pictures.example/it.png')
  expect(pictureInChat('data:image/png;base64,AA==')).toBe('data:image/png;base64,AA==')
  for (const url of [null, 'javascript:alert(1)', 'http://']) expect(pictureInChat(url)).toBeNull()
})

describe.each([null, base.origin])('with %s for its origin the chat', (chatOrigin) => {
  it('lives below the portal, whose screens stay screens', () => {
    configure(chatOrigin)
    expect(chatAddress().href).toBe(`${base.href}chat/`)
    expect(urlInChat('/conversations/it')?.href).toBe(`${base.href}chat/conversations/it`)
    expect(targetOf('./post/p-1042')).toEqual({ kind: 'portal', path: '/post/p-1042' })
    expect(targetOf('./chat/conversations/it')?.kind).toBe('elsewhere')
  })
})

describe('with an origin of its own the chat', () => {
  const chat = 'https://chat.example:8443'

  it('lives at its root, with all of its places', () => {
    configure(chat)
    expect(chatAddress().href).toBe(`${chat}/`)
    expect(urlInChat('/conversations/it')?.href).toBe(`${chat}/conversations/it`)
    expect(pictureInChat('/faces/it.png')).toBe(`${chat}/faces/it.png`)
    for (const route of ['/../api/files', '//evil.example/', '/\\evil.example/'])
      expect(urlInChat(route)?.origin).toBe(chat)
  })

  it('keeps its links to itself, and leads those of the portal to its screens', () => {
    configure(chat)
    const place = `${chat}/conversations/it`
    expect(targetOf(place)).toEqual({ kind: 'elsewhere', url: place })
    expect(targetOf('./post/p-1042')).toEqual({ kind: 'portal', path: '/post/p-1042' })
    expect(targetOf(`${base.href}people`)).toEqual({ kind: 'portal', path: '/people' })
    expect(targetOf('https://chat.example/people')?.kind).toBe('elsewhere')
  })
})

it('walls a chat elsewhere in, and puts up no wall that a chat of the portal’s own origin could take down', () => {
  expect(sandboxOf(new URL('https://chat.example/'))).toContain('allow-same-origin')
  expect(sandboxOf(new URL('https://chat.example/'))).not.toContain('allow-top-navigation')
  expect(sandboxOf(chatAddress())).toBeUndefined()
})
