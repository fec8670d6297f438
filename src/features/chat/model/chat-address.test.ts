import { expect, it } from 'vitest'
import { placeInChat, targetOf } from './chat-address'

const base = new URL('.', document.baseURI)

it('leads links inside the portal to its screens, and others elsewhere', () => {
  expect(targetOf('./post/p-1042?entity=comments')).toEqual({ kind: 'portal', path: '/post/p-1042?entity=comments' })
  expect(targetOf(`${base.href}search-v2?q=a`)).toEqual({ kind: 'portal', path: '/search-v2?q=a' })
  expect(targetOf('https://canteen.example/menu')).toEqual({ kind: 'elsewhere', url: 'https://canteen.example/menu' })
})

it('takes files of the server and places of the chat for elsewhere: they are no screens', () => {
  for (const url of ['./api/files/a.pdf', './chat/conversations/it'])
    expect(targetOf(url)).toEqual({ kind: 'elsewhere', url: new URL(url, base).href })
})

it('follows nothing that is not http or https', () => {
  for (const url of ['javascript:alert(1)', 'data:text/html,x', 'mailto:a@b.example', 'http://'])
    expect(targetOf(url)).toBeNull()
})

it('opens places inside the chat and none outside it', () => {
  expect(placeInChat('/conversations/it')?.href).toBe(new URL('chat/conversations/it', base).href)
  expect(placeInChat('/../api/files')).toBeNull()
  expect(placeInChat('//evil.example/')?.origin).toBe(base.origin)
})
