import { beforeEach, expect, it } from 'vitest'
import { storage, wipeStorage } from '.'
import { lateStorage } from '../late-storage'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

it('keeps a personal setting apart for each person under the one key', () => {
  lateStorage.onlyUnread.write('giulia-riva', true)
  lateStorage.systemMessages.write('giulia-riva', ['message-canteen'])
  lateStorage.onlyUnread.write('marco-bianchi', false)
  expect(JSON.parse(localStorage.getItem('onlyUnreadNotification') ?? '')).toEqual({
    'giulia-riva': true,
    'marco-bianchi': false,
  })
  expect(lateStorage.onlyUnread.read('giulia-riva')).toBe(true)
  expect(lateStorage.onlyUnread.read('sofia-karras')).toBeNull()
})

it('drops what it cannot read instead of failing', () => {
  localStorage.setItem('theme', '{broken')
  localStorage.setItem('onlyUnreadNotification', '"true"')
  expect(storage.theme.read()).toBeNull()
  expect(lateStorage.onlyUnread.read('giulia-riva')).toBeNull()
})

it('is not confused by a person who is called like a property of every object', () => {
  expect(lateStorage.onlyUnread.read('constructor')).toBeNull()
})

it('forgets at sign-out all but what the specification keeps', () => {
  storage.signedIn.write(true)
  storage.theme.write('dark')
  storage.language.write('el')
  storage.menuOpen.write(false)
  lateStorage.onlyUnread.write('giulia-riva', true)
  lateStorage.systemMessages.write('giulia-riva', ['message-canteen'])
  lateStorage.drafts.write('giulia-riva', { '1042': 'half a sentence' })
  lateStorage.seenCarousel.write('giulia-riva', true)
  lateStorage.buildInfo.write('1.0.0+4f1c2ab')
  localStorage.setItem('left by an old version', 'x')
  wipeStorage()
  expect(Object.keys(localStorage).sort()).toEqual([
    'buildInfo',
    'carousel',
    'language',
    'onlyUnreadNotification',
    'system-messages',
    'theme',
  ])
  expect(sessionStorage.length).toBe(0)
  const kept = [...Object.values(storage), ...Object.values(lateStorage)].filter((entry) => entry.keptAtSignOut)
  expect(kept.map(({ key }) => key).sort()).toEqual(expect.arrayContaining(Object.keys(localStorage)))
})
